// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// Why things are where they are.
extension LayoutIsland {
  /// Whether other values of the item's position or size would satisfy everything equally well.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = item(for: object) else { return false }
    if solver.isAmbiguous(item.sizes.width) || solver.isAmbiguous(item.sizes.height) { return true }
    guard !item.isRoot else { return false }
    return solver.isAmbiguous(item.positions.x) || solver.isAmbiguous(item.positions.y)
  }

  /// Pulls an item's first ambiguous value to the end of a space that it is not at.
  func exercise(_ object: AnyObject, in space: CGSize) {
    guard let item = item(for: object) else { return }
    remove(&exercising)
    solver.settle()
    let values = [
      (item.sizes.width, space.width), (item.sizes.height, space.height),
      (item.positions.x, space.width), (item.positions.y, space.height),
    ]
    guard let (variable, length) = values.first(where: { solver.isAmbiguous($0.0) }) else { return }
    let target = solver.value(of: variable) > length / 2 ? 0 : Double(length)
    let pull = LinearExpression(terms: [Term(variable)], constant: -target)
    exercising = add(pull, .equal, LayoutIsland.lowestPriority, .fitting(.horizontal))
    root?.markIsland()
  }

  private static let lowestPriority: Float = 0.001

  /// The constraints that decide an item's position and size along an axis.
  func constraints(deciding object: AnyObject, _ axis: Axis) -> [NSLayoutConstraint] {
    guard let item = item(for: object) else { return [] }
    var handles = solver.explanation(of: item.size(axis))
    if !item.isRoot {
      for handle in solver.explanation(of: item.position(axis)) where !handles.contains(handle) {
        handles.append(handle)
      }
    }
    return handles.compactMap { sources[$0] }.compactMap { constraint(for: $0) }
  }

  /// The app's constraint, or one that shows what the system added.
  func constraint(for source: ConstraintSource) -> NSLayoutConstraint? {
    switch source {
    case .client(let entry): return entry.constraint
    case .autoresizing(let item, let axis, let isSize):
      return autoresizingConstraint(item, axis, isSize: isSize)
    case .content(let item, let axis, let side): return contentConstraint(item, axis, side)
    case .given(let axis): return givenConstraint(axis)
    case .fitting, .floor: return nil
    }
  }

  func describe(_ source: ConstraintSource) -> String? { constraint(for: source)?.describe() }

  private func autoresizingConstraint(
    _ item: LayoutItem, _ axis: Axis, isSize: Bool
  ) -> NSLayoutConstraint? {
    guard let view = item.view else { return nil }
    let shown: NSAutoresizingMaskLayoutConstraint
    if isSize {
      shown = NSAutoresizingMaskLayoutConstraint(
        first: view, axis == .horizontal ? .width : .height, .equal, second: nil, .notAnAttribute,
        multiplier: 1, constant: axis == .horizontal ? view.frame.width : view.frame.height)
    } else {
      shown = NSAutoresizingMaskLayoutConstraint(
        first: view, axis == .horizontal ? .left : .top, .equal, second: view.parent,
        axis == .horizontal ? .left : .top, multiplier: 1,
        constant: axis == .horizontal ? view.frame.minX : view.frame.minY)
    }
    shown.holder = view.parent
    return shown
  }

  private func contentConstraint(
    _ item: LayoutItem, _ axis: Axis, _ side: ContentSide
  ) -> NSLayoutConstraint? {
    guard let view = item.view else { return nil }
    let relation: NSLayoutConstraint.Relation
    switch side {
    case .hugging: relation = .lessThanOrEqual
    case .compressionResistance: relation = .greaterThanOrEqual
    case .both: relation = .equal
    }
    let shown = NSContentSizeLayoutConstraint(
      first: view, axis == .horizontal ? .width : .height, relation, second: nil, .notAnAttribute,
      multiplier: 1, constant: item.contents[axis.rawValue].value)
    let storage = view.constraintStorage
    shown.priority =
      side == .compressionResistance
      ? storage.compressionResistance[axis.rawValue] : storage.hugging[axis.rawValue]
    shown.holder = view
    return shown
  }

  private func givenConstraint(_ axis: Axis) -> NSLayoutConstraint? {
    guard let root else { return nil }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let length = axis == .horizontal ? root.bounds.width : root.bounds.height
    let shown: NSLayoutConstraint
    if root.isLayoutIslandRoot {
      shown = NSLayoutConstraint(
        first: root, attribute, .equal, second: nil, .notAnAttribute, multiplier: 1,
        constant: length)
      shown.identifier =
        "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
    } else {
      shown = NSAutoresizingMaskLayoutConstraint(
        first: root, attribute, .equal, second: nil, .notAnAttribute, multiplier: 1,
        constant: length)
    }
    shown.holder = root
    return shown
  }
}

/// What the system adds for an autoresizing mask; made only to be shown.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// `h=--& v=-&- `: leading margin, size, trailing margin of each axis; `&` is flexible.
  var maskText: String {
    let mask = (firstItem as? UIView)?.autoresizingMask ?? []
    func axis(_ parts: [UIView.AutoresizingMask]) -> String {
      if parts.allSatisfy({ !mask.contains($0) }) { return "--&" }
      return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical) "
  }
}

/// What the system adds for an intrinsic content size; made only to be shown.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
