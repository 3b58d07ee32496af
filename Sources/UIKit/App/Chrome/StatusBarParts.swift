// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList

/// The signs of a status bar as outlines; lengths are points at factor 1
/// (Documentation/Chrome.md §2.4).
struct StatusBarParts {
  enum Part {
    /// Four bars that rise: full reception.
    case signal
    /// Three waves above each other.
    case waves
    case battery
  }

  var factor: CGFloat

  var signalSize: CGSize { scaled(17, 10.7) }
  var waveSize: CGSize { scaled(15.3, 11) }
  var batterySize: CGSize { scaled(24.3, 11.3) }

  func size(of part: Part) -> CGSize {
    switch part {
    case .signal: signalSize
    case .waves: waveSize
    case .battery: batterySize
    }
  }

  func paint(_ part: Part, at origin: CGPoint, color: PaintColor, into list: inout DisplayList) {
    switch part {
    case .signal: list.append(.fill(signal(at: origin), .winding, color))
    case .waves: list.append(.fill(waves(at: origin), .winding, color))
    case .battery: paintBattery(at: origin, color, into: &list)
    }
  }

  private func scaled(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }

  private func signal(at origin: CGPoint) -> Path {
    let size = signalSize
    let (bar, radius) = (3 * factor, factor)
    let step = (size.width - bar) / 3
    var path = Path()
    for (index, share) in [0.37, 0.56, 0.78, 1].enumerated() {
      let height = size.height * share
      let rect = CGRect(
        x: origin.x + CGFloat(index) * step, y: origin.y + size.height - height, width: bar,
        height: height)
      path.addRoundedRect(rect, radii: CornerRadii(uniform: radius))
    }
    return path
  }

  /// Pieces of rings around the lowest point, a quarter turn wide.
  private func waves(at origin: CGPoint) -> Path {
    let size = waveSize
    let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height)
    let half = asin(size.width / 2 / size.height)
    let start = -CGFloat.pi / 2 - half
    var path = Path()
    for (inner, outer) in [(0, 3.4), (4.8, 7.2), (8.6, 11)] as [(CGFloat, CGFloat)] {
      var piece = Path()
      piece.addArc(center: center, radius: outer * factor, start: start, sweep: 2 * half)
      if inner > 0 {
        piece.addArc(
          center: center, radius: inner * factor, start: start + 2 * half, sweep: -2 * half)
      } else {
        piece.addLine(to: center)
      }
      piece.close()
      path.append(piece)
    }
    return path
  }

  private func paintBattery(
    at origin: CGPoint, _ color: PaintColor, into list: inout DisplayList
  ) {
    let height = batterySize.height
    let body = CGRect(origin: origin, size: CGSize(width: 22 * factor, height: height))
    var outline = Path()
    outline.addRoundedRect(
      body.insetBy(dx: 0.5, dy: 0.5), radii: CornerRadii(uniform: 3.3 * factor))
    list.append(.stroke(outline, StrokeStyle(width: 1), color.multiplyingAlpha(by: 0.35)))
    var cap = Path()
    cap.addRoundedRect(
      CGRect(
        x: body.maxX + factor, y: body.midY - 2 * factor, width: 1.3 * factor, height: 4 * factor),
      radii: CornerRadii(uniform: 0.65 * factor))
    list.append(.fill(cap, .winding, color.multiplyingAlpha(by: 0.4)))
    var charge = Path()
    charge.addRoundedRect(
      body.insetBy(dx: 2, dy: 2), radii: CornerRadii(uniform: 2 * factor))
    list.append(.fill(charge, .winding, color))
  }
}
