/// The strikes of a font of bitmaps alone: each is a face of its own, opened when a size needs it.
final class BitmapStrikes: Sendable {
  private struct Opened {
    weak var face: FontFace?
  }

  private let source: FontSource
  private let index: Int
  private let sizes: [Double]
  private let opened = Guarded<[Int: Opened]>([:])

  /// - Parameter sizes: The pixel size of each strike in the order of the font; not empty.
  init(_ source: FontSource, index: Int, sizes: [Double]) {
    self.source = source
    self.index = index
    self.sizes = sizes
  }

  /// The index of the largest strike.
  var largest: Int { nearest(.infinity) }

  /// The face of the strike nearest to a size; of two as near, the larger one.
  ///
  /// nil if it cannot be opened, as when the file is no longer there.
  func face(nearest size: Double) -> FontFace? {
    let strike = nearest(size)
    return opened.withLock { opened in
      if let face = opened[strike]?.face { return face }
      let face = try? FontFace(source, index: index, strikes: self, strike: strike)
      opened[strike] = Opened(face: face)
      return face
    }
  }

  /// Keeps the face that was opened first, which is that of the largest strike.
  func keep(_ face: FontFace) { opened.withLock { $0[largest] = Opened(face: face) } }

  private func nearest(_ size: Double) -> Int {
    let size = min(size, Double(UInt16.max))
    return sizes.indices.min { left, right in
      (abs(sizes[left] - size), -sizes[left]) < (abs(sizes[right] - size), -sizes[right])
    } ?? 0
  }
}

extension FontFace {
  /// The face that text of a size is measured by: this one, except in a font of several strikes.
  func strike(nearest size: Double) -> FontFace { strikes?.face(nearest: size) ?? self }
}
