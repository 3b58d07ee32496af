// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A `fontDescription`.
package enum FontValue: Equatable, Sendable {
  package enum Face: Equatable, Sendable { case regular, bold, italic }

  /// The system font; `weight` is Interface Builder's word (`semibold`), absent for the face's own.
  case system(Face, weight: String?, pointSize: CGFloat)
  /// A text style by its archive name: `UICTFontTextStyleBody`.
  case textStyle(String, weight: String?)
  /// A font by PostScript name, with its family for when the name is unknown.
  case named(String, family: String?, pointSize: CGFloat)

  /// Nil when the element describes no font.
  package init?(_ element: Element) {
    let size = element.number("pointSize") ?? FontValue.size(named: element["size"])
    if let style = element["style"] {
      self = .textStyle(style, weight: element["weight"])
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], pointSize: size ?? 17)
    } else {
      let face: Face =
        switch element["type"] {
        case "boldSystem": .bold
        case "italicSystem": .italic
        default: .regular
        }
      guard element["type"] != nil || size != nil else { return nil }
      self = .system(face, weight: element["weight"], pointSize: size ?? 17)
    }
  }

  /// UIKit's named system sizes, in points.
  private static func size(named name: String?) -> CGFloat? {
    switch name {
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 18
    default: nil
    }
  }
}

extension Element {
  package func font(_ key: String = "fontDescription") -> FontValue? {
    child("fontDescription", key: key).flatMap { FontValue($0) }
  }
}
