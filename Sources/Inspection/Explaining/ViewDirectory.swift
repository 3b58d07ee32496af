// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
package import UIKit

/// All views of the windows by the names that people call them (Documentation/Explain.md §1).
///
/// - Complexity: O(n) reflections to make, some microseconds each.
@MainActor
package struct ViewDirectory {
  package struct Entry {
    package let view: UIView
    /// As findings call it: `ContactCell.nameLabel`.
    let path: String
    /// The rows and items around it, outermost first, itself counted.
    let cells: [(view: UIView, path: IndexPath)]
    /// Whether it is a part that UIKit makes, which lists leave out.
    let isPart: Bool
  }

  package private(set) var entries: [Entry] = []

  package init(_ windows: [UIWindow]) {
    for window in windows { add(window, cells: [], isPart: false) }
  }

  private mutating func add(
    _ view: UIView, cells: [(view: UIView, path: IndexPath)], isPart: Bool
  ) {
    var cells = cells
    if let path = ViewDirectory.indexPath(of: view) { cells.append((view, path)) }
    entries.append(
      Entry(
        view: view, path: ViewNames.path(of: view), cells: cells,
        isPart: isPart || ClassNames.isPrivate(view)))
    let isInPart = isPart || ScreenTree.isComponent(view)
    for child in ViewDirectory.ordered(view) { add(child, cells: cells, isPart: isInPart) }
  }

  /// Rows and items in the order of their index paths, since reuse decides that of subviews; then
  /// the others, back to front.
  private static func ordered(_ view: UIView) -> [UIView] {
    guard view is UITableView || view is UICollectionView else { return view.subviews }
    let keyed = view.subviews.map { (path: indexPath(of: $0), view: $0) }
    let cells = keyed.compactMap { entry in entry.path.map { (path: $0, view: entry.view) } }
    return cells.sorted { $0.path < $1.path }.map(\.view)
      + keyed.filter { $0.path == nil }.map(\.view)
  }

  /// The place of a row or item in its list.
  static func indexPath(of view: UIView) -> IndexPath? {
    switch view {
    case let cell as UITableViewCell: cell.tableNow?.path(of: cell)
    case let cell as UICollectionViewCell where cell.isItemNow: cell.collectionNow?.path(of: cell)
    default: nil
    }
  }

  // MARK: Names

  /// What one can call the view by: its row or item, its path, and a number where several are alike.
  package func name(of view: UIView) -> String {
    guard let entry = entries.first(where: { $0.view === view }) else {
      return ViewNames.path(of: view)
    }
    let name = plainName(entry)
    let alike = entries.filter { plainName($0) == name }
    guard alike.count > 1, let number = alike.firstIndex(where: { $0.view === view }) else {
      return name
    }
    return "\(name) \(number)"
  }

  private func plainName(_ entry: Entry) -> String {
    let steps = entry.cells.map { "[\($0.path.map(String.init).joined(separator: ", "))]" }
    return (steps + [entry.path]).joined(separator: " › ")
  }

  /// Names of the views that people made, in order, each with its text.
  package func names(of views: [UIView]? = nil) -> [String] {
    let chosen = entries.filter { entry in
      views.map { $0.contains { $0 === entry.view } } ?? !entry.isPart
    }
    return chosen.map { entry in
      let text = ViewDirectory.text(of: entry.view).map { " \"\($0)\"" } ?? ""
      return name(of: entry.view) + text
    }
  }

  /// What a view shows, on one line and at most 40 characters long.
  static func text(of view: UIView) -> String? {
    let text: String?
    switch view {
    case let label as UILabel: text = label.text
    case let button as UIButton: text = button.currentTitle ?? button.titleLabelNow?.text
    case let field as UITextField: text = field.text ?? field.placeholder
    case let view as UITextView: text = view.text
    default: text = nil
    }
    guard let text, !text.isEmpty else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? "\(line.prefix(37))…" : line
  }

  // MARK: Looking up

  /// The views that a path may mean, the closest kind of match only.
  package func views(matching query: ViewQuery) -> [UIView] {
    var scope = entries[...]
    if query.steps.isEmpty {
      // `[0, 1]` is a row of the outermost list, if there is one.
      let exact = entries.filter { entry in
        entry.cells.map(\.path) == query.cells && entry.cells.last?.view === entry.view
      }
      if !exact.isEmpty { return exact.map(\.view) }
    }
    for path in query.cells {
      let cells = scope.filter { entry in
        entry.cells.last.map { $0.view === entry.view && $0.path == path } ?? false
      }
      scope =
        scope.filter { entry in
          cells.contains { cell in entry.cells.contains { $0.view === cell.view } }
        }[...]
      if query.steps.isEmpty, path == query.cells.last { return cells.map(\.view) }
    }
    guard !query.steps.isEmpty else { return [] }
    let wanted = query.steps
    let tests: [(Entry) -> Bool] = [
      { $0.steps == wanted },
      { $0.steps.suffix(wanted.count).elementsEqual(wanted) },
      { wanted.count == 1 && $0.property == wanted[0] },
      { $0.view.accessibilityIdentifier == wanted[0] && wanted.count == 1 },
      { $0.lowered == wanted.map { $0.lowercased() } },
      { wanted.count == 1 && $0.property?.lowercased() == wanted[0].lowercased() },
      { wanted.count == 1 && ClassNames.name(of: type(of: $0.view)) == wanted[0] },
      { wanted.count == 1 && ViewDirectory.text(of: $0.view) == wanted[0] },
      { wanted.count == 1 && $0.path.hasPrefix(wanted[0]) && wanted[0].count >= 3 },
    ]
    for test in tests {
      let found = scope.filter(test)
      if !found.isEmpty { return found.map(\.view) }
    }
    return []
  }
}

extension ViewDirectory.Entry {
  fileprivate var steps: [String] { path.components(separatedBy: " › ") }
  fileprivate var lowered: [String] { steps.map { $0.lowercased() } }

  /// The property's name alone.
  fileprivate var property: String? {
    guard let last = steps.last, let dot = last.lastIndex(of: ".") else { return nil }
    return String(last[last.index(after: dot)...])
  }
}
