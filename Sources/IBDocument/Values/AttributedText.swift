// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// An `attributedString`: stretches of text with their attributes.
package struct AttributedText: Equatable, Sendable {
  package struct Fragment: Equatable, Sendable {
    package var content: String
    package var font: FontValue?
    package var foreground: ColorValue?
    package var background: ColorValue?
    package var paragraph: Paragraph?
    /// Numbers under `NSKern`, `NSUnderline`, `NSStrikethrough`, `NSBaselineOffset`, in points.
    package var numbers: [String: CGFloat]
  }

  package struct Paragraph: Equatable, Sendable {
    package var alignment: String?
    package var lineBreakMode: String?
    /// Distances and factors by their attribute names: `lineSpacing`, `paragraphSpacing`,
    /// `firstLineHeadIndent`, `lineHeightMultiple`…
    package var numbers: [String: CGFloat]
  }

  package var fragments: [Fragment]

  init(_ element: Element) {
    fragments = element.children.filter { $0.name == "fragment" }.map(AttributedText.fragment)
  }

  private static func fragment(_ element: Element) -> Fragment {
    let attributes = element.child("attributes")
    var numbers: [String: CGFloat] = [:]
    for child in attributes?.children ?? [] {
      if let key = child.key, let value = child.number("value") { numbers[key] = value }
    }
    let paragraph = attributes?.child("paragraphStyle", key: "NSParagraphStyle")
    return Fragment(
      content: element.string("content") ?? "",
      font: attributes?.child(key: "NSFont").flatMap(font),
      foreground: attributes?.color("NSColor"),
      background: attributes?.color("NSBackgroundColor"),
      paragraph: paragraph.map(Paragraph.init),
      numbers: numbers)
  }

  /// `font` elements know `metaFont` beside the forms of `fontDescription`.
  private static func font(_ element: Element) -> FontValue? {
    let size = element.number("size") ?? element.number("pointSize")
    if let name = element["name"] {
      return .named(name, family: element["family"], pointSize: size ?? 17)
    }
    switch element["metaFont"] {
    case nil: return FontValue(element)
    case "systemBold"?: return .system(.bold, weight: nil, pointSize: size ?? 17)
    default: return .system(.regular, weight: nil, pointSize: size ?? 17)
    }
  }
}

extension AttributedText.Paragraph {
  init(_ element: Element) {
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    numbers = [:]
    for (name, value) in element.attributes {
      if let number = NumberForm.number(value) { numbers[name] = number }
    }
  }
}

extension Element {
  package func attributedText(_ key: String) -> AttributedText? {
    child("attributedString", key: key).map { AttributedText($0) }
  }
}
