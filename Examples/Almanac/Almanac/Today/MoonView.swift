import UIKit

/// The moon at a phase: 0 is new, 0.5 full, 1 new again.
final class MoonView: UIView {
  private let phase: CGFloat

  init(phase: CGFloat) {
    self.phase = phase
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "The moon, \(Int((0.5 - abs(phase - 0.5)) * 200)) percent lit"
  }

  required init?(coder: NSCoder) { fatalError("the moon is made in code") }

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 - 8
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    UIColor.dusk.withAlphaComponent(0.35).setFill()
    UIBezierPath(
      arcCenter: centre, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
    UIColor.sun.setFill()
    litPart(centre, radius).fill()
  }

  /// Half a disc, closed by half an ellipse: the shadow's edge.
  private func litPart(_ centre: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let isWaxing = phase < 0.5
    let bulge = cos(2 * .pi * phase) * (isWaxing ? 1 : -1)
    let path = UIBezierPath(
      arcCenter: centre, radius: radius, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: isWaxing)
    for step in 0...32 {
      let angle = CGFloat.pi / 2 - CGFloat.pi * CGFloat(step) / 32
      path.addLine(
        to: CGPoint(x: centre.x + radius * bulge * cos(angle), y: centre.y + radius * sin(angle)))
    }
    path.close()
    return path
  }
}
