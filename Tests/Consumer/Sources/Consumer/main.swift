import FieldLayout

let font = try Font(face: FontFace(path: CommandLine.arguments[1]), size: 16)
let line = ShapedLine("AV To", font: font)
print(line.width)

let field = TextField(
  placeholder: "Password", bounds: .init(x: 0, y: 0, width: 200, height: 44), font: font,
  alignment: .center)
if let rect = TextFieldLayout(field).placeholderRect { print(rect.minX, rect.width) }
