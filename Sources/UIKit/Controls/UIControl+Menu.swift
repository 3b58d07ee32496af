// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIControl {
  /// Adds the control's own interaction, or takes it away.
  final func menuInteractionDidChange() {
    if isContextMenuInteractionEnabled {
      guard ownMenu == nil else { return }
      let interaction = UIContextMenuInteraction(delegate: self)
      ownMenu = interaction
      addInteraction(interaction)
    } else if let interaction = ownMenu {
      ownMenu = nil
      removeInteraction(interaction)
    }
  }

  /// Shows the menu that the control's class gives; one whose interaction is not enabled has none.
  final func showOwnMenu() {
    guard let ownMenu else { return }
    sendActions(for: .menuActionTriggered)
    ownMenu.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}
