// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIButton {
  /// A button that keeps its selection toggles it; one with a menu says that it was asked for.
  final func takeTouch() {
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    guard changesSelectionAsPrimaryAction else { return }
    isSelected.toggle()
    sendActions(for: .valueChanged)
  }
}
