// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView: CALayerDelegate, LayerHost {
  func layer(_ layer: CALayer, didChangeBoundsFrom old: CGRect) {
    guard !marks.contains(.isMovingLayer) else { return }
    boundsDidChange(from: old)
  }

  func layerDidMove(_ layer: CALayer) {
    guard !marks.contains(.isMovingLayer) else { return }
    positionDidChange()
  }

  func layerDidChangeAppearance(_ layer: CALayer) {
    Runtime.current.appearanceDidChange()
  }

  func layerNeedsLayout(_ layer: CALayer) {
    guard marks.isDisjoint(with: [.isMovingLayer, .isLayingOut]) else { return }
    markLayout()
  }

  final func markDisplay() {
    marks.insert(.needsDisplay)
    Runtime.current.appearanceDidChange()
  }

  final func contentModeDidChange() {
    if contentMode == .redraw { markDisplay() }
    Runtime.current.appearanceDidChange()
  }

  final func backgroundColorDidChange() {
    performAsCurrent {
      layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }
  }

  final func setHidden(_ hidden: Bool) {
    guard hidden != layer.isHidden else { return }
    layer.isHidden = hidden
    hiddenDidChange()
  }

  /// Tells a container that lays hidden views out differently.
  private func hiddenDidChange() {
    (parent as? any ArrangedSubviewObserving)?.subviewDidChangeHidden(self)
    noteChange(of: "isHidden", from: !isHidden)
  }
}

/// A container that lays its subviews out differently when one of them is hidden, or has other
/// priorities.
@MainActor
protocol ArrangedSubviewObserving: UIView {
  func subviewDidChangeHidden(_ subview: UIView)
  func subviewDidChangePriority(_ subview: UIView)
}
