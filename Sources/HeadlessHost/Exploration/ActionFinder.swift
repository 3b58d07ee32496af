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
    actions = grouped(actions, in: directory.entries)
    actions += gestures(of: entries) + directory.entries.flatMap(pins)
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
    if hasEmptyField(entries) { actions.append(MapAction(kind: .refill, mark: "form")) }
    actions += shakes
    if turns { actions.append(MapAction(kind: .rotate, mark: "device")) }
    // Tabs are changed from their roots, so that each is found again as it was left.
    // An uncovered row would stay so behind the other tab.
    let isUncovered = directory.entries.contains { $0.element.typeName == "SwipeActionsView" }
    if isUncovered || actions.contains(where: { $0.kind == .back }) {
      actions.removeAll { $0.kind == .tab }
    }
    return actions
  }

  /// Whether the tab bar of a button lies on a screen that was pushed and shows the root of a tab: its
  /// tabs are gone with the screen, as segments are.
  private func isPushed(_ button: UIView) -> Bool {
    let responders = sequence(first: button as UIResponder) { $0.next }
    guard let tabs = responders.lazy.compactMap({ $0 as? UITabBarController }).first,
      let outer = tabs.navigationController, outer.viewControllers.count > 1
    else { return false }
    let inner = tabs.selectedViewController as? UINavigationController
    return inner.map { $0.viewControllers.count < 2 } ?? true
  }

  /// Whether the app may follow when the device is turned.
  private var turns: Bool {
    let app = UIApplication.shared
    let wanted: UIInterfaceOrientationMask =
      app.statusBarOrientation.isLandscape ? .portrait : .landscapeRight
    guard app.supportedInterfaceOrientations(for: nil).contains(wanted) else { return false }
    guard let front = ScreenContents().frontController else { return false }
    return front.shouldAutorotate && front.supportedInterfaceOrientations.contains(wanted)
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
    case is UISegmentedControl, is UIRefreshControl: return []
    case let pages as UIPageControl:
      return pages.isEnabled && pages.numberOfPages > 1 ? one(.value) : []
    case let field as UITextField:
      guard field.isEnabled else { return [] }
      let isEmpty = field.text?.isEmpty != false
      if view is UISearchTextField, isEmpty { return one(.value) }
      guard !isEmpty else { return [] }
      // What shows something in place of the keys is no place to type into.
      if field.inputView != nil { return field.isFirstResponder ? [] : one(.gesture) }
      return answersReturn(field) ? one(.enter) : []
    case let picker as UIPickerView: return PickerValue.next(in: picker) == nil ? [] : one(.value)
    case let picker as UIDatePicker:
      return picker.isEnabled && !isWithinControl(picker) ? one(.value) : []
    case let control as UIControl where !control.isEnabled || isWithinControl(control): return []
    case is UISwitch: return one(.toggle)
    case is UISlider, is UIStepper: return one(.value)
    case is UIControl:
      switch String(describing: type(of: view)) {
      case "BackButton": return one(.back)
      case "TabButton": return one(isPushed(view) ? .segment : .tab)
      case "RowEditControl": return one(.final)
      case "MenuPanel": return one(.dismiss)
      case "AlertButton", "MenuRow":
        let choice = Array(ScreenOutline.choice(of: view).utf8)
        return [
          MapAction(
            kind: isFinal(entry.element) ? .final : .button, mark: entry.mark,
            face: ContentHash.name(of: choice))
        ]
      default:
        return [
          MapAction(
            kind: isFinal(entry.element) ? .final : .button, mark: entry.mark,
            words: entry.element.words)
        ]
      }
    default: return []
    }
  }

  /// Whether somebody waits for the return key of a field.
  private func answersReturn(_ field: UITextField) -> Bool {
    field.delegate != nil
      || !field.allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Buttons that do not answer now.
  var blocked: [BlockedButton] {
    ElementDirectory().entries.compactMap { entry in
      guard let control = entry.element.view as? UIControl, entry.element.isWholeView,
        !control.isEnabled, !isWithinControl(control),
        control is UIButton || String(describing: type(of: control)) == "BarButton"
      else { return nil }
      let texts = [entry.element.label].compactMap(\.self) + entry.element.texts
      let name = texts.first ?? ElementNamer.texts(in: control).first ?? entry.element.typeName
      return BlockedButton(mark: entry.mark, name: name)
    }
  }

  func isWithinControl(_ control: UIControl) -> Bool {
    sequence(first: control.superview) { $0?.superview }
      .contains { $0 is UIControl && !(String(describing: type(of: $0!)) == "MenuPanel") }
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

  // MARK: What is left alone

  /// Whether a finger gets there, after scrolling if need be.
  func isReachable(_ element: ScreenElement) -> Bool {
    guard let window = element.view.window else { return false }
    if element.touchPoint(in: window) != nil { return true }
    let visible = element.visibleFrame(in: window)
    let isOutside = visible.isNull || visible.width <= 0 || visible.height <= 0
    guard isOutside, element.area.width > 0, element.area.height > 0 else { return false }
    return element.scrollViews.contains {
      $0.isScrollEnabled && ScreenElement($0).touchPoint(in: window) != nil
    }
  }

  func isAvoided(_ element: ScreenElement) -> Bool {
    guard !request.avoided.isEmpty else { return false }
    let names =
      [element.identifier, element.label].compactMap(\.self) + element.texts
      + ElementNamer.texts(in: element.view)
    return request.avoided.contains { pattern in
      names.contains { NamePattern(pattern).matches($0) }
    }
  }
}

@MainActor
extension ScreenElement {
  /// A hash of what can be read on a button; nil where nothing can.
  var words: String? {
    let texts = [identifier, label].compactMap(\.self) + texts + ElementNamer.texts(in: view)
    return texts.isEmpty ? nil : ContentHash.name(of: Array(texts.joined(separator: "\n").utf8))
  }
}
