#if Shaping
  import CTextFriBidi

  /// What keeps FriBidi's time linear in the length of the text (measured with FriBidi 1.0.8).
  extension BidiParagraph {
    /// Far more isolates than text has that people read.
    private static let mostIsolates = 10_000

    /// Ignores the isolates that are too many, each with its end: the time grows with the square of
    /// their number, to a minute for 200 000.
    static func limitIsolates(_ types: inout [FriBidiCharType]) {
      var (count, ignored) = (0, 0)
      for index in types.indices {
        if cfb_opens_isolate(types[index]) != 0 {
          count += 1
          guard count > mostIsolates else { continue }
          ignored += 1
        } else {
          guard ignored > 0, cfb_closes_isolate(types[index]) != 0 else { continue }
          ignored -= 1
        }
        types[index] = cfb_boundary_neutral
      }
    }

    /// Far more brackets than stand in a row, or with spaces and signs alone between them.
    private static let mostBareBrackets = 1000

    /// Makes no pairs of the brackets that are too many: for each, FriBidi goes back to the last letter
    /// or number, which took minutes where there was none for 100 000 pairs.
    static func limitBrackets(_ brackets: inout [FriBidiBracketType], _ types: [FriBidiCharType]) {
      var bare = 0
      for index in types.indices {
        if cfb_has_direction(types[index]) != 0 {
          bare = 0
        } else if brackets[index] != cfb_no_bracket {
          bare += 1
          if bare > mostBareBrackets { brackets[index] = cfb_no_bracket }
        }
      }
    }
  }
#endif
