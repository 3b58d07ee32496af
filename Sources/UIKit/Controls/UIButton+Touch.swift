// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIButton {
  /// A button that keeps its selection toggles it; one with a menu shows that.
  final func takeTouch() {
    if showsMenuAsPrimaryAction, let menu {
      sendActions(for: .menuActionTriggered)
      let request = MenuRequest(menu: menu, source: self)
      if changesSelectionAsPrimaryAction {
        request.willChoose = { [weak self] in self?.select($0) }
      }
      Runtime.current.menuSink?(request)
      return
    }
    guard changesSelectionAsPrimaryAction else { return }
    isSelected.toggle()
    sendActions(for: .valueChanged)
  }

  /// Of a menu that shows a choice one entry is on, and the button has its title
  /// (Documentation/Containers.md §13.5).
  final func select(_ chosen: UIAction) {
    guard let menu else { return }
    for action in menu.allActions { action.state = action === chosen ? .on : .off }
    showChoice()
    choiceObserver?(menu)
  }

  /// Takes the title and picture of the entry that is on, or of the first one.
  final func showChoice() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let actions = menu.allActions
    guard let shown = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    shown.state = .on
    if var configuration {
      configuration.title = shown.title
      configuration.image = shown.image ?? configuration.image
      self.configuration = configuration
    } else {
      setTitle(shown.title, for: .normal)
      if let image = shown.image { setImage(image, for: .normal) }
    }
  }
}

extension UIMenu {
  /// The actions here and in menus below, in order.
  final var allActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      return (child as? UIMenu)?.allActions ?? []
    }
  }
}
