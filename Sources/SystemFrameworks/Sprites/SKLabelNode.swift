// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline, center, top, bottom
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right
}

/// A text; at first in HelveticaNeue-UltraLight of 32 points.
open class SKLabelNode: SKNode {
  private let content = UILabel()
  open var text: String? { didSet { show() } }
  open var attributedText: NSAttributedString? { didSet { show() } }
  open var fontName: String? { didSet { show() } }
  open var fontSize: CGFloat = 32 { didSet { show() } }
  open var fontColor: UIColor? = .white { didSet { show() } }
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { show() } }
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { show() } }
  open var numberOfLines = 1 { didSet { show() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { show() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { show() } }
  /// What the text covers, in the node's coordinates.
  private var area = CGRect.zero

  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }

  public convenience init(text: String?) {
    self.init()
    self.text = text
    show()
  }

  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
    show()
  }

  public override init() {
    super.init()
    layer.addSublayer(content.layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.addSublayer(content.layer)
  }

  override var layersBelowChildren: Int { 1 }

  private func show() {
    content.font =
      UIFont(name: fontName ?? "HelveticaNeue-UltraLight", size: fontSize)
      ?? UIFont.systemFont(ofSize: fontSize)
    content.textColor = fontColor
    content.numberOfLines = numberOfLines
    content.lineBreakMode = lineBreakMode
    if let attributedText { content.attributedText = attributedText } else { content.text = text }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let size = content.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
    let x: CGFloat
    switch horizontalAlignmentMode {
    case .center: x = -size.width / 2
    case .left: x = 0
    case .right: x = -size.width
    }
    let top: CGFloat
    switch verticalAlignmentMode {
    case .baseline: top = size.height + content.font.descender
    case .center: top = size.height / 2
    case .top: top = 0
    case .bottom: top = size.height
    }
    area = CGRect(x: x, y: top - size.height, width: size.width, height: size.height)
    content.layer.anchorPoint = .zero
    content.bounds = CGRect(origin: .zero, size: size)
    content.layer.position = CGPoint(x: x, y: top)
    content.layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
  }

  open override var frame: CGRect { area.applying(toParent) }
}

/// Lines and areas.
open class SKShapeNode: SKNode {
  private let content = CAShapeLayer()
  open var path: CGPath? { didSet { content.path = path } }
  open var fillColor: UIColor = .clear { didSet { content.fillColor = fillColor.cgColor } }
  open var strokeColor: UIColor = .white { didSet { content.strokeColor = strokeColor.cgColor } }
  open var lineWidth: CGFloat = 1 { didSet { content.lineWidth = lineWidth } }
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var fillShader: SKShader?
  open var strokeShader: SKShader?
  open var lineLength: CGFloat { 0 }

  public override init() {
    super.init()
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    SKNode.prepare(content)
    content.fillColor = UIColor.clear.cgColor
    content.strokeColor = strokeColor.cgColor
    content.lineWidth = lineWidth
    layer.addSublayer(content)
  }

  override var layersBelowChildren: Int { 1 }

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
    content.path = path
  }

  public convenience init(path: CGPath, centered: Bool) {
    guard centered else {
      self.init(path: path)
      return
    }
    let box = path.boundingBoxOfPath
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(path: path.copy(using: &move) ?? path)
  }

  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    let corner = min(cornerRadius, min(rect.width, rect.height) / 2)
    self.init(
      path: CGPath(
        roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
  }

  public convenience init(rectOf size: CGSize) {
    self.init(rect: SKShapeNode.centered(size))
  }

  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: SKShapeNode.centered(size), cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }

  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: SKShapeNode.centered(size))
  }

  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: CGPath(ellipseIn: rect, transform: nil))
  }

  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: (0..<numPoints).map { points[$0] })
    self.init(path: path)
  }

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  /// The path with half of its line on each side.
  open override var frame: CGRect {
    guard let path, !path.isEmpty else { return super.frame }
    return path.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
      .applying(toParent)
  }
}
