// Part of Snug, under the Apache License 2.0; see LICENSE.

// A phone has no main menu that could change, so nothing comes of these.
extension UIMenuBuilder {
  public func menu(for identifier: UIMenuIdentifier) -> UIMenu? { nil }
  public func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  public func replace(menu replacedIdentifier: UIMenuIdentifier, with replacementMenu: UIMenu) {}
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenuIdentifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  public func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenuIdentifier
  ) {}
  public func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenuIdentifier
  ) {}
  public func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenuIdentifier
  ) {}
  public func insertChild(
    _ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenuIdentifier
  ) {}
}
