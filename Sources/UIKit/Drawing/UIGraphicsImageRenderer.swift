// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

open class UIGraphicsRendererFormat: NSObject, NSCopying {
  public internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open class func `default`() -> Self { Self.init() }
  open class func preferred() -> Self { Self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self.init()
    other.bounds = bounds
    return other
  }
}

/// How many pixels a drawn image gets, and whether it is opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels per point; the screen's unless set.
  open var scale = GraphicsStack.screenScale
  open var opaque = false
  open var prefersExtendedRange = false
  open var preferredRange = Range.automatic

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = Self.init()
    (other.bounds, other.scale, other.opaque) = (bounds, scale, opaque)
    return other
  }
}

extension UIImage {
  /// A format for drawing the image anew, in its own scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// What a renderer hands to drawing code.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
  }
}

/// Makes images from drawing code. The image keeps the drawing, so it stays sharp when enlarged.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    format.bounds = bounds
  }

  public override convenience init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open var format: UIGraphicsRendererFormat { imageFormat }
  open var allowsImageOutput: Bool { true }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    // `CGRect.width` is never below 0 (Documentation/Drawing.md §2.5).
    let isOne = bounds.size.width >= 0 && bounds.size.height >= 0
    let size = isOne ? bounds.size : .zero
    let canvas = CGRect(origin: .zero, size: size)
    let list = GraphicsStack.record(canvas: canvas, scale: imageFormat.scale) { context in
      if imageFormat.opaque { context.list.append(.fill(Path(rect: canvas), .winding, .black)) }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    }
    let picture = Picture(
      name: "drawing", recording: list, size: size, scale: imageFormat.scale)
    return UIImage(
      cgImage: CGImage(picture: picture), scale: imageFormat.scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
