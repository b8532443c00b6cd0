#if Shaping
  /// The shapers of one face: as many as are used at one time, so that threads do not wait.
  final class HarfBuzzPool: Sendable {
    /// More threads than that share.
    private static let mostShapers = 16

    private final class Place: Sendable {
      let shaper = Guarded<HarfBuzzShaper?>(nil)
    }

    private let places = (0..<mostShapers).map { _ in Place() }

    /// Lends the first shaper that is free.
    func withShaper<Answer>(
      _ face: FontFace, _ body: (inout HarfBuzzShaper) -> sending Answer
    ) -> sending Answer {
      for place in places {
        if let answer = place.shaper.withLockIfAvailable({ Self.lend(&$0, face, body) }) {
          return answer
        }
      }
      return places[places.count - 1].shaper.withLock { Self.lend(&$0, face, body) }
    }

    private static func lend<Answer>(
      _ shaper: inout sending HarfBuzzShaper?, _ face: FontFace,
      _ body: (inout HarfBuzzShaper) -> sending Answer
    ) -> sending Answer {
      var used = shaper.take() ?? HarfBuzzShaper(face)
      let answer = body(&used)
      shaper = consume used
      return answer
    }

    /// About how many bytes all shapers remember.
    var byteCount: Int {
      places.reduce(0) { sum, place in sum + place.shaper.withLock { $0?.byteCount ?? 0 } }
    }

    /// Makes all shapers forget what they remember.
    func forget() {
      for place in places { place.shaper.withLock { $0?.forget() } }
    }
  }
#endif
