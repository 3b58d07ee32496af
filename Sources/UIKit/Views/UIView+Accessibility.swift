// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Stored for apps and checks; nothing reads them aloud.
extension UIView {
  public var isAccessibilityElement: Bool {
    get { rareStorage?.accessibility.isElement ?? false }
    set { rare.accessibility.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { rareStorage?.accessibility.label }
    set { rare.accessibility.label = newValue }
  }
  public var accessibilityHint: String? {
    get { rareStorage?.accessibility.hint }
    set { rare.accessibility.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { rareStorage?.accessibility.value }
    set { rare.accessibility.value = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { rareStorage?.accessibility.traits ?? .none }
    set { rare.accessibility.traits = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { rareStorage?.accessibility.elementsAreHidden ?? false }
    set { rare.accessibility.elementsAreHidden = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { rareStorage?.accessibility.viewIsModal ?? false }
    set { rare.accessibility.viewIsModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { rareStorage?.accessibility.groupsChildren ?? false }
    set { rare.accessibility.groupsChildren = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { rareStorage?.accessibility.elements }
    set { rare.accessibility.elements = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get {
      rareStorage?.accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { rare.accessibility.activationPoint = newValue }
  }
  /// The frame in the topmost view's coordinates unless one was set.
  public var accessibilityFrame: CGRect {
    get { rareStorage?.accessibility.frame ?? convert(bounds, to: nil) }
    set { rare.accessibility.frame = newValue }
  }
  public var accessibilityLanguage: String? {
    get { rareStorage?.accessibility.language }
    set { rare.accessibility.language = newValue }
  }
}
