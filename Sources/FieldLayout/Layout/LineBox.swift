import Foundation
import TextMetrics

/// The vertical position of a line: its ascent and descent around a baseline.
struct LineBox: Sendable {
  var top: CGFloat
  let ascent: CGFloat
  let descent: CGFloat

  var height: CGFloat { ascent + descent }
  var baseline: CGFloat { top + ascent }

  init(_ metrics: FontMetrics, alignment: VerticalAlignment, in frame: CGRect) {
    ascent = metrics.ascent
    descent = metrics.descent
    let room = frame.height - (ascent + descent)
    top =
      switch alignment {
      case .center: frame.minY + room / 2
      case .top: frame.minY
      case .bottom: frame.minY + room
      }
  }

  func rect(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: top, width: width, height: height)
  }
}
