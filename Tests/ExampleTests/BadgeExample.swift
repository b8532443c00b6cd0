import Foundation
import TestSupport
import Testing
import TextMetrics

/// A badge: two boxes, each as wide as its text and a margin.
func badge(_ label: String, _ value: String, font: Font) -> String {
  let (margin, height) = (6.0, 20.0)
  let left = font.width(of: label) + 2 * margin
  let right = font.width(of: value) + 2 * margin
  let baseline = (height + font.metrics.ascent - font.metrics.descent) / 2
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="\(height)">
    <rect width="\(left)" height="\(height)" fill="#555"/>
    <rect x="\(left)" width="\(right)" height="\(height)" fill="#1a7f37"/>
    <g fill="#fff" font-family="DejaVu Sans" font-size="\(font.size)">
    <text x="\(margin)" y="\(baseline)">\(label)</text>
    <text x="\(left + margin)" y="\(baseline)">\(value)</text>
    </g>
    </svg>

    """
}

extension Examples {
  @Test("A badge is as wide as its two texts and their margins")
  static func badgeWidth() throws {
    let font = try Fixture.font("DejaVuSans.ttf", 11)
    let picture = badge("build", "passing", font: font)
    let width = font.width(of: "build") + font.width(of: "passing") + 24
    #expect(picture.contains("width=\"\(width)\" height=\"20.0\""))
    let shown = try Repository.text("Sources/TextMetrics/Documentation.docc/Resources/badge.svg")
    #expect(picture == shown)
  }
}
