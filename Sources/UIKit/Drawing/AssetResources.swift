// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundlePath: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// The name of a colour in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundlePath: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension UIImage {
  /// The image of a symbol; the empty image, reported, when the catalog has lost it.
  public convenience init(resource: ImageResource) {
    let bundle = Bundle(path: resource.bundlePath) ?? .main
    let found = UIImage.named(resource.name, bundle: bundle)
    self.init(storage: found?.storage ?? UIImage().storage)
  }
}

extension UIColor {
  /// The colour of a symbol; clear, reported, when the catalog has lost it.
  public convenience init(resource: ColorResource) {
    let bundle = Bundle(path: resource.bundlePath) ?? .main
    let found = UIColor.named(resource.name, bundle: bundle) ?? .clear
    self.init(content: found.content, catalogName: resource.name)
  }
}
