// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A path with the style to draw it in.
///
/// Rounded rectangles have UIKit's smooth corners while these fit: Documentation/Drawing.md §3.2.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path = Path()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public required override init() { super.init() }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addSmoothRoundedRect(rect, radius: cornerRadius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = { (corner: UIRectCorner) in corners.contains(corner) ? cornerRadii : .zero }
    path.addRoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight),
        bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self.init()
    other.path = path
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.flatness = flatness
    other.usesEvenOddFillRule = usesEvenOddFillRule
    (other.dashes, other.dashPhase) = (dashes, dashPhase)
    return other
  }

  /// Paths of the same segments and the same style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && style == other.style && rule == other.rule
  }

  open override var hash: Int { path.hashValue }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCubic(to: endPoint, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadratic(to: endPoint, control: controlPoint)
  }

  /// `clockwise` as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: Path.sweep(from: startAngle, to: endAngle, growing: clockwise))
  }

  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  open func reversing() -> UIBezierPath {
    let other = (copy() as? UIBezierPath) ?? UIBezierPath()
    other.path = path.reversed()
    return other
  }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.matrix) }

  open var isEmpty: Bool { path.isEmpty }
  /// Around the drawn curves, as UIKit reports it; `CGRect.null` when empty.
  open var bounds: CGRect { path.tightBox ?? .null }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }

  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var style: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, miterLimit: miterLimit,
      dashes: dashes, dashPhase: dashPhase)
  }

  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: rule) }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outer = context.state.style
    context.state.style = style
    context.stroke(path)
    context.state.style = outer
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { $0.fill(path, rule: rule) }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { _ in stroke() }
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outer = (context.state.blend, context.state.alpha)
    context.state.blend = mode.blend
    context.state.alpha *= alpha
    body(context)
    (context.state.blend, context.state.alpha) = outer
  }

  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: rule) }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
