// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList

extension UIView {
  /// The rule for the corners of what the view draws.
  public var cornerConfiguration: UICornerConfiguration {
    get { rareStorage?.corners ?? UICornerConfiguration() }
    set {
      rare.corners = newValue
      layer.cornerCurve = .continuous
      roundCorners()
      setNeedsLayout()
    }
  }

  /// The radius a corner has now, points; of several corners the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    return [
      (UIRectCorner.topLeft, radii.topLeft), (.topRight, radii.topRight),
      (.bottomLeft, radii.bottomLeft), (.bottomRight, radii.bottomRight),
    ].filter { corner.contains($0.0) }.map(\.1.width).max() ?? 0
  }

  /// Gives the layer what the rule says at the view's size and place.
  final func roundCorners() {
    guard rareStorage?.corners != nil else { return }
    let radii = cornerRadii
    layer.cornerRadii = radii
    layer.cornerRadius = radii.largest
  }

  /// The radii of the rule, or else those of the layer.
  private var cornerRadii: CornerRadii {
    guard let rule = rareStorage?.corners else { return layer.ownRadii }
    let container = roundedContainer
    func size(_ radius: UICornerRadius, _ path: KeyPath<CornerRadii, CGSize>) -> CGSize {
      let limit = min(bounds.width, bounds.height) / 2
      let length: CGFloat
      switch radius.kind {
      case .fixed(let radius): length = radius
      case .capsule(let maximum): length = min(limit, maximum ?? limit)
      case .concentric(let minimum):
        let around = container.map { max($0.cornerRadii[keyPath: path].width - margin(in: $0), 0) }
        length = max(around ?? 0, minimum ?? 0)
      }
      let radius = min(max(length, 0), limit)
      return CGSize(width: radius, height: radius)
    }
    return CornerRadii(
      topLeft: size(rule.topLeft, \.topLeft), topRight: size(rule.topRight, \.topRight),
      bottomRight: size(rule.bottomRight, \.bottomRight),
      bottomLeft: size(rule.bottomLeft, \.bottomLeft))
  }

  /// The nearest view around this one that is rounded.
  private var roundedContainer: UIView? {
    var view = superview
    while let ancestor = view, ancestor.cornerRadii.largest == 0 { view = ancestor.superview }
    return view
  }

  /// Points from the nearest edge of a container.
  private func margin(in container: UIView) -> CGFloat {
    let frame = convert(bounds, to: container)
    return max(
      0,
      min(
        frame.minX, frame.minY, container.bounds.width - frame.maxX,
        container.bounds.height - frame.maxY))
  }
}

extension CornerRadii {
  fileprivate var largest: CGFloat {
    [topLeft, topRight, bottomRight, bottomLeft].map(\.width).max() ?? 0
  }
}
