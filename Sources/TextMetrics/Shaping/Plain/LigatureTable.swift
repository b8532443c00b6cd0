#if Shaping
  /// Ligatures that were shaped before between their neighbours, by the slots of all these characters.
  ///
  /// Each has one place where it can be, so that it is found at once, and there are never more than
  /// the places.
  struct LigatureTable {
    /// The slots of a stretch of text, one byte each.
    struct Key: Equatable {
      /// The slots behind a 1; 0 if there were too many.
      private(set) var number: UInt64 = 1

      mutating func append(_ slot: PairTable.Slot) {
        number = number >> 56 == 0 && number != 0 ? number << 8 | UInt64(slot) : 0
      }
    }

    private static let placeCount = 512

    private var entries: [(key: Key, word: ShapedWord)?] = []

    /// About how much memory is in use, in bytes.
    var byteCount: Int { entries.reduce(0) { $0 + 40 + ($1?.word.byteCount ?? 0) } }

    subscript(key: Key) -> ShapedWord? {
      get {
        guard !entries.isEmpty, let entry = entries[place(key)], entry.key == key else {
          return nil
        }
        return entry.word
      }
      set {
        guard let newValue, key.number != 0 else { return }
        if entries.isEmpty { entries = Array(repeating: nil, count: Self.placeCount) }
        entries[place(key)] = (key, newValue)
      }
    }

    private func place(_ key: Key) -> Int {
      Int((key.number &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }
  }
#endif
