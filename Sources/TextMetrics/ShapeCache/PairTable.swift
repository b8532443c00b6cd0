/// The advances of characters, and what neighbouring ones add to each other, for text of one script
/// and direction in which nothing else matters.
///
/// It holds what was asked for so far. Reading a known character costs one or two array accesses.
struct PairTable {
  /// The row and the column of a character that kerning or ligatures concern; 0 stands for the
  /// beginning of the text, and for a neighbour that does not matter.
  typealias Slot = Int

  /// A character with a glyph of its own.
  struct Character {
    let scalar: Unicode.Scalar
    let glyph: UInt16
    let advance: Int32
    /// Whether it is of the table's script, not merely used with it.
    let isLetter: Bool
    /// Whether no rule of the font concerns its glyph, so that it needs no row.
    let isContextFree: Bool
  }

  /// What two neighbouring characters do to each other.
  enum Pair {
    /// They add so much to the advance of the first, and so much to that of the second, which is moved
    /// by as much (`kern` table); together, what kerning adds.
    case kerning(Int, second: Int32 = 0)
    /// They may become one glyph.
    case joined
    /// They do something else.
    case other
  }

  /// Why reading stopped.
  enum Stop {
    case end
    case unknownCharacter(Unicode.Scalar)
    case unknownPair(Slot, Slot)
    /// The character and the one before it may become one glyph.
    case joined
    /// The table cannot tell.
    case other
  }

  /// A position in a text that is being read.
  struct Position {
    /// In UTF-8.
    var offset: Int
    /// The slots of the character before and of the one before that.
    var before: Slot = 0
    var secondBefore: Slot = 0

    init(_ offset: Int) { self.offset = offset }
  }

  /// The slot of all that cannot be read by pairs.
  static let otherSlot: Slot = 255
  /// The slot of context-free characters, which have no row.
  static let contextFreeSlot: Slot = 254
  /// Not a power of two, so that the beginnings of rows are spread over a processor's cache sets.
  static let width = 272
  static let unknown = Int32.min
  private static let other = Int32.min + 1
  static let joined = Int32.min + 2
  /// Marks a pair with a context-free character, which is looked up elsewhere.
  private static let contextFree = Int32.min + 3
  static let firstMove = Int32.min + 4

  private static let pageSize = 256
  /// The beginning of each page of ``slots``, by the high bits of a code point; the first page holds
  /// none.
  private var pages = [UInt32](repeating: 0, count: 0x11_0000 / Self.pageSize)
  /// The slot of each code point; 0 if it is unknown.
  private var slots = [UInt8](repeating: 0, count: Self.pageSize)
  /// By slot of the character before and slot: the advance of the character, and what the two add to
  /// that of the one before.
  private(set) var moves: [Int32] = []
  /// What the second of two characters gets of their kerning; empty as long as that is nothing.
  private(set) var seconds: [Int32] = []
  private(set) var characters: [Character] = []
  private var glyphs: [UInt16] = [0]
  /// The context-free characters, and their indices by code point.
  private var contextFree: [Character] = []
  private var contextFreeIndices = PagedTable()

  init() { addRow() }

  /// About how many bytes are in use.
  var byteCount: Int {
    pages.count * 4 + slots.count + (moves.count + seconds.count) * 4
      + (characters.count + contextFree.count) * MemoryLayout<Character>.stride
      + contextFreeIndices.byteCount
  }

  /// Whether a code point is a letter of the table's script; nil if it is not known.
  func isLetter(_ scalar: Unicode.Scalar) -> Bool? {
    switch slot(Int(scalar.value)) {
    case 0: nil
    case Self.otherSlot: false
    case Self.contextFreeSlot: contextFreeCharacter(Int(scalar.value))?.isLetter
    case let slot: characters[slot - 1].isLetter
    }
  }

  private func contextFreeCharacter(_ value: Int) -> Character? {
    contextFreeIndices[value].map { contextFree[Int($0)] }
  }

  func character(_ slot: Slot) -> Character { characters[slot - 1] }

  /// The advance of a character and what the two add to that of the one before.
  func move(_ before: Slot, _ slot: Slot) -> Int { Int(moves[before * Self.width + slot]) }

