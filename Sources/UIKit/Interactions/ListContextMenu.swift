// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The long press that opens the menu of a list's row or item (Documentation/Containers.md §13.6).
///
/// The delegate is asked as the press is recognized; without an answer the press is none, and the
/// touch goes on as if nothing waited for it.
@MainActor
final class ListContextMenu: NSObject, UIGestureRecognizerDelegate {
  /// What the delegate offers at a place.
  struct Offer {
    var configuration: UIContextMenuConfiguration
    /// The cell that is lifted.
    var cell: UIView
  }

  @Loose private var list: UIScrollView?
  private let press = UILongPressGestureRecognizer()
  private let ask: (CGPoint) -> Offer?
  private let willPerform: (UIContextMenuConfiguration, PreviewCommit) -> Void
  private var offer: Offer?
  private var shown: ContextMenu?

  /// - Parameters:
  ///   - ask: What there is at a point of the list's coordinates.
  ///   - willPerform: Told when the preview is opened.
  init(
    of list: UIScrollView, ask: @escaping (CGPoint) -> Offer?,
    willPerform: @escaping (UIContextMenuConfiguration, PreviewCommit) -> Void
  ) {
    _list = Loose(list)
    self.ask = ask
    self.willPerform = willPerform
    super.init()
    RuntimeRegistry.describe(ListContextMenu.self).method("listMenuPressed:") {
      (menu: ListContextMenu, _) in menu.pressed()
    }
    press.delegate = self
    press.addTarget(self, action: Selector("listMenuPressed:"))
    list.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, shown == nil else { return false }
    offer = ask(press.location(in: list))
    return offer != nil
  }

  /// Opens the menu for a press that another recognizer of the list found.
  func open(at point: CGPoint) {
    guard shown == nil, let offer = ask(point) else { return }
    show(offer, at: point)
  }

  private func pressed() {
    guard press.state == .began, let offer, let list else { return }
    self.offer = nil
    show(offer, at: press.location(in: list))
  }

  private func show(_ offer: Offer, at point: CGPoint) {
    let place = list?.convert(point, to: offer.cell) ?? .zero
    let menu = ContextMenu(offer.configuration, in: offer.cell, at: place)
    menu.willPerformPreview = { [weak self] animator in
      guard let self, let commit = animator as? PreviewCommit else { return }
      self.willPerform(offer.configuration, commit)
    }
    menu.willEnd = { [weak self] in self?.shown = nil }
    shown = menu
    menu.show()
  }
}

extension UITableView {
  /// Lets rows have menus, as soon as there is somebody to ask.
  final func watchContextPress() {
    guard contextMenu == nil, delegate != nil else { return }
    contextMenu = ListContextMenu(of: self) { [weak self] point in
      guard let self, let path = self.indexPathForRow(at: point),
        let cell = self.cellForRow(at: path)
      else { return nil }
      let answer: UIContextMenuConfiguration?? = optionalCall(on: self.delegate) {
        self.delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      }
      return (answer ?? nil).map { ListContextMenu.Offer(configuration: $0, cell: cell) }
    } willPerform: { [weak self] configuration, animator in
      guard let self else { return }
      optionalCall(on: self.delegate) {
        self.delegate?.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}

extension UICollectionView {
  /// Lets items have menus, as soon as there is somebody to ask.
  final func watchContextPress() {
    guard contextMenu == nil, delegate != nil else { return }
    contextMenu = ListContextMenu(of: self) { [weak self] point in
      guard let self, let path = self.indexPathForItem(at: point),
        let cell = self.cellForItem(at: path), let configuration = self.menu(at: path, point)
      else { return nil }
      return ListContextMenu.Offer(configuration: configuration, cell: cell)
    } willPerform: { [weak self] configuration, animator in
      guard let self else { return }
      optionalCall(on: self.delegate) {
        self.delegate?.collectionView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }

  /// The menu of several items came with iOS 16 and is asked for first.
  private func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    let several: UIContextMenuConfiguration?? = optionalCall(on: delegate) {
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    if let several { return several }
    let one: UIContextMenuConfiguration?? = optionalCall(on: delegate) {
      delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
    return one ?? nil
  }
}
