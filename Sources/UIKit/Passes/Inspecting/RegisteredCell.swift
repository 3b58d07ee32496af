// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A kind of cell that a list can make.
package struct RegisteredCell: Hashable, Sendable {
  package let identifier: String
  /// The class, where a class was registered; nibs and prototypes know theirs when they are made.
  package let className: String?
  /// What tells that class from all others, the same in every process; nil where ``className`` is.
  package let typeName: String?

  fileprivate init(_ identifier: String, _ type: AnyClass? = nil) {
    self.identifier = identifier
    className = type.map { "\($0)" }
    typeName = type.flatMap { _mangledTypeName($0) }
  }
}

extension UITableView {
  /// The kinds of rows that were registered, or drawn as prototypes, and of which there is none; in
  /// the order of their identifiers. Those of plain UIKit classes have nothing of the app's.
  package final var unseenCells: [RegisteredCell] {
    let seen = Set(shownCells.values.compactMap(\.reuseIdentifier))
    return registry.cells.sorted { $0.key < $1.key }.compactMap { identifier, source in
      let waiting = registry.waitingCells[identifier] ?? []
      guard !seen.contains(identifier), waiting.isEmpty else { return nil }
      switch source {
      case .cell(let type):
        return type.isOfApp ? RegisteredCell(identifier, type) : nil
      case .boundary: return nil
      case .nib, .prototype: return RegisteredCell(identifier)
      }
    }
  }

  /// The classes of the rows that there are, as ``RegisteredCell/typeName``.
  package final var shownCellTypes: Set<String> {
    Set(shownCells.values.compactMap { _mangledTypeName(type(of: $0)) })
  }

  /// Whether a kind of row was registered or drawn as a prototype.
  package final func knowsCell(_ identifier: String) -> Bool { registry.cells[identifier] != nil }

  /// Whether the delegate says how tall rows are.
  package final var delegateAnswersHeights: Bool {
    delegate.map {
      RuntimeRegistry.responds($0 as AnyObject, to: Selector("tableView:heightForRowAtIndexPath:"))
    } ?? false
  }
}

extension UICollectionView {
  /// The kinds of items that were registered, or drawn as prototypes, and of which there is none; in
  /// the order of their identifiers.
  package final var unseenCells: [RegisteredCell] {
    let seen = Set(shown.cells.compactMap(\.cell.reuseIdentifier))
    return registry.unused(Self.elementKindCell).sorted { $0.0 < $1.0 }.compactMap {
      identifier, source in
      guard !seen.contains(identifier) else { return nil }
      guard case .type(let type) = source else {
        return RegisteredCell(identifier)
      }
      return type.isOfApp ? RegisteredCell(identifier, type) : nil
    }
  }

  /// The classes of the items that there are, as ``RegisteredCell/typeName``.
  package final var shownCellTypes: Set<String> {
    Set(shown.cells.compactMap { _mangledTypeName(type(of: $0.cell)) })
  }

  /// Whether a kind of item was registered or drawn as a prototype.
  package final func knowsCell(_ identifier: String) -> Bool {
    registry.source(Self.elementKindCell, identifier) != nil
  }

  /// Whether the delegate says how large items are.
  package final var delegateGivesSizes: Bool {
    delegate.map {
      RuntimeRegistry.responds(
        $0 as AnyObject, to: Selector("collectionView:layout:sizeForItemAtIndexPath:"))
    } ?? false
  }

  /// A cell of a registered kind that no item has.
  package final func makeCell(_ identifier: String) -> UICollectionViewCell? {
    registry.source(UICollectionView.elementKindCell, identifier)?
      .make(UICollectionViewCell.self, frame: CGRect(x: 0, y: 0, width: bounds.width, height: 44))
  }
}

extension UIView {
  /// Whether the class is the app's own.
  fileprivate static var isOfApp: Bool { !ClassOrigin.isUIKit(self) }
}
