// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a controller gives to the bars around it, and what it hears of their edges
/// (Documentation/Containers.md §12).
extension UIViewController {
  // MARK: Editing

  /// What ``editButtonItem`` is without an app's override.
  var ownEditButtonItem: UIBarButtonItem {
    if let made = surroundings.editButton { return made }
    let entry = RuntimeRegistry.describe(UIViewController.self)
    entry.method("toggleEditing:") { (controller: UIViewController, _) in
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let item = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit, target: self,
      action: Selector("toggleEditing:"))
    surroundings.editButton = item
    return item
  }

  func editingDidChange() {
    guard let item = surroundings.editButton else { return }
    item.takeSystemItem(isEditing ? .done : .edit)
  }

  // MARK: Toolbars

  func toolbarItemsDidChange(animated: Bool) {
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.toolbar.setItems(toolbarItems, animated: animated)
  }

  // MARK: Edges of bars, as before safe areas

  /// The strip above the safe area; constraints use its bottom.
  public var topLayoutGuide: any UILayoutSupport { edgeGuide(.top, \.top) }
  /// The strip below the safe area; constraints use its top.
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(.bottom, \.bottom) }

  /// Made, with its two constraints, when it is first used.
  private func edgeGuide(
    _ side: EdgeGuide.Side,
    _ kept: WritableKeyPath<(top: EdgeGuide?, bottom: EdgeGuide?), EdgeGuide?>
  ) -> EdgeGuide {
    if let made = surroundings.edgeGuides[keyPath: kept] { return made }
    let guide = EdgeGuide(side)
    surroundings.edgeGuides[keyPath: kept] = guide
    guide.install(in: view)
    return guide
  }

  // MARK: Keys

  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    surroundings.keyCommands.append(keyCommand)
  }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    surroundings.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Actions

  /// The controller around this one that overrides an action such as `show(_:sender:)`.
  public func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    var candidate = parent
    while let controller = candidate {
      if controller is UINavigationController || controller is UISplitViewController
        || (controller.canPerformAction(action, withSender: sender)
          && RuntimeRegistry.responds(controller, to: action))
      {
        return controller
      }
      candidate = controller.parent
    }
    return nil
  }

  public var extensionContext: NSExtensionContext? { nil }
}

/// The strip between a view's edge and its safe area.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  enum Side {
    case top, bottom
  }

  private let side: Side

  init(_ side: Side) {
    self.side = side
    super.init()
    identifier = side == .top ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  override init?(coder: NSCoder) { nil }

  func install(in view: UIView) {
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: side == .top ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: side == .top ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }
}

/// What an app extension is asked to do; there is no extension here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  open func cancelRequest(withError error: any Error) {}

  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
