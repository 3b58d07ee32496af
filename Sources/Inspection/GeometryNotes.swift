// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
package import UIKit

/// What the report draws over a screen's picture: frames, constraints, baselines, faults.
@MainActor
package enum GeometryNotes {
  /// A worker's note of what the windows show (Documentation/ReportFormat.md §5).
  ///
  /// - Parameters:
  ///   - size: Of the picture, points.
  ///   - faults: Where findings show, by their numbers in the worker's records.
  /// - Complexity: O(views + constraints); each owner of views is asked for its properties once.
  package static func text(
    of windows: [UIWindow], size: CGSize, faults: [(number: Int, region: CGRect)]
  ) -> String {
    ViewNames.remembering {
      let tree = ScreenTree(windows)
      let book = FrameBook(tree)
      return ScreenGeometry(
        width: Double(size.width), height: Double(size.height), nodes: book.nodes(),
        constraints: book.constraints(),
        faults: faults.map { .init(number: $0.number, region: Rect($0.region)) },
        spoken: SpokenTree.reading(windows).nodes
      ).note
    }
  }
}

/// Frames of views and guides in the window.
@MainActor
struct FrameBook {
  let tree: ScreenTree
  private var frames: [ObjectIdentifier: CGRect] = [:]

  init(_ tree: ScreenTree) {
    self.tree = tree
    for node in tree.nodes { frames[ObjectIdentifier(node.view)] = node.frame }
  }

  func nodes() -> [ScreenGeometry.Node] {
    var depths: [Int] = []
    return tree.nodes.compactMap { node in
      depths.append(node.parent < 0 ? 0 : depths[node.parent] + 1)
      guard !node.visible.isEmpty else { return nil }
      let view = node.view
      return ScreenGeometry.Node(
        path: ViewNames.path(of: view), className: ClassNames.name(of: type(of: view)),
        depth: depths[depths.count - 1], frame: Rect(node.frame),
        baselines: view.hasTransform
          ? [] : view.shownBaselines.map { Double(node.frame.minY + $0) },
        place: OriginPlace.place(of: view))
    }
  }

  /// The app's own constraints; those that UIKit makes have no place.
  func constraints() -> [ScreenGeometry.Constraint] {
    var drawn: [ScreenGeometry.Constraint] = []
    for node in tree.nodes where !node.visible.isEmpty {
      for constraint in node.view.heldConstraints where !constraint.isOfSystem {
        guard let place = OriginPlace.place(constraint.origin),
          let line = ConstraintLine(constraint, frame: frame)
        else { continue }
        drawn.append(
          ScreenGeometry.Constraint(
            text: ConstraintWords.text(of: constraint),
            from: (Double(line.start.x), Double(line.start.y)),
            to: (Double(line.end.x), Double(line.end.y)), isBroken: line.isBroken, place: place))
      }
    }
    return drawn
  }

  /// Whether a constraint that is required holds on screen, to half a point, or is no longer asked;
  /// nil where its items are not shown.
  func holds(_ constraint: NSLayoutConstraint) -> Bool? {
    guard constraint.isActive else { return true }
    let line = ConstraintLine(constraint, frame: frame)
    return line.flatMap { $0.isJudged ? !$0.isBroken : nil }
  }

  /// The alignment rect of a view, or a guide's frame; nil for what is not shown.
  private func frame(_ item: AnyObject?) -> CGRect? {
    switch item {
    case let view as UIView:
      return frames[ObjectIdentifier(view)].map { view.alignmentRect(forFrame: $0) }
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView, let frame = frames[ObjectIdentifier(owner)] else {
        return nil
      }
      return guide.layoutFrame.offsetBy(
        dx: frame.minX - owner.bounds.minX, dy: frame.minY - owner.bounds.minY)
    default: return nil
    }
  }
}

/// The line that stands for a constraint.
@MainActor
private struct ConstraintLine {
  var start: CGPoint
  var end: CGPoint
  /// Whether a required constraint does not hold, by more than half a point.
  var isBroken = false
  /// Whether it could be told whether it holds.
  var isJudged = false

