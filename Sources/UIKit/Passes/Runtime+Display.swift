// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Runtime {
  /// Lets the app's own views draw where display is needed: drawing code may set frames and
  /// constraints (Documentation/Drawing.md §5.7).
  ///
  /// - Returns: Whether there is layout to do because of it.
  package func displayOwnViews() -> Bool {
    for root in roots() { root.displayOwnViews() }
    return roots().contains { $0.hasLayoutWork }
  }
}

extension UIView {
  fileprivate func displayOwnViews() {
    guard !isHidden, alpha > 0 else { return }
    if layer.contents == nil, !ClassOrigin.isUIKit(type(of: self)) { _ = layer.currentRecording() }
    for child in subviews { child.displayOwnViews() }
  }
}

extension CALayer {
  /// What the layer's drawing code draws; asked again when display is needed, when the surroundings
  /// changed, or when a view that redraws changed its size.
  @MainActor
  func currentRecording() -> LayerRecording? {
    guard let view = delegate as? UIView, view.layer === self else {
      if isDisplayNeeded {
        isDisplayNeeded = false
        recording = makeRecording()
      }
      return recording
    }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let traits = view.traitCollection
    if let recording, !view.marks.contains(.needsDisplay), !isDisplayNeeded,
      recording.suits(Appearance(traits)),
      view.contentMode != .redraw || recording.size == bounds.size
    {
      return recording
    }
    view.marks.remove(.needsDisplay)
    isDisplayNeeded = false
    view.performAsCurrent { recording = makeRecording() }
    return recording
  }
}
