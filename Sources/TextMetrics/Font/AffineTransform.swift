#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A transform of the plane as `COLR` has it: x' = xx·x + xy·y + dx, y' = yx·x + yy·y + dy.
struct AffineTransform: Hashable {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var dx = 0.0
  var dy = 0.0

  static let identity = AffineTransform()

  static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(dx: x, dy: y)
  }

  static func scale(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(xx: x, yy: y) }

  /// Turns counter-clockwise by an angle in radians.
  static func rotation(_ angle: Double) -> AffineTransform {
    AffineTransform(xx: cos(angle), yx: sin(angle), xy: -sin(angle), yy: cos(angle))
  }

  /// Leans by angles in radians, counter-clockwise.
  static func skew(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(yx: tan(y), xy: -tan(x))
  }

  /// The same around a centre other than the origin.
  func around(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform.translation(x, y) * self * .translation(-x, -y)
  }

  /// What does first as the right one and then as the left one.
  static func * (left: AffineTransform, right: AffineTransform) -> AffineTransform {
    AffineTransform(
      xx: left.xx * right.xx + left.xy * right.yx, yx: left.yx * right.xx + left.yy * right.yx,
      xy: left.xx * right.xy + left.xy * right.yy, yy: left.yx * right.xy + left.yy * right.yy,
      dx: left.xx * right.dx + left.xy * right.dy + left.dx,
      dy: left.yx * right.dx + left.yy * right.dy + left.dy)
  }
}
