// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A user-defined runtime attribute: set by key path after all objects exist, before `awakeFromNib`.
package struct RuntimeAttribute: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(CGFloat)
    case string(String)
    /// A string that the document's `.strings` files may replace.
    case localizedString(String)
    case color(ColorValue)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    /// The name of an image.
    case image(String)
  }

  package var keyPath: String
  package var value: Value
  package var location: Location

  /// Nil for a value whose type is not known.
  init?(_ element: Element) {
    guard let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    location = element.location
    guard let value = RuntimeAttribute.value(of: element) else { return nil }
    self.value = value
  }

  private static func value(of element: Element) -> Value? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return .boolean(element.boolean("value", default: false))
    case "number":
      guard let child else { return nil }
      return child.name == "integer"
        ? .integer(child.integer("value", default: 0)) : .real(child.number("value", default: 0))
    case "string": return .string(element.string("value") ?? "")
    case "localizedString": return .localizedString(element.string("value") ?? "")
    case "color": return element.color("value").map(Value.color)
    case "point": return element.point("value").map(Value.point)
    case "size": return element.size("value").map(Value.size)
    case "rect": return element.rect("value").map(Value.rect)
    case "image": return element["value"].map(Value.image)
    case "range":
      return child.map {
        .range(
          location: $0.integer("location", default: 0), length: $0.integer("length", default: 0))
      }
    case "nil", nil: return .null
    default: return nil
    }
  }
}

extension Element {
  package var runtimeAttributes: [RuntimeAttribute] {
    items(of: "userDefinedRuntimeAttributes").compactMap { RuntimeAttribute($0) }
  }
}
