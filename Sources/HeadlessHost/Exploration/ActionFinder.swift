// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
import Foundation
internal import UIKit

/// What a person could do on the screen (Documentation/Exploration.md §3).
@MainActor
struct ActionFinder {
  let request: ExplorationRequest
  /// Rows of a list that are looked at.
  static let rows = 100

  /// Whether a text field that is empty is among what was found.
  private func hasEmptyField(_ entries: [ElementDirectory.Entry]) -> Bool {
    entries.contains { FieldFiller.isEmptyField($0.element.view) }
  }

  /// In the order in which a person would meet them: as they are drawn, front windows first.
  func actions() -> [MapAction] {
    let directory = ElementDirectory()
    let entries = directory.entries.filter { isReachable($0.element) && !isAvoided($0.element) }
    var actions: [MapAction] = []
    if hasEmptyField(entries) { actions.append(MapAction(kind: .fill, mark: "form")) }
    for entry in entries { actions += self.actions(of: entry) }
    for list in directory.entries where list.element.view is UIScrollView {
      guard isReachable(list.element) else { continue }
      actions += listActions(list)
    }
    if let front = ScreenContents().frontController, front.presentingViewController != nil,
      !front.isModalInPresentation, !(front is UIAlertController),
      front.modalPresentationStyle != .fullScreen, front.modalPresentationStyle != .overFullScreen
    {
      actions.append(MapAction(kind: .dismiss, mark: "sheet"))
    }
    // Tabs are changed from their roots, so that each is found again as it was left.
    if actions.contains(where: { $0.kind == .back }) { actions.removeAll { $0.kind == .tab } }
    return actions
  }

  // MARK: Elements

  private func actions(of entry: ElementDirectory.Entry) -> [MapAction] {
    let view = entry.element.view
    func one(_ kind: MapAction.Kind) -> [MapAction] { [MapAction(kind: kind, mark: entry.mark)] }
    guard entry.element.isWholeView else {
      guard let control = view as? UISegmentedControl, control.isEnabled else { return [] }
      return entry.mark.hasSuffix("segment \(control.selectedSegmentIndex)") ? [] : one(.segment)
    }
    switch view {
    case is UITableViewCell, is UICollectionViewCell:
      // Rows are found by number, those out of sight too.
      return []
    case is UISegmentedControl, is UIRefreshControl, is UIPageControl: return []
    case let field as UITextField:
      return field.isEnabled && view is UISearchTextField ? one(.value) : []
    case let control as UIControl where !control.isEnabled || isWithinControl(control): return []
    case is UISwitch: return one(.toggle)
    case is UISlider, is UIStepper: return one(.value)
    case is UIControl:
      switch String(describing: type(of: view)) {
      case "BackButton": return one(.back)
      case "TabButton": return one(.tab)
      case "RowEditControl": return one(.final)
      case "MenuPanel": return one(.dismiss)
      default: return one(isFinal(entry.element) ? .final : .button)
      }
    default: return gestures(of: entry)
    }
  }

  private func isWithinControl(_ control: UIControl) -> Bool {
    sequence(first: control.superview) { $0?.superview }
      .contains { $0 is UIControl && !(String(describing: type(of: $0!)) == "MenuPanel") }
  }

