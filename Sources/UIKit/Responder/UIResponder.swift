// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  public override init() { super.init() }

  /// Xcode completes it for cells: what a root class of Objective-C gives its objects, its classes have
  /// too. Nobody calls it.
  open class func awakeFromNib() {}

  deinit { AssociatedValues.removeAll(of: ObjectIdentifier(self)) }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { Runtime.current.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    MethodExchange.run("becomeFirstResponder", self) { $0.takeFocus() }
  }

  private func takeFocus() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let runtime = Runtime.current
    if let other = runtime.firstResponder {
      runtime.isMovingFocus = true
      defer { runtime.isMovingFocus = false }
      guard other.resignFirstResponder() else { return false }
    }
    runtime.firstResponder = self
    runtime.focusSink?(self)
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    MethodExchange.run("resignFirstResponder", self) { $0.giveUpFocus() }
  }

  private func giveUpFocus() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Runtime.current.firstResponder = nil
    if !Runtime.current.isMovingFocus { Runtime.current.focusSink?(nil) }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    MethodExchange.run("touchesBegan:withEvent:", self, touches, event) {
      (here, touches, event) -> Void in here.next?.touchesBegan(touches, with: event)
    }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    MethodExchange.run("touchesMoved:withEvent:", self, touches, event) {
      (here, touches, event) -> Void in here.next?.touchesMoved(touches, with: event)
    }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    MethodExchange.run("touchesEnded:withEvent:", self, touches, event) {
      (here, touches, event) -> Void in here.next?.touchesEnded(touches, with: event)
    }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    MethodExchange.run("touchesCancelled:withEvent:", self, touches, event) {
      (here, touches, event) -> Void in here.next?.touchesCancelled(touches, with: event)
    }
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Whether this responder takes what lies on a pasteboard; asked by nothing here.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

  open func paste(itemProviders: [NSItemProvider]) {}

  open var inputView: UIView? { nil }

  /// Items above a tablet's keyboard, which are kept and not shown here.
  open var inputAssistantItem: UITextInputAssistantItem { .kept(for: self) }

  open var inputAccessoryView: UIView? { nil }

  open var inputViewController: UIInputViewController? { nil }

  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Texts with one identifier share the keyboard that was chosen for it.
  open var textInputContextIdentifier: String? { nil }
  /// The language that is typed in; the run's own.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  open func reloadInputViews() {}

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether the responder would handle an action now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder of the chain, from this one on, that would handle an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// The keys that send actions while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  open func encodeRestorableState(with coder: NSCoder) {}

  open func decodeRestorableState(with coder: NSCoder) {}

  open var undoManager: UndoManager? { next?.undoManager }

  open var userActivity: NSUserActivity?

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  open func validate(_ command: UICommand) {}

  // MARK: Editing

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func captureTextFromCamera(_ sender: Any?) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: Accessibility. Stored for apps and checks; nothing reads it aloud.

  final var accessibilityStorage: AccessibilityValues?
  /// What holds while the app says nothing else.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  var accessibilityDefaultFrame: CGRect { .zero }

  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? accessibilityDefaults.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label ?? accessibilityDefaults.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value ?? accessibilityDefaults.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? accessibilityDefaults.traits }
    set { accessibility.traits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibility.customRotors = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsAreHidden ?? false }
    set { accessibility.elementsAreHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityStorage?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// In points of the screen; of a view its own frame there, unless another was set.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? accessibilityDefaultFrame }
    set { accessibility.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityStorage?.attributedLabel
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityStorage?.attributedHint
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityStorage?.attributedValue
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set { accessibility.ignoresInvertColors = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToUserInteraction ?? true }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks.isElement }
    set { accessibility.blocks.isElement = newValue }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks.label }
    set { accessibility.blocks.label = newValue }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks.value }
    set { accessibility.blocks.value = newValue }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks.hint }
    set { accessibility.blocks.hint = newValue }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityStorage?.blocks.traits }
    set { accessibility.blocks.traits = newValue }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks.identifier }
    set { accessibility.blocks.identifier = newValue }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityStorage?.blocks.elements }
    set { accessibility.blocks.elements = newValue }
  }
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityStorage?.blocks.customActions }
    set { accessibility.blocks.customActions = newValue }
  }
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityStorage?.blocks.frame }
    set { accessibility.blocks.frame = newValue }
  }
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityStorage?.blocks.path }
    set { accessibility.blocks.path = newValue }
  }
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityStorage?.blocks.activationPoint }
    set { accessibility.blocks.activationPoint = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` for what is no element of the receiver.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
