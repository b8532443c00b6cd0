/// What is cached of the texts of one stack, for one thread at a time.
///
/// It makes shaping faster and changes no number: what it answers is what shaping the run as a whole
/// would.
struct CacheShard {
  #if Shaping
    private var contexts: [ScriptContext] = []
    /// The index of the context of the last text that was read as a whole.
    private var lastContext: Int?
    /// The index of the context that could not read the text that is being shaped.
    private var failedContext: Int?
    private var words = GenerationalCache<WordKey, ShapedSegment>(
      seenCount: CachePolicy.seenWords)
    private var wordBypass = CacheBypass(limit: CachePolicy.wordRunsUntilBypass)
  #endif
  private var simpleTable = PairTable()
  private var texts = GenerationalCache<TextKey, CachedText>(seenCount: CachePolicy.seenTexts)
  private var textBypass = CacheBypass(limit: CachePolicy.textsUntilBypass)

  /// About how many bytes are in use.
  var byteCount: Int {
    let common = simpleTable.byteCount + texts.byteCount
    #if Shaping
      return common + words.byteCount + contexts.reduce(0) { $0 + $1.byteCount }
    #else
      return common
    #endif
  }

  /// Evicts until no more than a number of bytes are in use.
  mutating func trim(to limit: Int) {
    guard byteCount > limit else { return }
    texts.evict()
    #if Shaping
      words.evict()
      if byteCount > limit { words.evict() }
    #endif
    if byteCount > limit { texts.evict() }
    guard byteCount > limit else { return }
    simpleTable = PairTable()
    #if Shaping
      contexts = []
      lastContext = nil
    #endif
  }
}

// MARK: Whole texts

extension CacheShard {
  /// What is cached of a text, and whether to cache it if it is not.
  mutating func lookUp(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ type: AnyObject.Type,
    limit: Int
  ) -> (known: AnyObject?, key: TextKey?) {
    guard text.count <= CachePolicy.longestText, textBypass.looksUp() else { return (nil, nil) }
    let key = unsafe TextKey(text, request, type)
    let found = texts.value(key, byteCount: \.byteCount, limit: limit * 3 / 4)
    let known = unsafe found?.value(of: text, request, type)
    textBypass.note(known != nil)
    return (known, known != nil || texts.admits(key, limit: limit) ? key : nil)
  }

  mutating func insert(_ text: CachedText, _ key: TextKey, limit: Int) {
    texts.insert(text, key, byteCount: text.byteCount, limit: limit * 3 / 4)
  }
}

/// What a text was made into, and everything besides the stack that decided it.
final class CachedText {
  private let text: [UInt8]
  private let request: ShapingRequest
  private let value: AnyObject
  private let valueByteCount: Int

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ value: AnyObject,
    byteCount: Int
  ) {
    unsafe self.text = Array(text)
    self.request = request
    self.value = value
    valueByteCount = byteCount
  }

  /// What a text was made into; nil if this is not the text, byte by byte, since equal strings may
  /// differ in their code points.
  func value(
    of text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ type: AnyObject.Type
  ) -> AnyObject? {
    let isSame = unsafe self.text.withUnsafeBytes {
      unsafe $0.isSame(as: UnsafeRawBufferPointer(text))
    }
    return isSame && self.request == request && Swift.type(of: value) == type ? value : nil
  }

  var byteCount: Int { 150 + text.count + valueByteCount }
}

/// The hash of a text and of what is asked of it.
struct TextKey: PrehashedKey {
  let hash: UInt64

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ type: AnyObject.Type
  ) {
    var hash = TextHash()
    unsafe hash.combine(UnsafeRawBufferPointer(text))
    hash.combine(UInt64(request.number))
    hash.combine(UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    self.hash = hash.value
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return (offset..<count).allSatisfy { unsafe self[$0] == other[$0] }
  }
}

// MARK: Characters

