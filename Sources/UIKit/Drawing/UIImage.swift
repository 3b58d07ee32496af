// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A picture with a size in points: a file, a recorded drawing, a symbol, or a choice among these
/// by appearance.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height change places.
    var isTurned: Bool {
      self == .left || self == .right || self == .leftMirrored || self == .rightMirrored
    }

    /// The orientation that shows the same picture with left and right exchanged.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .leftMirrored
      case .right: .rightMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .left
      case .rightMirrored: .right
      }
    }
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Everything an image is; copies change single values.
  struct Storage {
    var picture: Picture?
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// Distance of the baseline from the bottom, in points; symbols have one.
    var baselineOffset: CGFloat?
    var symbol: SymbolRequest?
    /// A colour that stands in for the view's tint.
    var tint: UIColor?
    /// A symbol's own colours.
    var palette: SymbolPalette?
    /// The catalog entry that has the other variants.
    var asset: UIImageAsset?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var name: String?
  }

  let storage: Storage
  open var accessibilityIdentifier: String?

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  public override init() {
    storage = Storage()
    super.init()
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    storage = Storage(picture: cgImage.picture, scale: scale, orientation: orientation)
    super.init()
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Nil unless the bytes are a PNG, JPEG, GIF, WebP, HEIF, TIFF or BMP file.
  public init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    MissingResource.check(header, data, name: "data")
    let picture = Picture(
      name: "data", encoded: data, pixelWidth: header.width, pixelHeight: header.height)
    storage = Storage(
      picture: picture, scale: scale > 0 ? scale : 1, orientation: header.orientation)
    super.init()
  }

  /// Reads a file; a name that ends in `@2x` or `@3x` sets the scale, and one without looks for
  /// the variant nearest to the screen.
  public init?(contentsOfFile path: String) {
    guard let storage = ImageFiles.load(path: path) else { return nil }
    self.storage = storage
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let name = coder.storedObject(of: NSString.self, forKey: "UIResourceName") as? String,
      let found = UIImage.named(name, bundle: .main)
    else { return nil }
    storage = found.storage
    super.init()
  }

  open func encode(with coder: NSCoder) {
    if let name = storage.name { coder.encode(name as NSString, forKey: "UIResourceName") }
  }

  /// The size in points, after the orientation was applied.
  open var size: CGSize {
    guard let picture = storage.picture else { return .zero }
    if case .recording(_, let size) = picture.content, storage.symbol != nil { return size }
    let width = CGFloat(picture.pixelWidth) / storage.scale
    let height = CGFloat(picture.pixelHeight) / storage.scale
    return storage.orientation.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open var scale: CGFloat { storage.scale }
  open var imageOrientation: Orientation { storage.orientation }
  open var renderingMode: RenderingMode { storage.renderingMode }
  open var capInsets: UIEdgeInsets { storage.capInsets ?? .zero }
  open var resizingMode: ResizingMode { storage.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
  open var isSymbolImage: Bool { storage.symbol != nil }
  open var imageAsset: UIImageAsset? { storage.asset }
  open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
  open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }
  open var hasBaseline: Bool { storage.baselineOffset != nil }
  open var images: [UIImage]? { storage.frames }
  open var duration: TimeInterval { storage.duration }
  open var cgImage: CGImage? { storage.picture.map(CGImage.init(picture:)) }

  func with(_ change: (inout Storage) -> Void) -> UIImage {
    var copy = storage
    change(&copy)
    return UIImage(storage: copy)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    with { $0.baselineOffset = offset }
  }

  /// The same picture seen in a mirror.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The old spelling of caps with a middle of one point.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let size = size
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top == 0 ? 0 : max(0, size.height - CGFloat(top) - 1),
      right: left == 0 ? 0 : max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (storage.picture == other.storage.picture && storage.scale == other.storage.scale
        && storage.orientation == other.storage.orientation && storage.picture != nil
        && storage.renderingMode == other.storage.renderingMode)
  }

  open override var hash: Int { storage.picture?.hashValue ?? 0 }

  open override var description: String {
    let name = storage.name ?? storage.picture?.name ?? "anonymous"
    return "<UIImage: \(name) {\(size.width), \(size.height)}>"
  }
}
