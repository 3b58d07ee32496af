// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// A number of a frame that a list, a container or a bar gives from outside
/// (Documentation/Explain.md §4).
@MainActor
struct OuterFrame {
  var value: ExplainedValue
  /// The view whose same number is where this one comes from.
  var next: UIView?

  init(
    _ value: FrameValue, _ reason: String, parts: [ExplainedPart] = [], next: UIView? = nil,
    change: String = ""
  ) {
    self.value = ExplainedValue(
      name: value.rawValue, value: 0, reason: reason, parts: parts, change: change)
    self.next = next
  }

  init(_ value: ExplainedValue, next: UIView? = nil) {
    self.value = value
    self.next = next
  }

  /// nil for a view that has its frame from nobody of these.
  static func of(_ view: UIView, _ value: FrameValue, _ explainer: Explainer) -> OuterFrame? {
    switch view {
    case let window as UIWindow: return OuterFrame.window(window, value)
    case let cell as UITableViewCell:
      if let table = cell.tableNow, let path = table.path(of: cell) {
        return RowFrame(cell: cell, table: table, path: path, explainer: explainer).frame(value)
      }
    case let cell as UICollectionReusableView:
      if let list = cell.collectionNow, let path = list.path(of: cell) {
        return ItemFrame(cell: cell, list: list, path: path, explainer: explainer).frame(value)
      }
    default: break
    }
    if let cell = view.superview as? UITableViewCell, cell.contentView === view {
      return contentView(of: cell, value)
    }
    if let cell = view.superview as? UICollectionViewCell, cell.contentView === view {
      return OuterFrame(
        value, "the content view fills its cell", next: cell,
        change: "Change the cell's size; see `snug explain` of the cell.")
    }
    if let controller = view.ownedByController { return root(view, of: controller, value) }
    if let table = view.superview as? UITableView { return part(of: table, view, value) }
    return system(view, value)
  }

  private static func window(_ window: UIWindow, _ value: FrameValue) -> OuterFrame {
    OuterFrame(
      value,
      "the window has what the device gives the app: "
        + "\(short(window.bounds.width)) × \(short(window.bounds.height))",
      change: "Choose another --device or --orientation, or a part of an iPad's screen.")
  }

  // MARK: Controllers

  private static func root(
    _ view: UIView, of controller: UIViewController, _ value: FrameValue
  ) -> OuterFrame? {
    let name = ClassNames.name(of: type(of: controller))
    if view.superview is UIWindow {
      return OuterFrame(
        value, "the view of \(name) fills the window", next: view.superview,
        change: "Nothing in the app decides it: a root view is as large as its window.")
    }
    let note = FrameNotes.note(of: view, value)
    if note != nil, let parent = controller.parent, !ClassNames.isOfUIKit(type(of: parent)) {
      return nil
    }
    let container: String
    if let parent = controller.parent {
      container = ClassNames.name(of: type(of: parent))
    } else if controller.presentingViewController != nil {
      container = "the presentation"
    } else {
      return nil
    }
    return OuterFrame(
      value, "\(container) gives the view of \(name) its frame", next: view.superview,
      change: "A container decides the frame of its children's views.")
  }

  // MARK: Parts of cells and tables

  private static func contentView(of cell: UITableViewCell, _ value: FrameValue) -> OuterFrame {
    let insets = cell.contentInsetsNow
    let name = ClassNames.name(of: type(of: cell))
    guard !value.isVertical else {
      return OuterFrame(
        value, "the content view is as tall as its row", next: cell,
        change: "Change the row's height; see `snug explain` of the row.")
    }
    guard insets.left + insets.right > 0 else {
      return OuterFrame(
        value, "the content view is as wide as its row", next: cell,
        change: "Change the width of the table.")
    }
    let parts =
      value == .x
      ? [ExplainedPart(.system, amount: Double(insets.left), text: "beside it, at the left")]
      : [
        ExplainedPart(.given, amount: Double(cell.bounds.width), text: "the row's width"),
        ExplainedPart(
          .system, amount: -Double(insets.left + insets.right),
          text: "accessory, editing controls and safe area beside it"),
      ]
    return OuterFrame(
      value, "the content view of \(name) has what accessory and safe area leave", parts: parts,
      next: cell, change: "Remove the accessory, or change the width of the table.")
  }

  private static func part(
    of table: UITableView, _ view: UIView, _ value: FrameValue
  ) -> OuterFrame? {
    if view === table.tableHeaderView || view === table.tableFooterView {
      let isHeader = view === table.tableHeaderView
      let property = isHeader ? "tableHeaderView" : "tableFooterView"
      switch value {
      case .width:
        return OuterFrame(
          value, "\(property) is as wide as its table", next: table,
          change: "Change the width of the table.")
      case .height:
        return OuterFrame(
          value, "a table leaves the height of \(property) as its frame says; it is not measured",
          change: "Set the frame's height, such as to that of systemLayoutSizeFitting(_:), and "
            + "assign \(property) again.")
      default:
        return OuterFrame(
          value, "\(property) stands at the \(isHeader ? "start" : "end") of the rows")
      }
    }
    guard let boundary = table.boundary(of: view) else { return nil }
    let name = "the \(boundary.isHeader ? "header" : "footer") of section \(boundary.section)"
    switch value {
    case .x, .width:
      return OuterFrame(
        value, "\(name) is as wide as the rows of its table", next: table,
        change: "Change the width of the table.")
    case .y:
      return OuterFrame(
        value,
        "\(name) stands \(boundary.isHeader ? "above" : "below") the rows of its section"
          + (table.style == .plain ? ", and stays in sight while they scroll" : ""))
    case .height:
      let fixed = boundary.isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
      let property = boundary.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
      return OuterFrame(
        value,
        fixed >= 0
          ? "\(property) of the table is \(short(fixed))"
          : "\(name) is measured, or has the standard height where it shows a title alone",
        change: "Set \(property), or answer it in the delegate.")
    }
  }

  // MARK: What UIKit lays out

  private static func system(_ view: UIView, _ value: FrameValue) -> OuterFrame? {
    if ScreenTree.isBar(view) {
      return OuterFrame(
        value, "UIKit places bars and gives them their size",
        change: "The controller around it decides whether and how the bar shows.")
    }
    // What the app made and placed within a control or image view is its own.
    if FrameNotes.note(of: view, value) != nil { return nil }
    if case .document = view.origin { return nil }
    var ancestor = view.superview
    while let current = ancestor {
      if ScreenTree.isBar(current) || ScreenTree.isComponent(current)
        || (current is UITableViewCell && !(view is UIControl))
      {
        let name = ClassNames.name(of: type(of: current))
        if current is UITableViewCell, !isBuiltIn(view, of: current) { return nil }
        return OuterFrame(
          value, "\(name) lays out its own parts",
          change: "Configure \(name), or use a view of your own in its place.")
      }
      guard ClassNames.isPrivate(current) else { return nil }
      ancestor = current.superview
    }
    guard ClassNames.isPrivate(view) else { return nil }
    return OuterFrame(
      value, "UIKit made this view and places it", next: view.superview,
      change: "Nothing in the app decides it directly.")
  }

  private static func isBuiltIn(_ view: UIView, of cell: UIView) -> Bool {
    guard let cell = cell as? UITableViewCell else { return false }
    return cell.builtInViews.contains { $0 === view }
  }
}
