extension Command {
  /// What `batch` reads and writes, for the one who writes the other program.
  static let guide = """
    Each request has "op", and may have "id", which the answer repeats:

      {"id":1, "op":"line", "text":"Password", "font":{"path":"FILE"}, "size":16}
      {"id":2, "op":"field", "bounds":[0,0,200,44], "placeholder":"Name", "alignment":"center"}
      {"id":3, "op":"font", "font":{"path":"FILE", "index":0, "variations":{"wght":700}}}

    The keys of a request are those that the options of measure, field and font stand for;
    "explain" takes those of "line". A line needs "text" and a field "bounds"; null means the same as
    a key that is left out, and "font":"FILE" the same as "font":{"path":"FILE"}.

      line, field   font, fallbacks: a list of fonts, fallbackOrder, size, features: {"kern":0},
                    language, tracking, trackingPlacement, hinting, shaping, direction, text
      field         bounds: [x,y,width,height], placeholder, placeholderFont, placeholderSize,
                    alignment, placeholderAlignment, padding: [left,right], caretWidth,
                    interfaceDirection, typingDirection, secure, editing,
                    selection: [anchor,focus], scroll, leftView and rightView: widths,
                    minimumFontSize, points: [[x,y],…], carets: true for every caret
      font          font

    Lengths are points, y goes down, rects are [x,y,width,height], and offsets count UTF-16 code
    units. The keys of an answer:

      line          width, trailingWhitespaceWidth, ascent, descent, leading, direction,
                    unitsPerEm, unitWidth (null unless one unhinted face set the line),
                    glyphs from left to right: glyph, font (0, then the fallbacks), range, x, y,
                    advance; carets in the order of the text: offset, x, secondary (if split),
                    upstream, downstream, kind; missing: ranges that no font has glyphs for
      explain       width, unitWidth, direction, directionReason, firstStrong (where that letter
                    stands, else null), metricsSource, needsShaping, fonts: names; clusters in the
                    order of the text: text, range, font, glyphs as drawn, mappedGlyphs by the
                    character map, x, the parts nominal, substitution, positioning, tab, tracking
                    and their sum width; units: the first four as font units (1/64 point if
                    hinted); carets inside the cluster; missing: whether no font has glyphs for
                    it
      field         direction, alignment, contentRect, placeholderRect, placeholderText,
                    placeholderTruncated, placeholderTruncation and textTruncation (only where
                    characters are left out: place, width of the whole, room), textRect, baseline,
                    fontSize, scroll, visibleRange,
                    caret and carets: offset, rect, insertionX, visible, secondaryRect and
                    secondaryX (if split); selectionRects: rect, direction; hits, one for each of
                    the points: offset, affinity
      font          family, style, postScriptName, index, faceCount, glyphCount, unitsPerEm,
                    metrics, caretSlope, axes, variations, kinds; lengths are font units

    A request that cannot be met is answered with {"id":…, "error":{"code":…, "message":…}}, an
    empty line too, and the next is read; the exit status stays 0. A line of more than
    \(LineInput.longestLine >> 20) MiB is answered so with the code lineTooLong and the id null. Of a key that is given
    twice the first counts. Each answer is written before more input is waited for.

    A font file is read as a whole when it is opened, so it may be overwritten, and is not looked at
    again while it is open. The \(FaceCache.capacity) fonts used last stay open, or those that \(FaceCache.byteCapacity >> 20) MiB have room for.

    """
}
