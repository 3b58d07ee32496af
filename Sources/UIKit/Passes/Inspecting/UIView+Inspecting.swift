// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// A value of a view's frame that constraints leave open.
package enum OpenValue: String, CaseIterable, Sendable {
  case width
  case height
  case horizontalPosition = "horizontal position"
  case verticalPosition = "vertical position"
}

/// What inspection asks of views beside the public interface.
extension UIView {
  /// What constraints leave open of the views that they place; views without anything open are left out.
  package static func openValues(of views: [UIView]) -> [ObjectIdentifier: [OpenValue]] {
    var items: [ObjectIdentifier: (island: LayoutIsland, members: [(UIView, LayoutItem)])] = [:]
    for view in views where !view.hasGivenFrame {
      guard let island = view.constraintStorage.memberIsland, let item = island.item(for: view)
      else { continue }
      items[ObjectIdentifier(island), default: (island, [])].members.append((view, item))
    }
    var open: [ObjectIdentifier: [OpenValue]] = [:]
    for (island, members) in items.values {
      let variables = members.flatMap { _, item in
        [item.sizes.width, item.sizes.height, item.positions.x, item.positions.y]
      }
      let answers = island.solver.areAmbiguous(variables)
      for (index, member) in members.enumerated() {
        let values = zip(OpenValue.allCases, answers[4 * index..<4 * index + 4])
        open[ObjectIdentifier(member.0)] = values.filter(\.1).map(\.0)
      }
    }
    return open.filter { !$0.value.isEmpty }
  }

  /// Whether a list or a row of one gives the view its frame, whatever its constraints say.
  package final var isBackgroundOfList: Bool {
    switch parent {
    case let table as UITableView: table.backgroundView === self
    case let collection as UICollectionView: collection.backgroundView === self
    case let row as UITableViewCell:
      row.backgroundView === self || row.selectedBackgroundView === self
    case let header as UITableViewHeaderFooterView: header.backgroundView === self
    case let item as UICollectionViewCell:
      item.backgroundView === self || item.selectedBackgroundView === self
    default: false
    }
  }

  /// The axes along which constraints leave the size of the content open that this view scrolls;
  /// none where no constraint ties content to it.
  package final var openContentAxes: UIAxis {
    guard definesContentExtent,
      let island = constraintStorage.memberIsland ?? constraintStorage.island,
      let item = island.item(for: self), let extents = item.extents
    else { return [] }
    var open: UIAxis = []
    if item.usedExtents.contains(.horizontal), island.solver.isAmbiguous(extents.width) {
      open.insert(.horizontal)
    }
    if item.usedExtents.contains(.vertical), island.solver.isAmbiguous(extents.height) {
      open.insert(.vertical)
    }
    return open
  }

  /// The active constraints that this view is the nearest common ancestor for.
  package final var heldConstraints: [NSLayoutConstraint] { constraintStorage.held }

  /// Whether constraints of the app, and not its frame, place the view.
  package final var isPlacedByConstraints: Bool { !hasGivenFrame }

  /// The controller whose root view this is.
  package final var ownedByController: UIViewController? { owningController as? UIViewController }

  package final var isRightToLeftNow: Bool { isRightToLeft }

  /// The label that assistive technologies would say: what the app set, else the class's default.
  package final var spokenLabel: String? { accessibilityLabel }

  package final var hasTransform: Bool { !transform.isIdentity }

  /// Layers that were put into the view's own and belong to no view, such as a gradient behind it.
  package final var looseLayers: [CALayer] {
    (layer.sublayers ?? []).filter { $0.host == nil && !$0.isHidden }
  }
}

extension NSLayoutConstraint {
  /// Whether the system made it for a stack view, a cell or a mask.
  package final var isOfSystem: Bool {
    guard let identifier else { return false }
    return identifier.hasPrefix("UISV") || identifier.hasPrefix("UIView-")
  }

  /// Whether it shows what an autoresizing mask makes of a frame.
  package final var isOfMask: Bool { self is NSAutoresizingMaskLayoutConstraint }

  /// The view or guide's owner on each side.
  package final var firstView: UIView? { NSLayoutConstraint.itemView(firstItem) }
  package final var secondView: UIView? { NSLayoutConstraint.itemView(secondItem) }

  private static func itemView(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UITableView {
  /// Rows that are shown, with their cells, from the top.
  package final var rowsOnScreen: [(path: IndexPath, cell: UITableViewCell)] {
    shownCells.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Whether the row's height comes from its content.
  package final func sizesItself(_ path: IndexPath) -> Bool {
    if let height = delegateHeight(path) { return height < 0 }
    if let statics = staticSections, statics.indices.contains(path.section),
      let height = statics[path.section].rowHeights[path.row]
    {
      return height < 0
    }
    return rowHeight < 0 && estimatedRowHeight != 0
  }
}

extension UITableView {
  /// Whether cells of that class answer how tall they are without asking their constraints.
  package final func hasOwnMeasure(_ cell: UITableViewCell) -> Bool {
    registry.selfMeasuring.contains(ObjectIdentifier(type(of: cell)))
  }
}

extension UICollectionView {
  /// Items that are shown, with their cells, in order.
  package final var itemsOnScreen: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    shown.cells
  }

  /// Whether the layout asks cells for their size: a flow layout with estimates, or one that asked
  /// an item that is shown how tall it is.
  package final var asksForSizes: Bool {
    guard storedLayout is UICollectionViewFlowLayout else {
      return shown.cells.contains { $0.cell.appliedAttributes?.estimatedAxes?.height == true }
    }
    return storedLayout.estimatesItemSizes
  }
}

extension UILayoutGuide {
  /// Whether it stands for a view's edges, margins or safe area, and is not one that the app added.
  package final var isOfSystem: Bool { role != .free }
}

extension NSLayoutConstraint {
  /// Whether it shows a size that comes from outside.
  package final var isEncapsulated: Bool {
    identifier?.hasPrefix("UIView-Encapsulated") ?? false
  }
}

extension NSLayoutConstraint {
  /// Whether its layout goes on without it now, since it contradicts others.
  package final var isBroken: Bool { island?.broken.contains { $0.constraint === self } ?? false }
}

extension UIView {
  /// Whether a constraint on the view is broken that speaks of that axis: what it leaves open is the
  /// conflict's doing. Along a stack view's axis one of all its items is, as they share its room.
  package final func hasBrokenConstraint(isVertical: Bool) -> Bool {
    guard let broken = currentIsland?.broken, !broken.isEmpty else { return false }
    let axis: Axis = isVertical ? .vertical : .horizontal
    var items: [AnyObject] = [self]
    if let stack = superview as? UIStackView, (stack.axis == .vertical) == isVertical,
      stack.arrangedSubviews.contains(self)
    {
      items = stack.arrangedSubviews + stack.spacers
    }
    return broken.contains { entry in
      let constraint = entry.constraint
      return constraint.firstAttribute.axis == axis
        && items.contains { $0 === constraint.leadItem || $0 === constraint.trailItem }
    }
  }
}

extension LayoutIssue {
  /// Whether constraints exclude each other yet that were told to, of a view that a window shows.
  @MainActor package var isStandingConflict: Bool {
    guard let broken = subject.broken, broken.isBroken, let window = subject.view?.window else {
      return false
    }
    return !window.isHidden
  }
}
