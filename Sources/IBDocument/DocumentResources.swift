// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What a document recorded of its images and colours when it was saved.
package struct DocumentResources: Equatable, Sendable {
  package struct Image: Equatable, Sendable {
    package let name: String
    /// In points, as Xcode saw the image.
    package let size: CGSize
    /// Whether the image is a symbol of the system.
    package let isSystemSymbol: Bool
  }

  package let images: [String: Image]
  /// Fallbacks for asset catalog colours.
  package let namedColors: [String: ColorValue]
  /// What system colours were when the document was saved; run time does not need them.
  package let systemColors: [String: ColorValue]

  /// Intrinsic sizes that designable views of the app's had in Interface Builder, by the id of
  /// their element, points.
  package let designableSizes: [String: CGSize]

  /// - Parameter designables: The element that holds the sizes.
  init(_ element: Element?, designables: Element?) {
    var sizes: [String: CGSize] = [:]
    for child in designables?.children ?? [] where child.name == "designable" {
      guard let id = child["name"], let size = child.size("intrinsicContentSize") else { continue }
      sizes[id] = size
    }
    designableSizes = sizes
    var images: [String: Image] = [:]
    var named: [String: ColorValue] = [:]
    var system: [String: ColorValue] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      let color = child.child("color").flatMap { ColorValue($0) }
      switch child.name {
      case "image":
        images[name] = Image(
          name: name,
          size: CGSize(
            width: child.number("width", default: 0), height: child.number("height", default: 0)),
          isSystemSymbol: child["catalog"] == "system")
      case "namedColor": named[name] = color
      case "systemColor": system[name] = color
      default: break
      }
    }
    self.images = images
    namedColors = named
    systemColors = system
  }
}
