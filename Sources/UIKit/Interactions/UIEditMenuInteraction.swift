// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Offers commands for what is at a place; the menu is shown as any other.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    let menu =
      delegate.flatMap { delegate in
        optionalCall(
          on: delegate,
          { delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: []) })
          ?? nil
      } ?? nil
    guard let menu, !menu.children.isEmpty else { return }
    MenuPanel.show(
      MenuRequest(
        menu: menu, source: view, place: CGRect(origin: configuration.sourcePoint, size: .zero)))
  }

  open func dismissMenu() {
    for case let panel as MenuPanel in view?.window?.subviews ?? [] { panel.close() }
  }

  open func reloadVisibleMenu() {}
}

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let sourcePoint: CGPoint

  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.sourcePoint = sourcePoint
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  // @objc(editMenuInteraction:menuForConfiguration:suggestedActions:) optional
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
