// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Core Image's picture: a recipe that a context makes pixels of.
///
/// Its space has the origin at the lower left, y upwards. Filters that change colours or blur are
/// not applied: a picture keeps its own (Documentation/SystemFrameworks.md §7).
open class CIImage: NSObject, @unchecked Sendable {
  /// Where it has pixels; infinite for a colour.
  public let extent: CGRect
  /// What draws it, where y is downwards from the origin.
  let commands: [DisplayList.Command]

  init(extent: CGRect, commands: [DisplayList.Command]) {
    self.extent = extent
    self.commands = commands
  }

  convenience init(picture: Picture) {
    let size = CGSize(width: picture.pixelWidth, height: picture.pixelHeight)
    let target = CGRect(origin: CGPoint(x: 0, y: -size.height), size: size)
    self.init(
      extent: CGRect(origin: .zero, size: size),
      commands: [.picture(PicturePlacement(picture: picture, target: target))])
  }

  /// A picture of which nothing is known but its size, in pixels.
  package convenience init(blank size: CGSize) {
    self.init(extent: CGRect(origin: .zero, size: size), commands: [])
  }

  public convenience init(cgImage image: CGImage) { self.init(picture: image.picture) }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(picture: image.picture)
  }

  public convenience init?(image: UIImage) {
    guard let picture = image.storage.picture else { return nil }
    self.init(picture: picture)
  }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data, scale: 1) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init(color: CIColor) {
    let paint = PaintColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    let plane = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    self.init(
      extent: .infinite, commands: [.fill(Path(rect: plane), .winding, paint)])
  }

  open class func empty() -> CIImage { CIImage(extent: .null, commands: []) }
  open class var black: CIImage { CIImage(color: .black) }
  open class var white: CIImage { CIImage(color: .white) }
  open class var clear: CIImage { CIImage(color: .clear) }

  open var properties: [String: Any] { [:] }
  open var url: URL? { nil }
  open var colorSpace: CGColorSpace? { .rgb }
  open var cgImage: CGImage? { rendered(extent) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    // The same map where y is downwards.
    let map = Matrix(
      a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: matrix.tx, ty: -matrix.ty)
    let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    return CIImage(extent: moved, commands: [.save, .concat(map)] + commands + [.restore])
  }

  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard !part.isNull, !part.isInfinite else { return part.isNull ? .empty() : self }
    let area = CGRect(x: part.minX, y: -part.maxY, width: part.width, height: part.height)
    return CIImage(
      extent: part,
      commands: [.save, .clip(Path(rect: area), .winding)] + commands + [.restore])
  }

  open func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent), commands: dest.commands + commands)
  }

  /// Turned as the orientation says, its lower left corner at the origin.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let map: CGAffineTransform
    switch orientation {
    case .up: return self
    case .upMirrored: map = CGAffineTransform(scaleX: -1, y: 1)
    case .down: map = CGAffineTransform(scaleX: -1, y: -1)
    case .downMirrored: map = CGAffineTransform(scaleX: 1, y: -1)
    case .left: map = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .leftMirrored: map = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    case .right: map = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: map = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
    let turned = transformed(by: map)
    guard !turned.extent.isInfinite, !turned.extent.isNull else { return turned }
    return turned.transformed(
      by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
  }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map { oriented($0) } ?? self
  }

  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite, commands: commands) }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }

  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// The part in `rect` as a picture; nil when that is empty or has no end.
  func rendered(_ rect: CGRect) -> CGImage? {
    let part = rect.integral
    guard !part.isNull, !part.isInfinite, part.width >= 1, part.height >= 1,
      max(part.width, part.height) < 1e5
    else { return nil }
    let map = Matrix.translation(x: -part.minX, y: part.maxY)
    let area = Path(rect: CGRect(origin: .zero, size: part.size))
    let list = DisplayList([.clip(area, .winding), .save, .concat(map)] + commands + [.restore])
    return CGImage(
      picture: Picture(name: "Core Image", recording: list, size: part.size, scale: 1))
  }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
  public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
}

extension UIImage {
  /// None: a picture of a recipe is made when the image is.
  public var ciImage: CIImage? { nil }

  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Empty where the picture has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let picture = ciImage.cgImage?.picture
    self.init(
      storage: Storage(picture: picture, scale: scale > 0 ? scale : 1, orientation: orientation))
  }
}