  private func gestures(of entry: ElementDirectory.Entry) -> [MapAction] {
    let view = entry.element.view
    var actions: [MapAction] = []
    let ofUIKit = String(reflecting: type(of: view)).hasPrefix("UIKit.") && view is UIScrollView
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && !ofUIKit {
      switch recognizer {
      case is UITapGestureRecognizer:
        actions.append(MapAction(kind: .gesture, mark: entry.mark))
      case is UILongPressGestureRecognizer:
        actions.append(MapAction(kind: .longPress, mark: entry.mark))
      default: break
      }
    }
    return actions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether a button destroys something or leaves for good: it waits until the rest was seen.
  private func isFinal(_ element: ScreenElement) -> Bool {
    let texts =
      ([element.label, element.identifier].compactMap(\.self) + element.texts)
      + ElementNamer.texts(in: element.view)
    if let alert = ScreenContents().frontController as? UIAlertController,
      alert.actions.contains(where: {
        $0.style == .destructive && $0.title.map(texts.contains) == true
      })
    {
      return true
    }
    let words = ["delete", "log out", "logout", "sign out", "erase", "remove all", "reset"]
    return texts.contains { text in words.contains { text.lowercased().contains($0) } }
  }

  // MARK: Lists

  private func listActions(_ entry: ElementDirectory.Entry) -> [MapAction] {
    guard let list = entry.element.view as? UIScrollView else { return [] }
    var actions: [MapAction] = []
    if entry.mark.split(separator: "/").last?.hasPrefix("list ") == true {
      actions += rows(of: list, entry.mark)
    }
    if list.contentSize.height > list.bounds.height * 1.2, list.isScrollEnabled,
      !(list is UITextView)
    {
      actions.append(MapAction(kind: .scrollToEnd, mark: entry.mark))
    }
    if list.refreshControl != nil { actions.append(MapAction(kind: .refresh, mark: entry.mark)) }
    return actions
  }

  private func rows(of list: UIScrollView, _ mark: String) -> [MapAction] {
    let counts: [Int]
    let isSelectable: Bool
    switch list {
    case let table as UITableView:
      counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      isSelectable = table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    case let collection as UICollectionView:
      counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      isSelectable = collection.allowsSelection
    default: return []
    }
    var actions: [MapAction] = []
    var rest = Self.rows
    for (section, count) in counts.enumerated() where rest > 0 {
      let shown = min(count, rest)
      rest -= shown
      // Rows of one class stand for each other; of those out of sight nothing is known yet.
      var positions: [String: Int] = [:]
      for row in 0..<shown {
        let path = IndexPath(item: row, section: section)
        guard !isAvoided(list, path) else { continue }
        let group = "\(mark) \(section) \(cellClass(list, path))"
        let position = positions[group, default: 0]
        positions[group] = position + 1
        if isSelectable {
          actions.append(
            MapAction(
              kind: .row, mark: "\(mark)/row \(section).\(row)", group: group, position: position,
              isLastOfGroup: row == shown - 1, face: face(list, path)))
        }
      }
      guard shown > 0 else { continue }
      let first = "\(mark)/row \(section).0"
      let answers = RowGestures(list: list, path: IndexPath(item: 0, section: section))
      if answers.swipe { actions.append(MapAction(kind: .swipe, mark: first)) }
      if answers.menu { actions.append(MapAction(kind: .longPress, mark: first)) }
    }
    return actions
  }

  private func cell(_ list: UIScrollView, _ path: IndexPath) -> UIView? {
    (list as? UITableView)?.cellForRow(at: path)
      ?? (list as? UICollectionView)?.cellForItem(at: path)
  }

  private func cellClass(_ list: UIScrollView, _ path: IndexPath) -> String {
    switch cell(list, path) {
    case let cell as UITableViewCell:
      "\(type(of: cell)) \(cell.reuseIdentifier ?? "") \(cell.accessoryType.rawValue)"
    case let cell as UICollectionViewListCell:
      "\(type(of: cell)) \(cell.reuseIdentifier ?? "") \(cell.accessories.count)"
    case let cell as UICollectionViewCell: "\(type(of: cell)) \(cell.reuseIdentifier ?? "")"
    default: "?"
    }
  }

  /// A hash of what can be read in a row that shows.
  private func face(_ list: UIScrollView, _ path: IndexPath) -> String? {
    guard let cell = cell(list, path) else { return nil }
    let texts = ElementNamer.texts(in: cell)
    return texts.isEmpty ? nil : ContentHash.name(of: Array(texts.joined(separator: "\n").utf8))
  }

  // MARK: What is left alone

  /// Whether a finger gets there, after scrolling if need be.
  private func isReachable(_ element: ScreenElement) -> Bool {
    guard let window = element.view.window else { return false }
    if element.touchPoint(in: window) != nil { return true }
    let visible = element.visibleFrame(in: window)
    let isOutside = visible.isNull || visible.width <= 0 || visible.height <= 0
    guard isOutside, element.area.width > 0, element.area.height > 0 else { return false }
    return element.scrollViews.contains {
      $0.isScrollEnabled && ScreenElement($0).touchPoint(in: window) != nil
    }
  }

  private func isAvoided(_ list: UIScrollView, _ path: IndexPath) -> Bool {
    guard !request.avoided.isEmpty, let cell = cell(list, path) else { return false }
    return isAvoided(ScreenElement(cell))
  }

  private func isAvoided(_ element: ScreenElement) -> Bool {
    guard !request.avoided.isEmpty else { return false }
    let names =
      [element.identifier, element.label].compactMap(\.self) + element.texts
      + ElementNamer.texts(in: element.view)
    return request.avoided.contains { pattern in
      names.contains { NamePattern(pattern).matches($0) }
    }
  }
}
