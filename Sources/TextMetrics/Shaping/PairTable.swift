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

  static let width = 256
  /// The slot of all characters that do not go by pairs, or have no room.
  private static let unsettledSlot: Slot = 255
  static let unknown = Int32.min
  static let unsettled = Int32.min + 1
  static let joined = Int32.min + 2

  /// By code point.
  private(set) var slots = [UInt8](repeating: 0, count: PlainText.bound)
  /// By slot, of which the first one is no character's.
  private(set) var characters: [Character] = []
  /// By slot of the character before and slot: the advance of the character, and what the pair adds
  /// to the one before.
  private(set) var moves: [Int32] = []

  init() { addRow() }

  /// About how much memory is in use, in bytes.
  var byteCount: Int { slots.count + moves.count * 4 }

  /// The character of a slot; nil if it does not go by pairs.
  func character(_ slot: Slot) -> Character? {
    slot == Self.unsettledSlot ? nil : characters[slot - 1]
  }

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
  ///
  /// A pair that takes away more than its first character is wide is unsettled: the line stops there.
  mutating func set(_ pair: Pair, before: Slot, slot: Slot) {
    moves[before * Self.width + slot] =
      switch pair {
      case .joined: Self.joined
      case .unsettled: Self.unsettled
      case .kerning(let units) where before > 0 && Int(characters[before - 1].advance) + units < 0:
        Self.unsettled
      case .kerning(let units):
        Int32(exactly: Int(moves[slot]) + units).map { $0 > Self.joined ? $0 : Self.unsettled }
          ?? Self.unsettled
      }
  }

  private mutating func addRow() {
    moves += Array(repeating: Self.unknown, count: Self.width)
    moves[moves.count - Self.width + Self.unsettledSlot] = Self.unsettled
  }
}
