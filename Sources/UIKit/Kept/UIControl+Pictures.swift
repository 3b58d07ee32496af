// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIControl {
  /// Sends ``Event/primaryActionTriggered``, as a tap does.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UISegmentedControl {
  /// The segment with an action of that identifier; ``noSegment`` where there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    (0..<numberOfSegments).first { actionForSegment(at: $0)?.identifier == actionIdentifier }
      ?? UISegmentedControl.noSegment
  }
}

extension UISearchBar {
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  public func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    rare.kept["scope \(state.rawValue)"] = image
  }
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept("scope \(state.rawValue)")
  }
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    rare.kept["scope title \(state.rawValue)"] = attributes
  }
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept("scope title \(state.rawValue)")
  }
}

extension UISplitViewController {
  public func isShowing(_ column: Column) -> Bool {
    viewController(for: column)?.viewIfLoaded?.window != nil
  }
}

extension UIViewController {
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The child that is, or holds, the source of an unwind.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let current = next, current.parent !== self { next = current.parent }
    return next
  }
}

extension UIScreen {
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }
}

extension UIImage {
  /// The same picture; there is no format of high efficiency to write here.
  public func heicData() -> Data? { nil }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension CALayer {
  /// Layers that scroll are not kept apart: there is nothing to do.
  public func scroll(_ point: CGPoint) {}
  public func scrollRectToVisible(_ rect: CGRect) {}
  public func shouldArchiveValue(forKey key: String) -> Bool { true }
}

extension CGContext {
  /// Brings what was drawn to the memory of a bitmap.
  public func flush() { memory?.update(from: self) }
  public func synchronize() { flush() }
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setPatternPhase(_ phase: CGSize) {}
}
