// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Exploration
import Foundation
internal import UIKit

/// Every element on the screen with a mark that finds it again on other visits and in other
/// configurations, whatever its text and place (Documentation/Exploration.md §3).
///
/// A mark is a path: the controller's class, lists and rows by number, the element's class and its
/// number among its like: `NotesController/list 0/row 0.3/UISwitch 0`.
@MainActor
struct ElementDirectory {
  struct Entry {
    let element: ScreenElement
    let mark: String
    /// The list whose row this is, and which.
    var row: (list: UIScrollView, path: IndexPath)?
  }

  /// Front windows first, views as they are drawn.
  private(set) var entries: [Entry] = []
  private var lists: [String: UIScrollView] = [:]
  private var counts: [String: Int] = [:]

  init() {
    for window in ScreenContents().windows { walk(window, in: "UIWindow") }
  }

  /// The entry of a mark; its list is scrolled to it where it does not show.
  static func entry(_ mark: String, settle: () -> Void) -> Entry? {
    var directory = ElementDirectory()
    // Lists in rows of lists: at most so many have to be scrolled one after the other.
    for _ in 0..<4 {
      if let entry = directory.entries.first(where: { $0.mark == mark }) { return entry }
      guard directory.scroll(towards: mark) else { return nil }
      settle()
      directory = ElementDirectory()
    }
    return nil
  }

  /// The button that an action means, where its mark has another one: views change places among their
  /// like, as a bar's buttons do when it shows again. nil where no other reads as it did.
  func button(of action: MapAction) -> Entry? {
    guard let words = action.words else { return nil }
    let same = entries.filter {
      Self.kind(of: $0.mark) == Self.kind(of: action.mark) && $0.element.words == words
    }
    return same.contains { $0.mark == action.mark } ? nil : same.first
  }

  /// A mark without the number among its like.
  private static func kind(of mark: String) -> Substring {
    mark[..<(mark.lastIndex(of: " ") ?? mark.endIndex)]
  }

  // MARK: Walking

  private mutating func walk(_ view: UIView, in scope: String) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    var scope = scope
    if let controller = view.next as? UIViewController {
      scope = SeenControllers.name(of: controller)
    }
    switch view {
    case let list as UIScrollView where list is UITableView || list is UICollectionView:
      let path = "\(scope)/list \(number("list", in: scope))"
      entries.append(Entry(element: ScreenElement(view), mark: path))
      lists[path] = list
      walkList(list, in: path)
      return
    default: add(view, in: scope)
    }
    if let control = view as? UISegmentedControl {
      let mark = entries[entries.count - 1].mark
      for index in 0..<control.numberOfSegments {
        entries.append(
          Entry(
            element: ScreenElement(control, segment: index), mark: "\(mark)/segment \(index)"))
      }
    }
    for child in view.subviews { walk(child, in: scope) }
  }

  private mutating func walkList(_ list: UIScrollView, in scope: String) {
    walkRows(of: list, among: list.subviews, in: scope)
  }

  /// Cells of a section that scrolls across its list lie in a scroll view of their own.
  private mutating func walkRows(of list: UIScrollView, among views: [UIView], in scope: String) {
    for child in views where !child.isHidden && child.alpha >= 0.01 {
      let path: IndexPath? =
        switch (list, child) {
        case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
        case (let collection as UICollectionView, let cell as UICollectionViewCell):
          collection.indexPath(for: cell)
        default: nil
        }
      guard let path else {
        if list is UICollectionView, let shelf = child as? UIScrollView,
          shelf.subviews.contains(where: { $0 is UICollectionViewCell })
        {
          add(shelf, in: scope)
          walkRows(of: list, among: shelf.subviews, in: scope)
        } else {
          walk(child, in: scope)
        }
        continue
      }
      let mark = "\(scope)/row \(path.section).\(path.item)"
      entries.append(Entry(element: ScreenElement(child), mark: mark, row: (list, path)))
      for inner in child.subviews { walk(inner, in: mark) }
    }
  }

  private mutating func add(_ view: UIView, in scope: String) {
    let name = String(describing: type(of: view))
    let mark = "\(scope)/\(name) \(number(name, in: scope))"
    entries.append(Entry(element: ScreenElement(view), mark: mark))
  }

  private mutating func number(_ name: String, in scope: String) -> Int {
    let number = counts["\(scope)/\(name)", default: 0]
    counts["\(scope)/\(name)"] = number + 1
    return number
  }

  // MARK: Scrolling

  /// Brings the outermost row of a mark that does not show into sight.
  ///
  /// - Returns: false when there is no such row.
  private func scroll(towards mark: String) -> Bool {
    let parts = mark.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() where part.hasPrefix("row ") {
      let row = parts[...index].joined(separator: "/")
      if entries.contains(where: { $0.mark == row }) { continue }
      let numbers = part.dropFirst(4).split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 2, let list = lists[parts[..<index].joined(separator: "/")] else {
        return false
      }
      return Self.scroll(list, to: IndexPath(item: numbers[1], section: numbers[0]))
    }
    return false
  }

  static func scroll(_ list: UIScrollView, to path: IndexPath) -> Bool {
    switch list {
    case let table as UITableView:
      guard path.section < table.numberOfSections,
        path.item < table.numberOfRows(inSection: path.section)
      else { return false }
      table.scrollToRow(at: path, at: .middle, animated: false)
    case let collection as UICollectionView:
      guard path.section < collection.numberOfSections,
        path.item < collection.numberOfItems(inSection: path.section)
      else { return false }
      collection.scrollToItem(
        at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    default: return false
    }
    return true
  }
}
