extension Answer {
  /// The answer as a line of JSON.
  var json: String {
    var writer = JSONWriter()
    Reply(answer: self).write(to: &writer)
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
