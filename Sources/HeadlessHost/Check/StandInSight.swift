// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// What is in sight that stands for content of a framework which is not there, or has lost a part
/// (Documentation/Gaps.md §6.12, §6.15).
@MainActor
enum StandInSight {
  /// Notes what shows as left out. Behind what the app itself presents nothing is looked for.
  ///
  /// - Parameter view: A view to look in; nil for all windows.
  static func note(within view: UIView? = nil) {
    let roots = view.map { [$0] } ?? ScreenContents().windows.map(front)
    for root in roots { search(root) }
    for root in view.map({ [$0] }) ?? ScreenContents().windows { noteStandIns(in: root) }
    guard LeftOutRecord.lacksSomewhere else { return }
    var types: Set<ObjectIdentifier> = []
    // A sheet leaves what is behind it on the screen, where it is looked at and drawn.
    for root in view.map({ [$0] }) ?? ScreenContents().windows { collect(&types, in: root) }
    LeftOutRecord.noteInSight(types)
  }

  /// Views and controllers in sight that stand for missing ones, however they were made.
  private static func noteStandIns(in view: UIView) {
    let controller = controller(of: view)
    for type in [type(of: view), controller.map { Swift.type(of: $0) }].compactMap(\.self)
    where LostClass.isPlaceholder(type) {
      LeftOutRecord.noteInSight(standIn: type)
    }
    for child in view.subviews { noteStandIns(in: child) }
  }

  /// The classes of controllers that have lost something, with those of what they contain: no look counts
  /// for them, wherever they stand.
  static func lostControllers() -> Set<String> {
    var names: Set<String> = []
    guard LeftOutRecord.lacksSomewhere else { return names }
    func look(_ controller: UIViewController, isLost: Bool) {
      var types: Set<ObjectIdentifier> = []
      add(type(of: controller), to: &types)
      let isLost = isLost || LeftOutRecord.lacks(types)
      if isLost { names.insert(SeenControllers.name(of: controller)) }
      // What fills a drawer is where it would be.
      let isLeft = isLost && !showsContentAlone(controller)
      for child in controller.children { look(child, isLost: isLeft) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        look(presented, isLost: false)
      }
    }
    func look(_ view: UIView) {
      // Views of controllers, too, that were never made children of another.
      if let controller = view.next as? UIViewController { look(controller, isLost: false) }
      view.subviews.forEach(look)
    }
    for window in ScreenContents().windows {
      if let root = window.rootViewController { look(root, isLost: false) }
      look(window)
    }
    return names
  }

  /// The classes of views and of their controllers, with all that these inherit. What is hidden counts: it
  /// may be so for what went.
  private static func collect(_ types: inout Set<ObjectIdentifier>, in view: UIView) {
    add(type(of: view), to: &types)
    if let controller = controller(of: view) { add(type(of: controller), to: &types) }
    for child in view.subviews { collect(&types, in: child) }
  }

  /// The controller of a view; none for a drawer, which shows nothing of its own.
  private static func controller(of view: UIView) -> UIViewController? {
    guard let controller = view.next as? UIViewController, !showsContentAlone(controller) else {
      return nil
    }
    return controller
  }

  /// Whether a controller is a missing drawer itself, and not a class of the app's over one.
  private static func showsContentAlone(_ controller: UIViewController) -> Bool {
    (controller as? any ContentContainer)?.showsContentAlone == true
      && LostClass.isPlaceholder(type(of: controller))
  }

  private static func add(_ type: AnyClass, to types: inout Set<ObjectIdentifier>) {
    var next: AnyClass? = type
    while let type = next, types.insert(ObjectIdentifier(type)).inserted {
      next = _getSuperclass(type)
    }
  }

  /// The view of what is presented last, alerts apart, else the window.
  private static func front(of window: UIWindow) -> UIView {
    var front: UIView = window
    var next = window.rootViewController?.presentedViewController
    while let controller = next, !controller.isBeingDismissed {
      if !(controller is UIAlertController), let view = controller.viewIfLoaded { front = view }
      next = controller.presentedViewController
    }
    return front
  }

  private static func search(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let standIn = (view as? any StandInView)?.standIn, let window = view.window {
      let frame = ScreenElement(view).visibleFrame(in: window)
      if !frame.isNull, frame.width > 1, frame.height > 1 { return LeftOutRecord.note(standIn) }
    }
    for child in view.subviews { search(child) }
  }
}
