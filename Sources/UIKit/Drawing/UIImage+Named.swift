// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DisplayList
public import Foundation

extension UIImage {
  /// The image of that name in the app's catalogs, else in its files.
  public convenience init?(named name: String) {
    guard let found = UIImage.named(name, bundle: .main) else { return nil }
    self.init(storage: found.storage)
  }

  /// The image of a literal: it is there, or the app ends.
  public convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage.named(name, bundle: .main) else {
      fatalError("there is no image named '\(name)'")
    }
    self.init(storage: found.storage)
  }

  /// Looks in a bundle's catalogs, then for files; nil, and reported, when nothing is found.
  static func named(
    _ name: String, bundle: Bundle, in appearance: Appearance = .current
  ) -> UIImage? {
    let image = known(name, bundle: bundle, in: appearance)
    if image == nil { MissingResource.report(.image, name: name) }
    return image
  }

  /// The same, without a word about a missing one.
  static func known(
    _ name: String, bundle: Bundle, in appearance: Appearance = .current
  ) -> UIImage? {
    let catalog = AssetCatalog.catalog(of: bundle)
    // Apps name a set by its file, too: `feature.svg` is the set `feature`.
    if let set = catalog.imageSet(named: name)
      ?? ImageFiles.stem(of: name).flatMap(catalog.imageSet(named:)),
      var storage = set.storage(in: appearance)
    {
      storage.asset = UIImageAsset(set: set)
      return UIImage(storage: storage)
    }
    let folder = bundle.resourcePath ?? bundle.bundlePath
    guard !name.isEmpty, var storage = ImageFiles.load(path: "\(folder)/\(name)") else {
      return nil
    }
    storage.name = name
    return UIImage(storage: storage)
  }

  /// What people call the image: a symbol's name, a catalog's or a file's; nil for drawings.
  package var givenName: String? {
    storage.symbol?.name ?? storage.asset?.givenName ?? storage.name
  }

  /// The image itself, or the variant of its asset for an appearance with this image's changes.
  func variant(in appearance: Appearance) -> UIImage {
    guard let asset = storage.asset, let other = asset.storage(in: appearance) else { return self }
    return with {
      $0.picture = other.picture
      $0.scale = other.scale
      $0.orientation = other.orientation
      $0.tint = other.tint ?? $0.tint
    }
  }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// The bytes of a PNG file: the original ones of a PNG, else those of the host's encoder.
  public func pngData() -> Data? {
    guard let picture = storage.picture else { return nil }
    if case .encoded(let data) = picture.content, storage.orientation == .up,
      data.starts(with: [0x89, 0x50, 0x4e, 0x47])
    {
      return data
    }
    return PictureEncoder.shared?(picture, .png)
  }

  public func jpegData(compressionQuality: CGFloat) -> Data? {
    storage.picture.flatMap { PictureEncoder.shared?($0, .jpeg(quality: compressionQuality)) }
  }

}

/// How hosts lend UIKit their encoder; UIKit itself touches no pixels.
package enum PictureEncoder {
  package enum Format: Sendable {
    case png
    /// From 0 to 1.
    case jpeg(quality: CGFloat)
    /// Red, green, blue and alpha, premultiplied, a byte each, rows from the top.
    case pixels
  }

  /// A PNG file of such pixels.
  package nonisolated(unsafe) static var file:
    ((_ pixels: [UInt8], _ width: Int, _ height: Int) -> Data?)?

  package nonisolated(unsafe) static var shared: ((Picture, Format) -> Data?)?

  /// A PDF document with these pages, whose sizes are in points.
  package nonisolated(unsafe) static var document:
    ((_ pages: [(list: DisplayList, size: CGSize)]) -> Data?)?
}

/// How hosts lend UIKit what reads PDF and SVG files; without it there are none.
package enum VectorReader {
  /// The size in points of a file, or the size of what one element of it paints.
  package nonisolated(unsafe) static var size: ((Data, _ part: String?) -> CGSize?)?
  /// How many pages a PDF file has; 0 for other bytes.
  package nonisolated(unsafe) static var pageCount: ((Data) -> Int)?
}

/// Images of the system; which symbols they are is not published (Documentation/Symbols.md §3).
extension UIImage {
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
}

/// The variants of one image.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let set: ImageSet?
  /// The catalog entry's name.
  var givenName: String? {
    let entry = set
    return entry?.name
  }
  private var registered: [(isDark: Bool?, image: UIImage)] = []

  init(set: ImageSet) {
    self.set = set
    super.init()
  }

  public override init() {
    set = nil
    super.init()
  }

  /// Adds a variant for light or dark, or for both.
  func register(_ image: UIImage, isDark: Bool?) {
    registered.removeAll { $0.isDark == isDark }
    registered.append((isDark, image))
  }

  /// What to show in an appearance; nil when no variant suits.
  func storage(in appearance: Appearance) -> UIImage.Storage? {
    if let found = registered.first(where: { $0.isDark == appearance.isDark })
      ?? registered.first(where: { $0.isDark == nil }) ?? registered.first
    {
      return found.image.storage
    }
    return set?.storage(in: appearance)
  }
}
