/// The direction in which a face wants its caret drawn (OpenType, `hhea`).
public struct CaretSlope: Sendable, Hashable {
  /// How far the caret goes up for ``run``, in font units; never 0.
  public let rise: Int

  /// How far the caret leans to the right over ``rise``, in font units; 0 for an upright face.
  public let run: Int

  /// How far a slanted caret is moved to the right so that it looks best, in font units.
  public let offset: Int

  /// A caret that stands upright.
  public static let upright = CaretSlope(rise: 1, run: 0, offset: 0)

  /// The slope as the font gives it; a rise of 0, which only a damaged font has, means upright.
  init(rise: Int, run: Int, offset: Int) {
    self.rise = rise == 0 ? 1 : rise
    self.run = rise == 0 ? 0 : run
    self.offset = offset
  }
}
