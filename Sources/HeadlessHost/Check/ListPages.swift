// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import Inspection
internal import UIKit

/// Goes through what lists show further on, page by page, and comes back (Documentation/Check.md §1.9).
@MainActor
struct ListPages {
  /// Rows of a list that are looked at.
  private static let rows = 100
  /// Pages of a list: so many show a hundred rows of some lines in the largest text.
  private static let pages = 60

  /// Calls `look` with a list each time that it shows further rows.
  static func visit(_ look: (UIScrollView) throws -> Void) rethrows {
    for list in lists() {
      var shelves = Shelves()
      try visit(list, look) { try shelves.visit(in: list, look) }
    }
  }

  /// The lists that a finger gets to, without those in rows.
  private static func lists() -> [UIScrollView] {
    var found: [UIScrollView] = []
    func search(_ view: UIView, in window: UIWindow) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let list = view as? UIScrollView, list is UITableView || list is UICollectionView {
        if ScreenElement(list).touchPoint(in: window) != nil { found.append(list) }
        return
      }
      for child in view.subviews { search(child, in: window) }
    }
    for window in ScreenContents().windows { search(window, in: window) }
    return found
  }

  /// - Parameter onPage: Called on each page, the first too.
  private static func visit(
    _ list: UIScrollView, most: Int = pages, _ look: (UIScrollView) throws -> Void,
    onPage: () throws -> Void
  ) rethrows {
    try onPage()
    guard list.isScrollEnabled else { return }
    let start = list.contentOffset
    for _ in 0..<most {
      let page = Page(list)
      guard page.hasMore, page.lastRow < rows else { break }
      let before = list.contentOffset
      list.setContentOffset(page.next, animated: false)
      RunLoopDriver.settle()
      guard list.contentOffset != before else { break }
      try look(list)
      try onPage()
    }
    guard list.contentOffset != start else { return }
    list.setContentOffset(start, animated: false)
    RunLoopDriver.settle()
  }

  /// What scrolls within a list: lists in its rows, and sections that scroll across it.
  @MainActor
  private struct Shelves {
    /// Pages of all shelves of a list.
    private var left = ListPages.pages
    /// Where those that were gone through begin in the list's content.
    private var known: Set<String> = []

    mutating func visit(
      in list: UIScrollView, _ look: (UIScrollView) throws -> Void
    ) rethrows {
      let area = list.bounds.inset(by: list.adjustedContentInset).insetBy(dx: -1, dy: -1)
      for shelf in Self.shelves(in: list) where left > 0 {
        let frame = shelf.convert(shelf.bounds, to: list)
        // One that is cut off shows whole on another page.
        guard area.contains(frame) || frame.height > area.height || frame.width > area.width
        else { continue }
        let place = "\(whole(frame.minX)) \(whole(frame.minY))"
        guard known.insert(place).inserted else { continue }
        var count = 0
        try ListPages.visit(shelf, most: left) {
          count += 1
          try look($0)
        } onPage: {
        }
        left -= count
      }
    }

    private static func shelves(in list: UIScrollView) -> [UIScrollView] {
      var found: [UIScrollView] = []
      func search(_ view: UIView) {
        for child in view.subviews where !child.isHidden && child.alpha >= 0.01 {
          if let shelf = child as? UIScrollView,
            Page.isAcross(shelf) || shelf is UITableView || shelf is UICollectionView
          {
            if shelf.isScrollEnabled, Page(shelf).hasMore { found.append(shelf) }
          } else {
            search(child)
          }
        }
      }
      search(list)
      return found
    }
  }
}

/// What of a list shows; lengths along the way that it scrolls, points.
@MainActor
private struct Page {
  private let list: UIScrollView
  private let isVertical: Bool
  /// Whether it begins at the right: a section across in a language that does. Lengths count from there.
  private let isTurned: Bool
  /// Where what shows begins and ends in the content.
  private let start: CGFloat
  private let end: CGFloat
  private let content: CGFloat

  init(_ list: UIScrollView) {
    self.list = list
    let (size, bounds, inset) = (list.contentSize, list.bounds, list.adjustedContentInset)
    isVertical = size.height > bounds.height - inset.top - inset.bottom + 1
    content = isVertical ? size.height : size.width
    isTurned =
      !isVertical && Page.isAcross(list)
      && list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let near = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
    let far = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
    (start, end) = isTurned ? (content - far, content - near) : (near, far)
  }

  /// Whether there is more, and it can be come to.
  var hasMore: Bool { end > start && content > end + 1 }

  private var cells: [UIView] {
    (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells
      ?? list.subviews.filter { $0 is UICollectionViewCell }
  }

  private func edges(of cell: UIView) -> (start: CGFloat, end: CGFloat) {
    if isTurned { return (content - cell.frame.maxX, content - cell.frame.minX) }
    return isVertical ? (cell.frame.minY, cell.frame.maxY) : (cell.frame.minX, cell.frame.maxX)
  }

  /// Whether it is what a section across scrolls in.
  static func isAcross(_ view: UIView) -> Bool {
    String(describing: type(of: view)) == "OrthogonalScroller"
  }

  /// The offset at which the first row that is cut off at the end comes first.
  var next: CGPoint {
    let cut = cells.map(edges).filter { $0.end > end + 0.5 && $0.start > start + 0.5 }
    let target = min(cut.map(\.start).min() ?? end, content - (end - start))
    let way = isTurned ? start - target : target - start
    let offset = list.contentOffset
    return isVertical
      ? CGPoint(x: offset.x, y: offset.y + way) : CGPoint(x: offset.x + way, y: offset.y)
  }

  /// The number of the last row that shows, counted through all sections from 1.
  var lastRow: Int {
    let counts = ActionFinder.counts(of: list)
    let paths =
      (list as? UITableView)?.indexPathsForVisibleRows
      ?? (list as? UICollectionView)?.indexPathsForVisibleItems ?? []
    return paths.map { counts.prefix($0.section).reduce(0, +) + $0.item + 1 }.max() ?? 0
  }
}
