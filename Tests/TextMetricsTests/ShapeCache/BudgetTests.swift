#if Shaping
  import TestSupport
  import Testing

  @testable import TextMetrics

  /// What is kept is bounded, whatever is measured.
  struct BudgetTests {
    private static let path = Fixture.path("DejaVuSans.ttf")

    private static func texts(_ count: Int, seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      let letters = Array("abcdefghijklmnopqrstuvwxyzабвгдежзиклмнאבגדהוזابتثج ")
      return (0..<count).map { _ in
        String(
          (0..<Int.random(in: 5...40, using: &random)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &random)]
          })
      }
    }

    @Test("A cache keeps to its limit, within a fifth", arguments: [400_000, 1_000_000, 3_000_000])
    func limit(_ limit: Int) throws {
      let font = try Font(face: FontFace(path: Self.path), size: 16)
      font.stack.cache.limit = limit
      var largest = 0
      for part in 0..<12 {
        for text in Self.texts(300, seed: UInt64(part)) {
          for _ in 0..<2 { _ = ShapedLine(text, font: font).width + font.width(of: text) }
        }
        largest = max(largest, font.stack.cache.byteCount)
      }
      #expect(largest > limit / 4)
      #expect(largest <= limit * 6 / 5)
    }

    @Test("Threads share the limit")
    func threads() async throws {
      let font = try Font(face: FontFace(path: Self.path), size: 16)
      font.stack.cache.limit = 2_000_000
      await withTaskGroup(of: Void.self) { group in
        for seed in 0..<8 {
          group.addTask {
            for text in Self.texts(2000, seed: UInt64(seed)) {
              for _ in 0..<2 { _ = ShapedLine(text, font: font).width }
            }
          }
        }
      }
      let used = font.stack.cache.byteCount
      #expect((200_000...2_400_000).contains(used), "\(used)")
      // One thread has all of it again.
      font.stack.cache.removeAll()
      #expect(font.stack.workspace.byteAllowance == 2_000_000)
    }

    @Test("With a limit of 0 no text is kept")
    func nothing() throws {
      let font = try Font(face: FontFace(path: Self.path), size: 16)
      font.stack.cache.limit = 0
      // Afterwards the glyphs of all letters are known.
      for text in Self.texts(1000, seed: 3) { _ = font.width(of: text) }
      let before = font.stack.cache.byteCount
      for text in Self.texts(1000, seed: 5) { _ = font.width(of: text) }
      #expect(font.stack.cache.byteCount == before)
    }

    @Test("A font that is made anew finds the cache of an equal one, and one of another size too")
    func again() throws {
      let face = try FontFace(path: Self.path)
      for features in [[], [FontFeature("liga", 0)]] {
        func byteCount(_ size: Double) throws -> Int {
          var font = try Font(face: face, size: size, fallbacks: [])
          font.features = features
          if size == 16 { for text in Self.texts(100, seed: 4) { _ = font.width(of: text) } }
          return font.stack.cache.byteCount
        }
        let first = try byteCount(16)
        let second = try byteCount(17)
        #expect(first > 0)
        #expect(second == first)
      }
    }

    /// How long so many fonts take that differ in the value of a feature.
    private static func time(_ count: Int) throws -> Double {
      let face = try FontFace(path: path)
      var font = try Font(face: face, size: 16)
      return ThreadTime.taken {
        for value in 0..<count {
          font.features = [FontFeature("salt", value)]
          _ = font.width(of: "AV To")
        }
      }
    }

    @Test("Many fonts that differ in a feature take linear time")
    func manyStacks() throws {
      _ = try Self.time(100)
      let (half, whole) = (try Self.time(400), try Self.time(800))
      #expect(whole < 3 * half)
    }

    @Test("Rare variation selectors are not kept")
    func selectors() throws {
      let font = try Font(face: FontFace(path: Self.path), size: 16)
      font.stack.cache.limit = 0
      _ = font.width(of: "a")
      let before = font.stack.cache.byteCount
      for value in UInt32(0xE0100)...0xE01EF {
        let selector = try #require(Unicode.Scalar(value))
        _ = font.width(of: "a\(Character(selector))")
      }
      // The glyphs of the selectors themselves, most of it the index of their pages.
      #expect(font.stack.cache.byteCount <= before + 20_000)
    }

    // MARK: Parts

    private final class Value {}

    private struct Key: PrehashedKey {
      let number: Int
      // Few different hashes, so that keys collide.
      var hash: UInt64 { UInt64(number % 7) &* 0x9E37_79B9_7F4A_7C15 }
    }

    @Test("A dictionary finds what was set last, also where hashes collide")
    func dictionary() {
      var dictionary = PrehashedDictionary<Key, Int>()
      #expect(dictionary.value(Key(number: 1)) == nil)
      for number in 0..<500 { _ = dictionary.set(number, for: Key(number: number)) }
      let replaced = dictionary.set(-3, for: Key(number: 3))
      #expect(replaced == 3)
      let found = (0..<500).map { dictionary.value(Key(number: $0)) }
      let expected: [Int?] = (0..<500).map { $0 == 3 ? -3 : $0 }
      #expect(found == expected)
      #expect(dictionary.count == 500)
    }

    @Test("A cache admits a key that comes again, and keeps what was used last")
    func generations() {
      var cache = GenerationalCache<Key, Value>(seenCount: 16)
      let admitted = (
        cache.admits(Key(number: 1), limit: 1000), cache.admits(Key(number: 1), limit: 1000)
      )
      #expect(admitted == (false, true))
      let kept = Value()
      cache.insert(kept, Key(number: 0), byteCount: 100, limit: 1000)
      for number in 1..<200 {
        cache.insert(Value(), Key(number: number), byteCount: 100, limit: 1000)
        let found = cache.value(Key(number: 0), byteCount: { _ in 100 }, limit: 1000)
        #expect(found === kept, "\(number)")
      }
    }
  }
#endif