extension CacheShard {
  /// Reads a whole text character by character, if it is of one run and each has its glyph.
  ///
  /// - Returns: Whether it is read from right to left; nil if it has to be shaped otherwise, and
  ///   then the sink holds a part of it.
  @inline(__always)
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest, _ shaper: TextShaper,
    _ stack: FontStack, limit: Int, into sink: inout some CharacterSink
  ) -> Bool? {
    guard limit >= CachePolicy.leastForTables else { return nil }
    switch request.shaping {
    case .simple:
      guard request.direction != .rightToLeft,
        unsafe readSimply(text, stack, limit: limit, into: &sink)
      else { return nil }
      return false
    #if Shaping
      case .full:
        failedContext = nil
        guard stack.hasUniformFeatures,
          let index = unsafe context(of: text, shaper, stack),
          request.direction == .natural
            || (request.direction == .rightToLeft) == contexts[index].isRightToLeft,
          let reach = contexts[index].reach(for: text.count)?.pairs
        else { return nil }
        guard
          unsafe contexts[index].read(
            text, 0..<text.count, reach, limit: limit / 4, into: &sink)
        else {
          failedContext = index
          return nil
        }
        return contexts[index].isRightToLeft
    #endif
    }
  }

  #if Shaping
    /// The context that all letters of a text belong to; nil if there is none.
    @inline(__always)
    private mutating func context(
      of text: UnsafeBufferPointer<UInt8>, _ shaper: TextShaper, _ stack: FontStack
    ) -> Int? {
      // Mostly that of the text before, which a known letter tells.
      if let lastContext {
        var reader = unsafe ScalarReader(text)
        while let scalar = reader.next() {
          guard let isLetter = contexts[lastContext].pairs.isLetter(scalar) else { break }
          if isLetter { return lastContext }
        }
      }
      return unsafe surveyedContext(of: text, shaper, stack)
    }

    @inline(never)
    private mutating func surveyedContext(
      of text: UnsafeBufferPointer<UInt8>, _ shaper: TextShaper, _ stack: FontStack
    ) -> Int? {
      let survey = CharacterTable.withTable { unsafe TextSurvey(text, &$0) }
      let isRightToLeft = survey.firstStrong == .rightToLeft
      guard !survey.hasSeveralScripts, !text.isEmpty,
        survey.each.isPlain(isRightToLeft: isRightToLeft)
      else { return nil }
      let run = TextRun(
        range: 0..<0, level: isRightToLeft ? 1 : 0, script: survey.script ?? .common)
      lastContext = context(run, shaper.face(0, stack), stack)
      return lastContext
    }

    /// The index of the context of a run.
    private mutating func context(
      _ run: TextRun, _ face: FaceShaper, _ stack: FontStack
    ) -> Int {
      let known = contexts.firstIndex {
        $0.script == run.script && $0.isRightToLeft == run.isRightToLeft && $0.shaper === face
      }
      if let known { return known }
      contexts.append(ScriptContext(run, stack, face))
      return contexts.count - 1
    }
  #endif

  /// Reads text that is set glyph by glyph.
  private mutating func readSimply(
    _ text: UnsafeBufferPointer<UInt8>, _ stack: FontStack, limit: Int,
    into sink: inout some CharacterSink
  ) -> Bool {
    var position = PairTable.Position(0)
    while true {
      switch unsafe simpleTable.read(text, &position, to: text.count, into: &sink) {
      case .end: return true
      case .joined, .other: return false
      case .unknownCharacter(let scalar):
        guard simpleTable.byteCount < limit / 4 else { return false }
        simpleTable.set(stack.simpleCharacter(scalar), for: scalar)
      case .unknownPair(let before, let slot):
        let (first, second) = (simpleTable.character(before), simpleTable.character(slot))
        let kerning = stack.kerningUnits(
          GlyphID(UInt32(first.glyph)), GlyphID(UInt32(second.glyph)), in: stack.faces[0])
        simpleTable.set(.kerning(Int(kerning)), before: before, slot: slot)
      }
    }
  }
}

extension FontStack {
  /// A character as it is set glyph by glyph in the first face; nil if more decides how.
  fileprivate func simpleCharacter(_ scalar: Unicode.Scalar) -> PairTable.Character? {
    let face = faces[0]
    let traits = CharacterTraits(scalar)
    guard traits.isPlainBySimpleShaping, face.covers(scalar),
      !ordersFacesByPresentation || traits.flags.contains(.hasNoPresentation)
    else { return nil }
    let measured = measure(scalar, ScalarRole(scalar), in: face)
    return UInt16(exactly: measured.glyph.rawValue).map {
      PairTable.Character(
        scalar: scalar, glyph: $0, advance: measured.advance, isLetter: false,
        isContextFree: !face.hasKerning)
    }
  }
}

// MARK: Runs

#if Shaping
  extension CacheShard {
    /// Shapes a run in one face by what is cached.
    ///
    /// - Returns: false if it has to be shaped as a whole; then nothing was added to the sink.
    mutating func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ face: FaceShaper, _ stack: FontStack,
      limit: Int, into sink: inout some GlyphSink
    ) -> Bool {
      guard limit > 0 else { return false }
      let index = context(run, face, stack)
      guard let reach = contexts[index].reach(for: run.range.count) else { return false }
      if let pairs = reach.pairs, limit >= CachePolicy.leastForTables, index != failedContext,
        unsafe contexts[index].mayRead(text, run)
      {
        let isRead = sink.attempt(reversing: run.isRightToLeft) { sink in
          unsafe contexts[index].read(text, run.range, pairs, limit: limit / 4, into: &sink)
        }
        if isRead { return true }
      }
      guard let words = reach.words, wordBypass.looksUp() else { return false }
      return unsafe WordReader(text: text, run: run, shaper: face, reach: words, limit: limit / 4)
        .read(&self.words, &wordBypass, into: &sink)
    }
  }
#endif
