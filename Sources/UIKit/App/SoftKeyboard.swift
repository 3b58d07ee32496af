// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// The keyboard as apps learn of it: its frame, its notifications and the keyboard layout guide.
/// How it looks: ``KeyboardPicture`` (Documentation/Controls.md §8).
@MainActor
final class SoftKeyboard {
  /// Seconds that it takes to come and go, and the curve of that, as UIKit tells apps.
  private static let duration = 0.25
  private static let curve = 7

  /// What it covers of the screen; nil while it is away.
  private var frame: CGRect?
  private lazy var host = InputHostView()
  /// The table of a table view controller that has room below for it, and how much, points.
  private var room: Room?

  private struct Room {
    weak var table: UITableView?
    let height: CGFloat
    /// The insets with it: an app that has set others since keeps them.
    let bottom: CGFloat
    let indicatorBottom: CGFloat

    @MainActor
    init(in table: UITableView, height: CGFloat) {
      table.contentInset.bottom += height
      table.verticalScrollIndicatorInsets.bottom += height
      (self.table, self.height) = (table, height)
      bottom = table.contentInset.bottom
      indicatorBottom = table.verticalScrollIndicatorInsets.bottom
    }

    @MainActor
    func takeBack() {
      guard let table else { return }
      if table.contentInset.bottom == bottom { table.contentInset.bottom -= height }
      if table.verticalScrollIndicatorInsets.bottom == indicatorBottom {
        table.verticalScrollIndicatorInsets.bottom -= height
      }
    }
  }

  /// Comes for a responder that takes keys or brings an input view, and goes for others.
  func follow(_ responder: UIResponder?) {
    let target = responder.flatMap(frame(for:))
    host.show(responder, in: target)
    defer { makeRoom(for: responder) }
    guard target != frame else { return }
    let screen = UIScreen.main.bounds
    let away = { (frame: CGRect) in frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY) }
    let old = frame
    frame = target
    Runtime.current.keyboardFrame = target
    for root in Runtime.current.roots() { root.keyboardDidChange() }
    guard let shown = target ?? old else { return }
    let info = info(from: old ?? away(shown), to: target ?? away(shown))
    post(target == nil ? .willHide : .willShow, info)
    Runtime.current.perform(after: Self.duration) { [weak self] in
      self?.post(target == nil ? .didHide : .didShow, info)
    }
  }

  /// A table view controller insets its table by what the keyboard covers and scrolls what is edited
  /// into sight (Documentation/Controls.md §8).
  private func makeRoom(for responder: UIResponder?) {
    let table = responder?.tableViewController?.tableView
    let covered = (frame == nil ? nil : table).map { $0.keyboardInset - $0.safeAreaInsets.bottom }
    if let room, room.table !== table || room.height != covered {
      room.takeBack()
      self.room = nil
    }
    guard let table, let covered, let view = responder as? UIView else { return }
    if room == nil { room = Room(in: table, height: covered) }
    table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: false)
  }

  private enum Moment { case willShow, didShow, willHide, didHide }

  private func post(_ moment: Moment, _ info: [AnyHashable: Any]) {
    let names: [Notification.Name] =
      switch moment {
      case .willShow:
        [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillShowNotification,
        ]
      case .didShow:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .willHide:
        [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillHideNotification,
        ]
      case .didHide:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      }
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }

  private func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// What the keys of the system cover of the screen; nil while there are none.
  static var systemFrame: CGRect? {
    guard let frame = Runtime.current.keyboardFrame, let responder = Runtime.current.firstResponder,
      responder.inputView == nil
    else { return nil }
    let accessory = responder.inputAccessoryView?.frame.height ?? 0
    return CGRect(
      x: frame.minX, y: frame.minY + accessory, width: frame.width,
      height: frame.height - accessory)
  }

  private func frame(for responder: UIResponder) -> CGRect? {
    guard responder is any UIKeyInput || responder.inputView != nil else { return nil }
    var height = Self.keysHeight(on: UIScreen.main)
    height += Self.suggestionsHeight(for: responder, on: UIScreen.main)
    if let view = responder.inputView {
      let own = max(view.frame.height, view.intrinsicContentSize.height)
      height = own > 0 ? own + UIScreen.main.bottomInset : view.isNothing ? 0 : height
    }
    height += responder.inputAccessoryView?.frame.height ?? 0
    guard height > 0 else { return nil }
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// Points; without the row of suggestions, on tablets with it. The heights of English keyboards as
  /// developers measured them, not from Apple.
  private static func keysHeight(on screen: UIScreen) -> CGFloat {
    let size = screen.bounds.size
    if screen.device.device.idiom == .pad { return size.width > size.height ? 398 : 313 }
    let hasBar = screen.bottomInset > 0
    if size.width > size.height { return hasBar ? 171 : 162 }
    if !hasBar { return size.width >= 414 ? 226 : 216 }
    return size.width >= 414 ? 301 : 291
  }

  /// Points that the row of suggestions adds for a responder: none on phones where nothing is corrected, or
  /// numbers are typed.
  static func suggestionsHeight(for responder: UIResponder?, on screen: UIScreen) -> CGFloat {
    guard screen.device.device.idiom != .pad, hasSuggestions(for: responder) else { return 0 }
    let size = screen.bounds.size
    if size.width > size.height { return 38 }
    return screen.bottomInset > 0 || size.width >= 414 ? 45 : 44
  }

  private static func hasSuggestions(for responder: UIResponder?) -> Bool {
    guard let traits = responder as? any UITextInputTraits else { return true }
    switch traits.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: return traits.autocorrectionType != .no
    }
  }
}

extension UIScreen {
  /// What the home indicator covers below, points.
  fileprivate var bottomInset: CGFloat {
    UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
  }
}

extension UIView {
  /// Whether a view that has no height asks for none either: apps give fields such a one to have no
  /// keyboard (Documentation/Chrome.md §4.6).
  fileprivate var isNothing: Bool {
    subviews.isEmpty && !autoresizingMask.contains(.flexibleHeight) && !(self is UIInputView)
  }
}

extension UIResponder {
  /// The nearest table view controller above.
  fileprivate var tableViewController: UITableViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UITableViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
