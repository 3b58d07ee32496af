// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

// Measuring and drawing without a view; Documentation/Label.md §7. Text without a font is
// Helvetica 12, as on iOS. Sizes are not rounded.

extension NSAttributedString {
  private static let defaults = TextDefaults(
    font: TextDefaults.textKitFont)

  private var prepared: PreparedText { PreparedText(self, defaults: NSAttributedString.defaults) }

  public func size() -> CGSize { prepared.size(width: .infinity) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = prepared
    let bounds = NSAttributedString.limits(size, options)
    let measured = text.size(
      width: bounds.width, lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1,
      mode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : nil,
      height: bounds.height)
    // Without line fragments the rectangle starts at the baseline.
    let isBaselineRelative = !options.contains(.usesLineFragmentOrigin)
    let baseline = isBaselineRelative ? text.frame(width: .infinity, lines: 1).firstBaseline : 0
    let result = CGRect(origin: CGPoint(x: 0, y: -baseline), size: measured)
    context?.totalBounds = result
    return result
  }

  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: CGSize(width: 0, height: 0)),
      options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let text = prepared
    let bounds = NSAttributedString.limits(rect.size, options)
    let frame = text.frame(
      width: bounds.width, lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1,
      mode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : nil,
      height: bounds.height)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= frame.firstBaseline }
    let grid = PixelGrid(scale: UIFont.displayScale(in: nil))
    TextPainter(frame: frame, styles: text.styles, color: .black, grid: grid)
      .paint(at: origin, in: target)
    context?.totalBounds = CGRect(origin: rect.origin, size: frame.size)
  }

  /// Zero and huge lengths are no limits; a height counts only when lines may be left out.
  private static func limits(
    _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> (width: CGFloat, height: CGFloat) {
    func limit(_ length: CGFloat) -> CGFloat {
      length > 0 && length < 1_000_000 ? length : .infinity
    }
    let isCut = options.contains(.truncatesLastVisibleLine)
    return (limit(size.width), isCut ? limit(size.height) : .infinity)
  }
}
