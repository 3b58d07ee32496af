// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// Which of the things on the screen a finger gets to: a drawer that slides open adds no view, and
/// uncovers some (Documentation/Exploration.md §2.2.1).
///
/// What lies in rows counts with its list, and what lies in something that scrolls does not count, for
/// it is covered and uncovered by scrolling.
@MainActor
struct SeenReach {
  /// Marks of lists and of views of the app's own controllers, in the order in which they are drawn.
  private(set) var places: [String] = []
  /// Marks of controls.
  private(set) var controls: [String] = []
  /// The classes of the app's own controllers whose views can be touched, at once or after scrolling,
  /// those too that were never made children of another, wherever they lie.
  private(set) var controllers: Set<String> = []

  init() {
    for entry in ElementDirectory().entries where entry.element.isWholeView {
      let view = entry.element.view
      let owner = Self.owner(of: view)
      if let owner, Self.isInReach(entry.element) { controllers.insert(owner) }
      let isPlace = owner != nil || view is UITableView || view is UICollectionView
      guard isPlace || view is UIControl, !entry.mark.contains("/row "),
        Self.isReached(entry.element)
      else { continue }
      if isPlace { places.append(entry.mark) } else { controls.append(entry.mark) }
    }
  }

  /// The same classes of controllers alone, and those that are given; only views of others are tried.
  static func controllers(besides known: [String]) -> Set<String> {
    var found = Set(known)
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let owner = owner(of: view), !found.contains(owner), isInReach(ScreenElement(view)) {
        found.insert(owner)
      }
      view.subviews.forEach(look)
    }
    ScreenContents().windows.forEach(look)
    return found
  }

  /// The class of the app's own controller whose view it is.
  private static func owner(of view: UIView) -> String? {
    guard let controller = view.next as? UIViewController, SeenControllers.isOwn(controller) else {
      return nil
    }
    return SeenControllers.name(of: controller)
  }

  /// Whether it can be touched, or could be after scrolling what it lies in. Rows come into sight page by
  /// page (``ListPages``), and pages of what turns are screens of their own.
  private static func isInReach(_ element: ScreenElement) -> Bool {
    if isTouched(element) { return true }
    guard let scroll = element.scrollViews.first, scroll.isScrollEnabled, !scroll.isPagingEnabled,
      !(scroll is UITableView), !(scroll is UICollectionView), element.cell == nil
    else { return false }
    let content = CGRect(origin: .zero, size: scroll.contentSize)
    let frame = element.view.convert(element.area, to: scroll).intersection(content)
    return frame.width > 1 && frame.height > 1 && isTouched(ScreenElement(scroll))
  }

  private static func isTouched(_ element: ScreenElement) -> Bool {
    element.view.window.map { element.touchPoint(in: $0) != nil } ?? false
  }

  private static func isReached(_ element: ScreenElement) -> Bool {
    !element.scrollViews.contains(where: scrolls) && isTouched(element)
  }

  private static func scrolls(_ view: UIScrollView) -> Bool {
    let free = view.bounds.inset(by: view.adjustedContentInset)
    return view.isScrollEnabled
      && (view.contentSize.height > free.height + 1 || view.contentSize.width > free.width + 1)
  }
}
