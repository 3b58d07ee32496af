// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What kept a view's size through a change: the constant, the answer, the frame; with its line where
/// that is known.
@MainActor
struct SizeKeeper {
  var reason: String
  var remedy: String
  var place: SourcePlace?

  init(_ entry: ScreenSketch.Entry, isVertical: Bool, isTurned: Bool) {
    let moment =
      isTurned
      ? "in viewWillTransition(to:with:) or when bounds change"
      : "when preferredContentSizeCategory changes"
    reason = "The size was found before the change and kept."
    remedy = "Find it again \(moment), and forget remembered sizes."
    if entry.layer != nil {
      remedy = "Set the layer's frame in layoutSubviews, or make it the view's own with layerClass."
      return
    }
    let view = entry.view
    if let cell = view as? UITableViewCell, let found = SizeKeeper(ofRow: cell, moment) {
      self = found
    } else if let cell = view as? UICollectionViewCell, let found = SizeKeeper(ofItem: cell, moment)
    {
      self = found
    } else if let constraint = SizeKeeper.constant(of: view, isVertical) {
      reason = "A constraint holds it at \(short(constraint.constant)) pt."
      remedy = "Set the constraint's constant again \(moment), or tie the view to what it follows."
      place = OriginPlace.place(constraint.origin)
    } else if let note = FrameNotes.note(of: view, isVertical ? .height : .width) {
      reason = "Its frame was set there, and not again since."
      remedy = "Set the frame in layoutSubviews or viewDidLayoutSubviews, or use constraints."
      place = OriginPlace.place(note.origin)
    }
  }

  private init?(ofRow cell: UITableViewCell, _ moment: String) {
    guard let table = cell.tableNow, let path = table.path(of: cell) else { return nil }
    switch table.heightRule(of: cell, at: path) {
    case .delegate(let delegate, let height):
      let type = ClassNames.name(of: type(of: delegate))
      reason = "\(type).tableView(_:heightForRowAt:) still answers \(short(height))."
      remedy =
        "Answer for the width and text size of the moment, and empty a cache of heights "
        + "\(moment)."
      place = WorkerPlace.override(of: ["heightForRowAt"], in: type)
    case .fixed(let height):
      reason = "rowHeight of the table is still \(short(height))."
      remedy = "Set rowHeight again \(moment), or to UITableView.automaticDimension."
      place = SizeKeeper.line(table.rowHeightOrigin, of: table)
    default: return nil
    }
  }

  private init?(ofItem cell: UICollectionViewCell, _ moment: String) {
    guard let list = cell.collectionNow else { return nil }
    switch list.sizeRule(of: cell) {
    case .delegate(let delegate):
      let type = ClassNames.name(of: type(of: delegate))
      reason =
        "\(type).collectionView(_:layout:sizeForItemAt:) gave it, and was not asked again or "
        + "answered the same."
      remedy =
        "Invalidate the layout \(moment), and answer for the list's bounds and the text size of "
        + "the moment."
      place = WorkerPlace.override(of: ["sizeForItemAt"], in: type)
    case .itemSize(let size):
      reason =
        "itemSize of the layout is still \(short(size.width)) × \(short(size.height))."
      remedy = "Set itemSize again \(moment); that invalidates the layout."
      let flow = list.collectionViewLayout as? UICollectionViewFlowLayout
      place = SizeKeeper.line(flow?.itemSizeOrigin ?? .unknown, of: list)
    default: return nil
    }
  }

  /// Where a list was told a length: in code, or by its document.
  private static func line(_ origin: CreationOrigin, of list: UIView) -> SourcePlace? {
    if case .document = list.origin { return OriginPlace.place(of: list) }
    return OriginPlace.place(origin) ?? OriginPlace.place(of: list)
  }

  /// A required constant length of the app's own.
  private static func constant(of view: UIView, _ isVertical: Bool) -> NSLayoutConstraint? {
    view.heldConstraints.first {
      $0.firstItem === view && $0.firstAttribute == (isVertical ? .height : .width)
        && $0.secondItem == nil && $0.relation == .equal && !$0.isOfSystem
    }
  }
}
