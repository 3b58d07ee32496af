// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that reports what is done to it.
///
/// Targets are not owned. Actions run in the order they were added
/// (Documentation/Controls.md §1).
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final var actions: [ControlAction] = []
  final var ownMenu: UIContextMenuInteraction?

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open class func snugMake(frame: CGRect, primaryAction: UIAction?) -> Self {
    let made = self.init(frame: frame)
    if let primaryAction { made.addAction(primaryAction, for: .primaryActionTriggered) }
    return made
  }

  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      noteChange(of: "isEnabled", from: oldValue)
    }
  }
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      noteChange(of: "isSelected", from: oldValue)
    }
  }
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      noteChange(of: "isHighlighted", from: oldValue)
    }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false {
    didSet { menuInteractionDidChange() }
  }
  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenu }
  open var toolTip: String?

  /// One of the properties that make up ``state`` changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // Tracking.

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    if let touch = touches.first, !isTracking { beginFollowing(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    if isTracking, let touch = touches.first { follow(touch, event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first { endFollowing(touch, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    cancelFollowing(event)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === self || !isEnabled || !claims(gestureRecognizer)
  }

  /// Whether a gesture of a view around the control would take its purpose away
  /// (Documentation/Touches.md §5.5).
  func claims(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether lifting a finger inside is the control's main purpose.
  var isTriggeredByTouch: Bool { false }

  /// Traits of a control, with those of its state.
  final func enabledTraits(_ base: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = base
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// A finger was lifted inside; comes before targets hear of it.
  func willSendTouchUpInside() { if showsMenuAsPrimaryAction { showOwnMenu() } }

  // Its own menu (Documentation/Containers.md §13.6.1).

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // Scripts/optional-methods: UIContextMenuInteractionDelegate.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { unimplemented(()) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { unimplemented(()) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { unimplemented(()) }
  // Scripts/optional-methods ends.

  // Targets and actions.

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, selector: action, events: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, selector: action, events: controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(receiver: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeEvents(controlEvents) { $0.action?.identifier == identifier }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    MethodExchange.run("sendAction:to:forEvent:", self, action, target, event) {
      $0.deliver($1, to: $2.map(ClassObject.receiver), $3)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, nil) }

  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  open var allControlEvents: Event {
    actions.reduce(into: Event([])) { $0.formUnion($1.events) }
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let receiver = target.map(ClassObject.receiver)
    let names = actions.filter {
      $0.selector != nil && $0.target === receiver && !$0.events.isDisjoint(with: controlEvent)
    }
    return names.isEmpty ? nil : names.compactMap { $0.selector?.name }
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions where !stops {
      let pair = entry.selector.map { (entry.target as Any?, $0) }
      iterator(entry.action, pair, entry.events, &stops)
    }
  }
}

extension UIControl: SenderClass {
  static func makeSender() -> AnyObject { self.init(frame: .zero) }
}