  func slot(_ value: Int) -> Slot {
    Slot(slots[Int(pages[value / Self.pageSize]) + value % Self.pageSize])
  }

  /// Sets what is known of a code point.
  ///
  /// - Parameter character: nil for one that cannot be read by pairs.
  mutating func set(_ character: Character?, for scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let page = value / Self.pageSize
    if pages[page] == 0 {
      pages[page] = UInt32(slots.count)
      slots += Array(repeating: 0, count: Self.pageSize)
    }
    slots[Int(pages[page]) + value % Self.pageSize] = UInt8(add(character, value))
  }

  private mutating func add(_ character: Character?, _ value: Int) -> Slot {
    guard let character, character.advance >= Self.firstMove else { return Self.otherSlot }
    if character.isContextFree {
      contextFreeIndices.set(value, Int32(contextFree.count))
      contextFree.append(character)
      return Self.contextFreeSlot
    }
    guard characters.count + 1 < Self.contextFreeSlot else { return Self.otherSlot }
    characters.append(character)
    glyphs.append(character.glyph)
    moves[characters.count] = character.advance
    addRow()
    return characters.count
  }

  /// Sets what is known of two neighbouring characters.
  mutating func set(_ pair: Pair, before: Slot, slot: Slot) {
    moves[before * Self.width + slot] =
      switch pair {
      case .joined: Self.joined
      case .other: Self.other
      case .kerning(let units, _):
        Int32(exactly: Int(moves[slot]) + units).flatMap { $0 >= Self.firstMove ? $0 : nil }
          ?? Self.other
      }
    guard case .kerning(_, let second) = pair, second != 0 || !seconds.isEmpty else { return }
    if seconds.count < moves.count {
      seconds += Array(repeating: 0, count: moves.count - seconds.count)
    }
    seconds[before * Self.width + slot] = second
  }

  private mutating func addRow() {
    moves += Array(repeating: Self.unknown, count: Self.width)
    moves[moves.count - Self.width + Self.otherSlot] = Self.other
    moves[moves.count - Self.width + Self.contextFreeSlot] = Self.contextFree
  }

  /// Reads text from a position to an end, as far as all is known.
  @inline(__always)
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ position: inout Position, to end: Int,
    into sink: inout some CharacterSink
  ) -> Stop {
    unsafe pages.withUnsafeBufferPointer { pages in
      unsafe slots.withUnsafeBufferPointer { slots in
        unsafe moves.withUnsafeBufferPointer { moves in
          unsafe glyphs.withUnsafeBufferPointer { glyphs in
            let isSplit = !seconds.isEmpty
            var reader = unsafe ScalarReader(text, at: position.offset)
            // Kept apart from the position, so that they can be in registers.
            var (offset, before, secondBefore) = (
              position.offset, position.before, position.secondBefore
            )
            defer {
              (position.offset, position.before, position.secondBefore) = (
                offset, before, secondBefore
              )
            }
            while reader.offset < end {
              let value = reader.nextValue()
              let page = unsafe Int(truncatingIfNeeded: pages[value >> 8])
              let slot = unsafe Slot(slots[page &+ (value & 0xFF)])
              let index = before &* Self.width &+ slot
              let move = unsafe moves[index]
              if move >= Self.firstMove {
                let second = isSplit ? second(index) : 0
                unsafe sink.add(
                  glyphs[slot], advance: moves[slot] &+ second, move: move, moved: second,
                  offset: offset)
                secondBefore = before
                before = slot
              } else if move == Self.contextFree, let character = contextFreeCharacter(value) {
                sink.add(
                  character.glyph, advance: character.advance, move: character.advance, moved: 0,
                  offset: offset)
                secondBefore = 0
                before = 0
              } else {
                return stop(move, before, slot, value)
              }
              offset = reader.offset
            }
            return .end
          }
        }
      }
    }
  }

  private func second(_ index: Int) -> Int32 { index < seconds.count ? seconds[index] : 0 }

  func stop(_ move: Int32, _ before: Slot, _ slot: Slot, _ value: Int) -> Stop {
    if slot == 0 { return Unicode.Scalar(UInt32(value)).map { .unknownCharacter($0) } ?? .other }
    return switch move {
    case Self.unknown: .unknownPair(before, slot)
    case Self.joined: .joined
    default: .other
    }
  }
}
