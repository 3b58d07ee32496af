// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIResponder {
  /// What was said about this responder; made when asked for.
  final var accessibility: AccessibilityValues {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityValues()
    accessibilityStorage = made
    return made
  }
}

/// Stored for apps and checks; nothing reads them aloud.
extension UIView {
  public var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsAreHidden ?? false }
    set { accessibility.elementsAreHidden = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityStorage?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// The frame in the topmost view's coordinates unless one was set.
  public var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }
  public var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }
  public var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityStorage?.attributedLabel ?? accessibilityLabel.map(plain) }
    set {
      accessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityStorage?.attributedHint ?? accessibilityHint.map(plain) }
    set {
      accessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityStorage?.attributedValue ?? accessibilityValue.map(plain) }
    set {
      accessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set { accessibility.ignoresInvertColors = newValue }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToUserInteraction ?? true }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  private func plain(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }
}
