import Synchronization

/// The one way from text to glyphs, for one stack and one thread at a time.
///
/// It alone asks the cache. Compiled with `UNCACHED` it shapes every text anew, with the same results.
final class TextShaper {
  #if Shaping
    /// By the index of the face; made when the face is first used.
    private var faces: [FaceShaper?] = []
  #endif
  #if !UNCACHED
    private var cache = CacheShard()
    /// What the cache may use for the text that is being shaped, in bytes.
    private var limit = 0
    private var textsUntilTrim = 0
  #endif

  fileprivate init(_ workspace: Workspace) {
    workspace.objectCount.add(1, ordering: .relaxed)
    let allowance = workspace.byteAllowance
    // Those that other threads are working with trim themselves.
    workspace.objects.forEachIdle {
      unsafe unsafeDowncast($0, to: TextShaper.self).trim(to: allowance)
    }
  }

  /// About how many bytes are kept of texts, glyphs and advances.
  var byteCount: Int {
    var count = 0
    #if Shaping
      count += faces.reduce(0) { $0 + ($1?.byteCount ?? 0) }
    #endif
    #if !UNCACHED
      count += cache.byteCount
    #endif
    return count
  }

  private func trim(to allowance: Int) {
    guard byteCount > allowance else { return }
    #if !UNCACHED
      cache.trim(to: allowance)
    #endif
    #if Shaping
      // Contexts of the cache keep those that they use.
      if byteCount > allowance { faces = [] }
    #endif
  }

  /// Prepares for a text.
  fileprivate func begin(_ workspace: Workspace) {
    #if !UNCACHED
      limit = workspace.byteAllowance
      textsUntilTrim -= 1
      guard textsUntilTrim < 0 else { return }
      textsUntilTrim = 16
      trim(to: limit)
    #endif
  }

  // MARK: Whole texts

  /// Reads a text that is one run of characters with a glyph each.
  ///
  /// - Returns: Whether it is read from right to left; nil if it has to be shaped otherwise, and
  ///   then the sink holds a part of it.
  @inline(__always)
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ stack: FontStack,
    into sink: inout some CharacterSink
  ) -> Bool? {
    #if UNCACHED
      return nil
    #else
      return unsafe cache.read(text, request, self, stack, limit: limit, into: &sink)
    #endif
  }

  /// What a text was made into, or is made into now.
  ///
  /// - Parameters:
  ///   - text: Shaped by a stack whose features apply to whole texts.
  ///   - make: Makes it, with its size in bytes; nil if it is not to be cached.
  func cached<Value: AnyObject>(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest,
    _ make: () -> (value: Value, byteCount: Int?)
  ) -> Value {
    #if UNCACHED
      return make().value
    #else
      guard limit > 0 else { return make().value }
      let (known, key) = unsafe cache.lookUp(text, request, Value.self, limit: limit)
      if let known { return unsafe unsafeDowncast(known, to: Value.self) }
      let (value, byteCount) = make()
      if let key, let byteCount {
        let made = unsafe CachedText(text, request, value, byteCount: byteCount)
        cache.insert(made, key, limit: limit)
      }
      return value
    #endif
  }

  /// Shapes a text, which must be contiguous.
  func shape(_ text: String, _ stack: FontStack, _ request: ShapingRequest) -> ShapedText {
    let graphemes = Graphemes(text)
    return switch request.shaping {
    case .simple: SimpleShaper.shape(text, graphemes, stack, direction: request.direction)
    #if Shaping
      case .full: FullShaper.shape(text, graphemes, stack, self, direction: request.direction)
    #endif
    }
  }

  /// The width of a text; nil if a line has to be made to tell.
  func width(
    _ text: UnsafeBufferPointer<UInt8>, _ stack: FontStack, _ request: ShapingRequest
  ) -> ShapedWidth? {
    #if Shaping
      guard request.shaping == .full, stack.hasUniformFeatures else { return nil }
      let width = unsafe cached(text, request) {
        let width = unsafe FullShaper.width(text, stack, self, direction: request.direction)
        return (width ?? ShapedWidth.unknown, 64)
      }
      return width.isKnown ? width : nil
    #else
      return nil
    #endif
  }

  #if Shaping
    // MARK: Runs

    /// Shapes a run in one face and adds its glyphs, in visual order, to a sink.
    ///
    /// - Parameter features: Those with ranges in this text; nil for those of the stack.
    func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, fontIndex: Int, _ stack: FontStack,
      _ features: HarfBuzzFeatures?, into sink: inout some GlyphSink
    ) {
      #if !UNCACHED
        if features == nil,
          unsafe cache.shape(
            text, run, self.face(fontIndex, stack), stack, limit: limit, into: &sink)
        {
          return
        }
      #endif
      unsafe face(fontIndex, stack).shape(text, run, features: features, into: &sink)
    }

    /// The shaper of a face.
    func face(_ index: Int, _ stack: FontStack) -> FaceShaper {
      while faces.count <= index { faces.append(nil) }
      if let known = faces[index] { return known }
      let new = FaceShaper(index, stack)
      faces[index] = new
      return new
    }
  #endif

  /// The caret positions that a face gives inside a ligature, from its left edge; empty if none.
  func ligatureCarets(of glyph: GlyphID, fontIndex: Int, _ stack: FontStack) -> [Int32] {
    #if Shaping
      return face(fontIndex, stack).ligatureCarets(of: glyph)
    #else
      return []
    #endif
  }
}

extension FontStack {
  /// Works with a shaper that no other thread uses.
  func withShaper<Answer>(_ body: (TextShaper) -> sending Answer) -> sending Answer {
    workspace.objects.withItem(for: workspace, make: { TextShaper($0) }) { object in
      let shaper = unsafe unsafeDowncast(object, to: TextShaper.self)
      shaper.begin(workspace)
      return body(shaper)
    }
  }

  /// About how many bytes the shapers of all threads keep.
  var shaperByteCount: Int {
    workspace.objects.sum { unsafe unsafeDowncast($0, to: TextShaper.self).byteCount }
  }
}
