// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A colour as a document writes it.
package enum ColorValue: Equatable, Sendable {
  package enum Space: Equatable, Sendable { case standard, displayP3 }

  /// Components 0…1. Calibrated and device spaces count as sRGB, as on iOS.
  case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, space: Space)
  case white(CGFloat, alpha: CGFloat)
  /// A dynamic colour: `labelColor`, `systemBackgroundColor`; older names (`darkTextColor`,
  /// `groupTableViewBackgroundColor`) too.
  case system(String)
  /// A colour of an asset catalog.
  case named(String)

  /// Nil when the element carries no colour that is understood.
  package init?(_ element: Element) {
    let alpha = element.number("alpha", default: 1)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let white = element.number("white") {
      self = .white(white, alpha: alpha)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let isWide = element["customColorSpace"] == "displayP3"
      self = .components(
        red: red, green: green, blue: blue, alpha: alpha, space: isWide ? .displayP3 : .standard)
    } else {
      return nil
    }
  }
}

extension Element {
  /// The colour in a role. Nil when there is none, also when the document says `<nil key=…/>`.
  package func color(_ key: String) -> ColorValue? {
    child("color", key: key).flatMap { ColorValue($0) }
  }
}
