// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A menu that is to be shown, and where.
@MainActor
final class MenuRequest {
  let menu: UIMenu
  /// The view that the menu belongs to.
  let source: UIView
  /// The place in ``source`` that it stands at; its bounds for controls.
  var place: CGRect
  /// Who actions see as their sender.
  var sender: Any?
  /// Called before a chosen action runs.
  var willChoose: ((UIAction) -> Void)?
  /// Called when the menu has gone.
  var didEnd: (() -> Void)?

  init(menu: UIMenu, source: UIView, place: CGRect? = nil) {
    self.menu = menu
    self.source = source
    self.place = place ?? source.bounds
    sender = source
  }
}
