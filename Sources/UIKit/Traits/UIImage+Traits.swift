// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIImage {
  /// Looks in a bundle for the variant that suits a trait collection.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let appearance = traitCollection.map { Appearance($0.filledFromCurrent) } ?? .current
    guard let found = UIImage.named(name, bundle: bundle ?? .main, in: appearance) else {
      return nil
    }
    self.init(storage: found.storage)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let found = UIImage.named(name, bundle: bundle ?? .main) else { return nil }
    self.init(storage: (configuration.map(found.withConfiguration) ?? found).storage)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
}

extension UIImageAsset {
  /// The variant for a trait collection; an empty image when there is none.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    guard var storage = storage(in: Appearance(traitCollection.filledFromCurrent)) else {
      return UIImage()
    }
    // Where it is shown, it follows the traits of its place.
    storage.asset = self
    return UIImage(storage: storage)
  }

  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    switch traitCollection.userInterfaceStyle {
    case .dark: register(image, isDark: true)
    case .light: register(image, isDark: false)
    default: register(image, isDark: nil)
    }
  }
}

extension UIColor {
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = UIColor.named(name, bundle: bundle ?? .main) else { return nil }
    self.init(content: found.content, catalogName: name)
  }
}

extension UITraitCollection {
  /// The receiver, with the current value of every trait that it does not specify.
  fileprivate var filledFromCurrent: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, self])
  }
}
