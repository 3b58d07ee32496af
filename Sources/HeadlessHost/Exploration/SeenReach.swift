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
  /// The classes of the app's own controllers whose views can be touched, those too that were never
  /// made children of another.
  private(set) var controllers: Set<String> = []

  init() {
    for entry in ElementDirectory().entries
    where entry.element.isWholeView && !entry.mark.contains("/row ") {
      let view = entry.element.view
      let owner = (view.next as? UIViewController).flatMap {
        SeenControllers.isOwn($0) ? $0 : nil
      }
      let isPlace = owner != nil || view is UITableView || view is UICollectionView
      guard isPlace || view is UIControl, let window = view.window,
        !entry.element.scrollViews.contains(where: Self.scrolls),
        entry.element.touchPoint(in: window) != nil
      else { continue }
      if let owner { controllers.insert(SeenControllers.name(of: owner)) }
      if isPlace { places.append(entry.mark) } else { controls.append(entry.mark) }
    }
  }

  private static func scrolls(_ view: UIScrollView) -> Bool {
    let free = view.bounds.inset(by: view.adjustedContentInset)
    return view.isScrollEnabled
      && (view.contentSize.height > free.height + 1 || view.contentSize.width > free.width + 1)
  }
}
