// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Rows, cells, headers and footers (Documentation/Fidelity.md §2.5).
extension DocumentCanvas {
  /// Cells are laid out at the size that the document gives them, one by one, inside their list.
  func layOutPrototypes(
    below root: Element, _ source: NibSource, _ storyboard: UIStoryboard?,
    _ controller: UIViewController?
  ) {
    root.forEachDescendant { list, _ in
      guard list.name == "tableView" || list.name == "collectionView" else { return }
      let cells =
        list.items(of: "prototypes") + list.items(of: "cells")
        + list.items(of: "sections").flatMap { $0.items(of: "cells") }
        + list.children.filter { $0.name == "collectionReusableView" }
      useRowMargin(of: list)
      for cell in cells {
        let loader = NibLoader(source: source, owner: controller, storyboard: storyboard)
        kept.append(loader)
        // Static rows were made with their table; here each has its recorded size instead.
        cell.forEachDescendant { element, _ in views[element.location] = nil }
        guard let view = loader.make(cell) as? UIView else { continue }
        kept.append(view)
        loader.finish()
        layOut(view, cell, in: views[list.location])
      }
      placeFooter(of: list, below: cells)
    }
  }

  /// Tells rows how much they keep beside their content.
  ///
  /// - Parameter list: Nil for a row of a xib.
  func useRowMargin(of list: Element?, rowWidth: CGFloat = 0) {
    guard Runtime.current.release > .iOS10 else { return }
    Runtime.current.canvas?.rowMargin =
      list.map { list in
        let width = views[list.location]?.bounds.width ?? list.rect("frame")?.width ?? 0
        return screen.rowMargin(inTable: width, isRoot: list.key == "view")
      } ?? screen.rowMargin(rowWidth: rowWidth)
  }

  /// The canvas shows prototypes as rows of a section, and the table's footer below them; in grouped
  /// tables, and from Xcode 11 on in all, below the section's footer. Static rows have their
  /// recorded places.
  private func placeFooter(of list: Element, below cells: [Element]) {
    guard let footer = list.child(key: "tableFooterView").flatMap({ views[$0.location] }),
      let rowsEnd = cells.compactMap({ $0.rect("frame")?.maxY }).max()
    else { return }
    let isPlain = list["style"] == nil || list["style"] == "plain"
    let hasFooter = !isPlain || screen.era >= .xcode11
    footer.frame.origin.y = rowsEnd + (hasFooter ? list.number("sectionFooterHeight") ?? 0 : 0)
  }

  private func layOut(_ cell: UIView, _ element: Element, in list: UIView?) {
    let frame =
      element.rect("frame") ?? CGRect(x: 0, y: 0, width: list?.bounds.width ?? 0, height: 44)
    let host = UIView(frame: CGRect(origin: .zero, size: frame.size))
    kept.append(host)
    // Bars do not reach the rows.
    host.insetsLayoutMarginsFromSafeArea = false
    if let margins = list?.layoutMargins {
      host.layoutMargins = UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
    }
    host.addSubview(cell)
    cell.frame = host.bounds
    giveContentExtent(cell, element, size: frame.size, narrowedBy: insets(ofRow: frame, in: list))
    keepRowMargins(cell, element)
    loosenBottom(of: cell, element)
    roots.append((cell, element))
    settle(host, element)
  }

  /// The extent of a content view changed from version to version; what is in it is compared at
  /// the extent that the document recorded.
  func giveContentExtent(
    _ view: UIView, _ element: Element, size: CGSize, narrowedBy insets: CGFloat = 0
  ) {
    guard let row = view as? UITableViewCell, element["style"] == nil else { return }
    var content = contentSize(ofRow: element, size: size)
    content?.width -= insets
    row.assignContentSize(content)
  }

  /// Points that rows of an inset grouped table stand in, where the document has the frames from
  /// before the table became one: as wide as the table.
  private func insets(ofRow frame: CGRect, in list: UIView?) -> CGFloat {
    guard let table = list as? UITableView, table.style == .insetGrouped, frame.minX == 0,
      frame.width == table.bounds.width
    else { return 0 }
    return 2 * screen.rowMargin(inTable: table.bounds.width, isRoot: true)
  }

  /// A content view that has margins of its own and keeps its row's has the wider of both; what
  /// Xcode 26 found ambiguous in one without keeps the distance from before above and below.
  func keepRowMargins(_ view: UIView, _ element: Element) {
    guard let row = view as? UITableViewCell, Runtime.current.release > .iOS10,
      let side = Runtime.current.canvas?.rowMargin,
      let content = element.child("tableViewCellContentView", key: "contentView")
    else { return }
    let end = element["accessoryType"] == nil ? side : 8
    let vertical = Runtime.current.measures.rowMargin
    if let own = content.insets("layoutMargins") {
      guard content.boolean("preservesSuperviewLayoutMargins", default: false) else { return }
      row.contentView.layoutMargins = UIEdgeInsets(
        top: max(own.top, vertical), left: max(own.left, side), bottom: max(own.bottom, vertical),
        right: max(own.right, end))
    } else if screen.era == .xcode26, content.child(key: "directionalLayoutMargins") == nil {
      keepOldMargins(of: content, in: row.contentView)
    }
  }

  /// Lays the content that Interface Builder found ambiguous as a whole out from the top: its ties to the
  /// bottom hold in none of 74 such rows (Documentation/Fidelity.md §2.5).
  func loosenBottom(of view: UIView, _ element: Element) {
    guard let content = (view as? UITableViewCell)?.contentView,
      element.child("tableViewCellContentView", key: "contentView")?
        .boolean("ambiguous", default: false) == true
    else { return }
    let bottoms: [NSLayoutConstraint.Attribute] = [.bottom, .bottomMargin]
    for tie in content.constraints where tie.priority == .required && tie.secondItem != nil {
      let isBottom =
        tie.firstItem === content && bottoms.contains(tie.firstAttribute)
        || tie.secondItem === content && bottoms.contains(tie.secondAttribute)
      guard isBottom else { continue }
      tie.isActive = false
      tie.priority = UILayoutPriority(1)
      tie.isActive = true
    }
  }

  /// Ties the views that a document marks as ambiguous to where the margins above and below were
  /// before Xcode 26, since Interface Builder left these views as they were.
  private func keepOldMargins(of content: Element, in view: UIView) {
    let marked = content.items(of: "subviews")
      .filter { $0.boolean("ambiguous", default: false) }.compactMap { views[$0.location] }
    guard !marked.isEmpty else { return }
    let gain = Runtime.current.measures.rowMargin - Self.oldRowMargin
    func outward(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      switch attribute {
      case .topMargin: -gain
      case .bottomMargin: gain
      default: 0
      }
    }
    for constraint in view.constraints {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if second === view, marked.contains(where: { $0 === first }) {
        constraint.constant += outward(constraint.secondAttribute)
      } else if first === view, marked.contains(where: { $0 === second }) {
        constraint.constant -= outward(constraint.firstAttribute)
      }
    }
  }

  /// Points above and below a row's content before Xcode 26.
  private static let oldRowMargin: CGFloat = 11

  /// The extent of a row's content: as recorded, else all of the row but, up to iOS 12, its line.
  private func contentSize(ofRow element: Element, size: CGSize) -> CGSize? {
    if let frame = element.child(key: "contentView")?.rect("frame") { return frame.size }
    guard Runtime.current.release < .iOS13 else { return nil }
    return CGSize(width: size.width, height: size.height - 1 / UIScreen.main.scale)
  }
}
