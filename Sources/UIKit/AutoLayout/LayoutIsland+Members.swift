// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// Which views and constraints belong to an island.
extension LayoutIsland {
  /// Walks from the root, takes in members that are new and queues their constraints.
  ///
  /// Stops at views that are roots of their own islands. O(members).
  func collectMembers() {
    membershipIsStale = false
    guard let root else { return }
    let before = arrivals.count
    collect(root)
    if arrivals.count > before { structureVersion += 1 }
  }

  private func collect(_ view: UIView) {
    join(view)
    for guide in view.constraintStorage.guides { join(guide) }
    let storage = view.constraintStorage
    for constraint in storage.held where constraint.anchorView === view { take(constraint) }
    for constraint in storage.guests { take(constraint) }
    for child in view.children where !child.isLayoutRoot { collect(child) }
  }

  private func take(_ constraint: NSLayoutConstraint) {
    if isTemporary {
      arrivals.append(constraint)
    } else if constraint.island !== self {
      constraint.island = self
      arrivals.append(constraint)
    }
  }

  @discardableResult
  func join(_ object: AnyObject) -> LayoutItem {
    if let known = item(for: object) { return known }
    let item = LayoutItem(object, isRoot: object === root, solver: solver)
    items[item.identifier] = item
    order.append(item)
    structureVersion += 1
    if let view = item.view {
      if !isTemporary, !item.isRoot { view.constraintStorage.memberIsland = self }
      if view is any WidthDependentIntrinsicSize { wrapping.append(item) }
      queue(item)
    } else if !isTemporary {
      item.guide?.island = self
    }
    return item
  }

  /// Takes the subtree of a member out, with every row about it. Constraints from inside the
  /// subtree to the outside must be gone already.
  func dropSubtree(_ view: UIView) {
    let storage = view.constraintStorage
    for constraint in storage.held { uninstall(constraint) }
    for constraint in storage.guests { uninstall(constraint) }
    for child in view.children where item(for: child) != nil { dropSubtree(child) }
    for guide in storage.guides {
      if let item = item(for: guide) { drop(item) }
      guide.island = nil
    }
    if let item = item(for: view) { drop(item) }
    view.constraintStorage.memberIsland = nil
  }

  func drop(_ item: LayoutItem) {
    for axis in Axis.allCases {
      setContent(item, axis, value: -1)
      removeAutoresizing(item, axis)
      remove(&item.floors[axis.rawValue])
    }
    if !item.isRoot {
      solver.release(item.positions.x)
      solver.release(item.positions.y)
    }
    solver.release(item.sizes.width)
    solver.release(item.sizes.height)
    if let extents = item.extents {
      solver.release(extents.width)
      solver.release(extents.height)
    }
    items[item.identifier] = nil
    order.removeAll { $0 === item }
    wrapping.removeAll { $0 === item }
    baselineItems.removeAll { $0 === item }
    staleItems.removeAll { $0 === item }
    structureVersion += 1
  }

  /// Ends the island: its members are free to join another.
  func dissolve() {
    for constraint in installed.values { constraint.constraint.island = nil }
    for constraint in arrivals { constraint.island = nil }
    for item in order {
      if let view = item.view, view.constraintStorage.memberIsland === self {
        view.constraintStorage.memberIsland = nil
      }
      item.guide?.island = nil
    }
    installed = [:]
    arrivals = []
  }

  /// Removes a row of the system.
  func remove(_ handle: inout ConstraintHandle?) {
    guard let old = handle else { return }
    solver.remove(old)
    sources[old] = nil
    handle = nil
  }
}
