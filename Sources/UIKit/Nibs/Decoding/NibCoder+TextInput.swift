// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

extension NibCoder {
  func decode(_ field: UITextField) {
    if let font = element.font() { field.font = loader.font(font) }
    if let color = element.color("textColor") { field.textColor = loader.color(color) }
    field.textAlignment = NibCoder.alignment(element["textAlignment"])
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
    if let flag = element.boolean("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = flag }
    if let flag = element.boolean("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = flag
    }
    if let flag = element.boolean("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    switch element["clearButtonMode"] {
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    case "always": field.clearButtonMode = .always
    default: break
    }
    if let image = image(named: element["background"]) { field.background = image }
    field.placeholder = element.string("placeholder")
    if let text = element.attributedText("attributedText") {
      field.attributedText = loader.attributedString(text)
    } else if let text = element.string("text") {
      field.text = text
    }
    decodeTraits(of: field)
  }
}
