// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest, linear
}

/// A picture of nodes.
open class SKTexture: NSObject {
  let image: UIImage?
  /// The part that is shown, in shares of the picture, y upwards.
  private let part: CGRect
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  public override convenience init() { self.init(picture: nil) }

  private init(picture: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    (image, self.part) = (picture, part)
    super.init()
  }

  public convenience init(imageNamed name: String) { self.init(picture: UIImage(named: name)) }
  public convenience init(image: UIImage) { self.init(picture: image) }
  public convenience init(cgImage image: CGImage) {
    self.init(picture: UIImage(cgImage: image))
  }
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init(picture: texture.cropped(to: rect), part: rect)
  }

  private func cropped(to rect: CGRect) -> UIImage? {
    guard let image, let whole = image.cgImage else { return nil }
    let width = CGFloat(whole.width)
    let height = CGFloat(whole.height)
    let area = CGRect(
      x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width,
      height: rect.height * height)
    return whole.cropping(to: area).map {
      UIImage(cgImage: $0, scale: image.scale, orientation: .up)
    }
  }

  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage? { image?.cgImage }
  open func preload(completionHandler: @escaping () -> Void) { answerLater(completionHandler) }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { answerLater(completionHandler) }
}

/// The pictures of a folder `Name.atlas`, by their names in the app.
open class SKTextureAtlas: NSObject {
  private let files: [String]

  public convenience init(named name: String) { self.init(folder: name) }

  private init(folder: String) {
    let file = Bundle.main.url(forResource: folder, withExtension: "atlas")
    let names = file.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    files = (names ?? []).sorted()
    super.init()
  }

  open var textureNames: [String] { files }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { answerLater(completionHandler) }
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { answerLater(completionHandler) }
}

/// A picture or a colour.
open class SKSpriteNode: SKNode {
  private let content = CALayer()
  open var texture: SKTexture? { didSet { show() } }
  open var normalTexture: SKTexture?
  open var color: UIColor { didSet { show() } }
  /// The picture is not mixed with the colour: it is shown without, or from 1 on the colour alone.
  open var colorBlendFactor: CGFloat = 0 { didSet { show() } }
  open var blendMode = SKBlendMode.alpha
  open var size: CGSize { didSet { show() } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { show() } }
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  open var shader: SKShader?

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
    SKNode.prepare(content)
    layer.addSublayer(content)
    show()
  }

  public required init?(coder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: coder)
    SKNode.prepare(content)
    layer.addSublayer(content)
  }

  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  override var layersBelowChildren: Int { 1 }

  private var ownRectangle: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  private func show() {
    let area = ownRectangle
    content.bounds = CGRect(origin: .zero, size: area.size)
    content.position = CGPoint(x: area.minX, y: area.maxY)
    // Pictures have their first row at the top, and the node's axis goes up.
    content.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
    let image = colorBlendFactor >= 1 && texture != nil ? nil : texture?.image?.cgImage
    content.contents = image
    content.contentsScale = texture?.image?.scale ?? 1
    content.backgroundColor = image == nil ? color.cgColor : nil
  }

  open override var frame: CGRect { ownRectangle.applying(toParent) }

  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }
}

/// A program of the graphics processor; nothing runs it.
open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform] = []

  public override init() { super.init() }
  public init(source: String) {
    self.source = source
    super.init()
  }
  public convenience init(fileNamed name: String) { self.init() }
}

/// A value of a program; kept.
open class SKUniform: NSObject {
  public let name: String
  open var floatValue: Float

  public init(name: String, float value: Float) {
    (self.name, floatValue) = (name, value)
    super.init()
  }
}
