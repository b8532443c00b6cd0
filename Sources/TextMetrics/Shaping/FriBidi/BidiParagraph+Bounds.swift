#if Shaping
  import CFriBidi

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

    /// The most brackets that are open at one time (UAX #9, BD16).
    private static let mostOpenBrackets = 63

    /// Makes no brackets of those pairs that hold nothing with a direction.
    ///
    /// They stay as they are (UAX #9, N0 d), but for each of them FriBidi goes back to the last letter
    /// before it, which took minutes where there was none for 100 000 pairs.
    static func dropEmptyPairs(_ brackets: inout [FriBidiBracketType], _ types: [FriBidiCharType]) {
      var open: [Int] = []
      /// How many of the open brackets have a direction after them.
      var filled = 0
      for index in types.indices {
        if cfb_has_direction(types[index]) != 0 { filled = open.count }
        if cfb_is_explicit(types[index]) != 0 {
          // Brackets on either side of it may not belong to each other.
          open.removeAll(keepingCapacity: true)
          filled = 0
        }
        let bracket = brackets[index]
        guard bracket != cfb_no_bracket else { continue }
        if cfb_opens_bracket(bracket) != 0 {
          guard open.count < mostOpenBrackets else { return }
          open.append(index)
        } else if let place = open.lastIndex(where: {
          cfb_bracket_id(brackets[$0]) == cfb_bracket_id(bracket)
        }) {
          if place >= filled {
            // With those inside of the pair that belong to none.
            for dropped in open[place...] + [index] { brackets[dropped] = cfb_no_bracket }
          }
          open.removeSubrange(place...)
          filled = min(filled, place)
        }
      }
    }
  }
#endif
