// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A tag of an SVG file, without its angle brackets.
struct SVGTag {
  let text: Substring

  /// The tags of a document, in order; what stands between them is left out.
  static func all(of document: String) -> [SVGTag] {
    document.split(separator: "<").map { piece in
      SVGTag(text: piece.prefix { $0 != ">" })
    }
  }

  func attribute(_ name: String) -> Substring? {
    var rest = text
    while let found = rest.range(of: "\(name)=\"") {
      let value = rest[found.upperBound...]
      // The name begins here, and is not another one's end.
      if found.lowerBound > text.startIndex,
        text[text.index(before: found.lowerBound)].isWhitespace
      {
        return value.firstIndex(of: "\"").map { value[..<$0] }
      }
      rest = value
    }
    return nil
  }

  func number(_ name: String) -> CGFloat? {
    attribute(name).flatMap { Double($0) }.map { CGFloat($0) }
  }

  /// The shape of a `path` or a `circle`.
  var shape: SymbolGlyph.Shape? {
    if text.hasPrefix("path"), let data = attribute("d") {
      let rule: FillRule = text.contains("evenodd") ? .evenOdd : .winding
      return .init(path: SVGPathReader.path(String(data)), rule: rule)
    }
    guard text.hasPrefix("circle"), let x = number("cx"), let y = number("cy"), let r = number("r")
    else { return nil }
    var path = Path()
    path.addEllipse(in: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    return .init(path: path, rule: .winding)
  }
}
