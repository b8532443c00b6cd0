import Foundation

extension CGFloat: JSONWritable {
  func write(to writer: inout JSONWriter) { Double(self).write(to: &writer) }
}

extension CGRect: JSONWritable {
  /// x, y, width and height.
  func write(to writer: inout JSONWriter) { [minX, minY, width, height].write(to: &writer) }
}
