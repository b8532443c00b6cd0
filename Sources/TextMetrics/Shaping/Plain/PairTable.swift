/// How far the pen moves over the characters of plain text, by the character before each.
///
/// It holds what was asked for so far, for as many different characters as a language has. A pair
/// that is known costs one look into an array.
struct PairTable {
  /// Where a character has its row and its column; 0 stands for the beginning of the text.
  typealias Slot = Int

  /// What is known of a character that goes by pairs.
  struct Character {
    let scalar: Unicode.Scalar
    let glyph: GlyphID
    let advance: Int32
  }

  /// What is known of two characters that go by pairs.
  enum Pair {
    /// What the second one adds to the advance of the first.
    case kerning(Int)
    /// They may become one glyph.
    case joined
    /// They change more than that.
    case unsettled
  }

  /// Rows are no power of two long, as the beginnings of all would then lie in the same few places of
  /// a processor's cache.
  private static let width = 272
  /// The slot of all characters that do not go by pairs, or have no room.
  static let unsettledSlot: Slot = 255
  static let unknown = Int32.min
  static let unsettled = Int32.min + 1
  static let joined = Int32.min + 2

  /// By code point.
  private var slots = [UInt8](repeating: 0, count: PlainText.bound)
  /// By slot, of which the first one is no character's.
  private var characters: [Character] = []
  /// By slot of the character before and slot: the advance of the character, and what the pair adds
  /// to the one before.
  private var moves: [Int32] = []

  init() { addRow() }

  /// About how much memory is in use, in bytes.
  var byteCount: Int {
    slots.count + moves.count * 4 + characters.count * MemoryLayout<Character>.stride
  }

  /// The slot of a code point; 0 if it has none yet.
  func slot(_ scalar: Int) -> Slot { Slot(slots[scalar]) }

  func character(_ slot: Slot) -> Character { characters[slot - 1] }

  /// How far the pen moves over a character after another one, if it is known.
  func move(_ before: Slot, _ slot: Slot) -> Int { Int(moves[before * Self.width + slot]) }

  /// Gives a code point a slot.
  ///
  /// - Parameters:
  ///   - character: nil for one that does not go by pairs.
  ///   - limit: The most bytes that the table may use.
  mutating func add(_ character: Character?, for scalar: Int, limit: Int) {
    guard let character, character.advance > Self.joined,
      characters.count + 1 < Self.unsettledSlot, byteCount + 4 * Self.width <= limit
    else {
      slots[scalar] = UInt8(Self.unsettledSlot)
      return
    }
    characters.append(character)
    slots[scalar] = UInt8(characters.count)
    moves[characters.count] = character.advance
    addRow()
  }

  /// Sets what is known of a pair.
  mutating func set(_ pair: Pair, before: Slot, slot: Slot) {
    moves[before * Self.width + slot] =
      switch pair {
      case .joined: Self.joined
      case .unsettled: Self.unsettled
      case .kerning(let units):
        Int32(exactly: Int(moves[slot]) + units).map { $0 > Self.joined ? $0 : Self.unsettled }
          ?? Self.unsettled
      }
  }

  private mutating func addRow() {
    moves += Array(repeating: Self.unknown, count: Self.width)
    moves[moves.count - Self.width + Self.unsettledSlot] = Self.unsettled
  }

  /// Reads plain text from a place to an end, as far as all is known.
  @inline(__always)
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ place: inout Place, to end: Int,
    into reading: inout some PlainReading
  ) -> Stop {
    unsafe slots.withUnsafeBufferPointer { slots in
      unsafe moves.withUnsafeBufferPointer { moves in
        while place.offset < end {
          var next = place.offset
          let scalar = unsafe PlainText.scalar(in: text, at: &next)
          let slot = unsafe Slot(slots[scalar])
          let move = unsafe moves[place.before * Self.width + slot]
          guard move > Self.joined else {
            if slot == 0 { return .newCharacter(scalar) }
            return stop(move, place.before, slot)
          }
          let advance = unsafe moves[slot]
          reading.add(slot, of: self, advance: advance, move: move, offset: place.offset)
          place.secondBefore = place.before
          place.before = slot
          place.offset = next
        }
        return .end
      }
    }
  }

  private func stop(_ move: Int32, _ before: Slot, _ slot: Slot) -> Stop {
    switch move {
    case Self.unknown: .newPair(before, slot)
    case Self.joined: .joined
    default: .unsettled
    }
  }
}
