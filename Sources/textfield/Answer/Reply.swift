/// An answer with the id of its request.
struct Reply: JSONWritable {
  var id = JSONValue.null
  let answer: any Answer

  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("id", id)
      answer.write(into: &object)
    }
  }
}
