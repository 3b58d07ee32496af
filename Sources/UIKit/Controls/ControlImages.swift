// Part of Snug, under the Apache License 2.0; see LICENSE.

// Pictures for the parts of steppers, sliders and segmented controls: stored, not drawn
// (Documentation/Status.md).

extension UIStepper {
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    rare.kept["increment \(state.rawValue)"] = image
  }
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    kept("increment \(state.rawValue)")
  }
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    rare.kept["decrement \(state.rawValue)"] = image
  }
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    kept("decrement \(state.rawValue)")
  }
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    rare.kept["background \(state.rawValue)"] = image
  }
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    kept("background \(state.rawValue)")
  }
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    rare.kept["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }
}

extension UISegmentedControl {
  /// Which of the segments, by place.
  public enum Segment: Int, Sendable {
    case any
    case left
    case center
    case right
    case alone
  }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segmentType: Segment, barMetrics: UIBarMetrics
  ) {
    rare.kept["position \(segmentType) \(barMetrics)"] = adjustment
  }
  public func contentPositionAdjustment(
    forSegmentType segmentType: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    kept("position \(segmentType) \(barMetrics)") ?? .zero
  }
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    rare.kept["background \(state.rawValue) \(barMetrics)"] = image
  }
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    kept("background \(state.rawValue) \(barMetrics)")
  }
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    rare.kept["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }
}

extension UISlider {
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
}

extension UIButton {
  public var isPointerInteractionEnabled: Bool {
    get { kept("isPointerInteractionEnabled") ?? false }
    set { rare.kept["isPointerInteractionEnabled"] = newValue }
  }
}

extension UIPageControl {
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    rare.kept["indicator \(page)"] = image
  }
  public func indicatorImage(forPage page: Int) -> UIImage? { kept("indicator \(page)") }
}
