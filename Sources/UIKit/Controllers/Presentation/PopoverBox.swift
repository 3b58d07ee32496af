// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A popover's rounded box with its arrow, and the content inside.
final class PopoverBox: UIView {
  private let clip = UIView()
  private weak var content: UIView?
  private var placement = PopoverGeometry.Placement()
  private var color: UIColor?

  required init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverGeometry.radius
    addSubview(clip)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a popover's box is never archived")
  }

  func adopt(_ view: UIView) {
    content = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  func show(_ placement: PopoverGeometry.Placement, color: UIColor?) {
    self.placement = placement
    self.color = color
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = placement.content
    content?.frame = clip.bounds
  }

  override func draw(_ rect: CGRect) {
    (color ?? content?.backgroundColor ?? .systemBackground).setFill()
    UIBezierPath(
      roundedRect: placement.content, cornerRadius: PopoverGeometry.radius
    ).fill()
    arrow.fill()
  }

  private var arrow: UIBezierPath {
    let half = PopoverGeometry.arrowBase / 2
    let length = PopoverGeometry.arrowLength
    let (tip, box) = (placement.tip, placement.content)
    let points: (CGPoint, CGPoint, CGPoint)
    switch placement.direction {
    case .up:
      points = (
        CGPoint(x: tip - half, y: box.minY), CGPoint(x: tip, y: box.minY - length),
        CGPoint(x: tip + half, y: box.minY)
      )
    case .down:
      points = (
        CGPoint(x: tip - half, y: box.maxY), CGPoint(x: tip, y: box.maxY + length),
        CGPoint(x: tip + half, y: box.maxY)
      )
    case .left:
      points = (
        CGPoint(x: box.minX, y: tip - half), CGPoint(x: box.minX - length, y: tip),
        CGPoint(x: box.minX, y: tip + half)
      )
    default:
      points = (
        CGPoint(x: box.maxX, y: tip - half), CGPoint(x: box.maxX + length, y: tip),
        CGPoint(x: box.maxX, y: tip + half)
      )
    }
    let path = UIBezierPath()
    path.move(to: points.0)
    path.addLine(to: points.1)
    path.addLine(to: points.2)
    path.close()
    return path
  }
}