  /// - Parameter frame: Where an item of a constraint is.
  init?(_ constraint: NSLayoutConstraint, frame: (AnyObject?) -> CGRect?) {
    guard let first = frame(constraint.leadItem) else { return nil }
    let attribute = constraint.firstAttribute
    if let length = Self.length(attribute, first) {
      let isWide = attribute == .width
      start = CGPoint(x: isWide ? first.minX : first.midX, y: isWide ? first.midY : first.minY)
      end = CGPoint(x: isWide ? first.maxX : first.midX, y: isWide ? first.midY : first.maxY)
      let other = frame(constraint.trailItem).flatMap {
        Self.length(constraint.secondAttribute, $0)
      }
      guard constraint.trailItem == nil || other != nil else { return }
      judge(constraint, length, constraint.multiplier * (other ?? 0) + constraint.constant)
      return
    }
    guard let second = frame(constraint.trailItem),
      let from = Edge(attribute, of: constraint.leadItem, first),
      let to = Edge(constraint.secondAttribute, of: constraint.trailItem, second),
      from.isHorizontal == to.isHorizontal
    else { return nil }
    if from.isHorizontal {
      let y = Self.middle(first.minY...max(first.minY, first.maxY), second.minY, second.maxY)
      (start, end) = (CGPoint(x: from.value, y: y), CGPoint(x: to.value, y: y))
    } else {
      let x = Self.middle(first.minX...max(first.minX, first.maxX), second.minX, second.maxX)
      (start, end) = (CGPoint(x: x, y: from.value), CGPoint(x: x, y: to.value))
    }
    guard constraint.multiplier == 1, from.isExact, to.isExact else { return }
    // Towards the reader's end is to the left where text runs right to left.
    let direction: CGFloat = from.isReversed ? -1 : 1
    judge(
      constraint, direction * from.value, direction * to.value + constraint.constant)
  }

  private mutating func judge(_ constraint: NSLayoutConstraint, _ left: CGFloat, _ right: CGFloat) {
    guard constraint.priority == .required else { return }
    isJudged = true
    switch constraint.relation {
    case .equal: isBroken = abs(left - right) > 0.51
    case .lessThanOrEqual: isBroken = left > right + 0.51
    case .greaterThanOrEqual: isBroken = left < right - 0.51
    }
  }

  private static func length(
    _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect
  ) -> CGFloat? {
    switch attribute {
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }

  /// The middle of what two spans share, else of the first.
  private static func middle(
    _ span: ClosedRange<CGFloat>, _ lower: CGFloat, _ upper: CGFloat
  ) -> CGFloat {
    let (low, high) = (max(span.lowerBound, lower), min(span.upperBound, upper))
    return low <= high ? (low + high) / 2 : (span.lowerBound + span.upperBound) / 2
  }
}

/// Where an attribute of an item is in the window.
@MainActor
private struct Edge {
  var value: CGFloat
  var isHorizontal: Bool
  /// Whether the attribute is counted from the right.
  var isReversed = false
  /// Whether the value is what the constraint means, and not only near it.
  var isExact = true

  init?(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ frame: CGRect) {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let isRightToLeft = view?.isRightToLeftNow ?? false
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    switch attribute {
    case .left: (value, isHorizontal) = (frame.minX, true)
    case .right: (value, isHorizontal) = (frame.maxX, true)
    case .leading, .trailing:
      isReversed = isRightToLeft
      value = (attribute == .leading) != isRightToLeft ? frame.minX : frame.maxX
      isHorizontal = true
    case .leftMargin: (value, isHorizontal) = (frame.minX + margins.left, true)
    case .rightMargin: (value, isHorizontal) = (frame.maxX - margins.right, true)
    case .leadingMargin, .trailingMargin:
      isReversed = isRightToLeft
      value =
        (attribute == .leadingMargin) != isRightToLeft
        ? frame.minX + margins.left : frame.maxX - margins.right
      isHorizontal = true
    case .centerX: (value, isHorizontal) = (frame.midX, true)
    case .centerXWithinMargins:
      (value, isHorizontal) = (frame.midX + (margins.left - margins.right) / 2, true)
    case .top: (value, isHorizontal) = (frame.minY, false)
    case .bottom: (value, isHorizontal) = (frame.maxY, false)
    case .topMargin: (value, isHorizontal) = (frame.minY + margins.top, false)
    case .bottomMargin: (value, isHorizontal) = (frame.maxY - margins.bottom, false)
    case .centerY: (value, isHorizontal) = (frame.midY, false)
    case .centerYWithinMargins:
      (value, isHorizontal) = (frame.midY + (margins.top - margins.bottom) / 2, false)
    case .firstBaseline, .lastBaseline:
      let lines = view?.shownBaselines ?? []
      let line = attribute == .firstBaseline ? lines.first : lines.last
      value = line.map { frame.minY + $0 } ?? frame.maxY
      isHorizontal = false
      isExact = false
    default: return nil
    }
  }
}
