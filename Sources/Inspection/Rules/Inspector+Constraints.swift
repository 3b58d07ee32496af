// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What constraints leave open or say in the wrong words (Documentation/Check.md §6.1).
extension Inspector {
  mutating func inspectConstraints() {
    inspectAmbiguity()
    for (index, node) in tree.nodes.enumerated() where !node.isPart && !node.isInBar {
      if !node.view.heldConstraints.isEmpty { inspectSides(of: node.view) }
      if node.cell == index { inspectChain(of: node.view, index) }
    }
  }

  // MARK: Left and right

  private mutating func inspectSides(of holder: UIView) {
    guard holder.semanticContentAttribute != .forceLeftToRight,
      holder.semanticContentAttribute != .playback, holder.semanticContentAttribute != .spatial
    else { return }
    let constraints = holder.heldConstraints.filter { $0.isSided && !$0.isOfSystem }
    guard !constraints.isEmpty else { return }
    for constraint in constraints where !hasMirror(constraint, constraints) {
      guard let view = constraint.firstView, let other = constraint.secondView,
        !ClassNames.isPrivate(view)
      else { continue }
      let subject = view === holder ? other : view
      faults.append(
        Fault(
          .leftRightConstraint, subject, constraint: constraint,
          detail: "\(constraint.firstAttribute.rawValue)/\(constraint.secondAttribute.rawValue)"
        ) {
          Fault.Words(
            message: "\(constraint.firstAttribute.isLeft ? "left" : "right") is tied where "
              + "\(constraint.firstAttribute.isLeft ? "leading" : "trailing") was probably meant",
            reason: "The view stays on this side in languages written from right to left.",
            remedy: constraint.firstAttribute.isLeft
              ? "Use leadingAnchor, or the attribute leading."
              : "Use trailingAnchor, or the attribute trailing.")
        })
    }
  }

  /// Whether another constraint ties the same two items on the other side at the same distance: then
  /// the pair looks the same in both directions.
  private func hasMirror(
    _ constraint: NSLayoutConstraint, _ others: [NSLayoutConstraint]
  ) -> Bool {
    others.contains { other in
      other !== constraint && other.relation == constraint.relation
        && other.firstAttribute.isLeft != constraint.firstAttribute.isLeft
        && other.firstAttribute.isLeft == other.secondAttribute.isLeft
        && constraint.firstAttribute.isLeft == constraint.secondAttribute.isLeft
        && ((other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem
          && abs(other.constant + constraint.constant) < 0.01)
          || (other.firstItem === constraint.secondItem && other.secondItem === constraint.firstItem
            && abs(other.constant - constraint.constant) < 0.01))
    }
  }

  // MARK: The chain through a cell

  private mutating func inspectChain(of cell: UIView, _ index: Int) {
    guard let content = ContentChain.content(of: cell), sizesItself(cell, index) else { return }
    let chain = ContentChain(content)
    guard let broken = chain.firstBreak ?? chain.overhang(lowestContent(of: index)),
      followsConstraints(cell, content), !keepsRoom(index)
    else { return }
    let subject = broken.view
    brokenCells.insert(index)
    // A picture that comes later brings its height with it.
    let waits = broken.edge == "height" && (subject as? UIImageView).map { $0.image == nil } == true
    faults.append(
      Fault(
        .brokenChain, subject, severity: waits ? .needsReview : nil, detail: broken.edge,
        region: tree.nodes[index].frame
      ) {
        Fault.Words(
          message: broken.message,
          reason: "The height of \(ClassNames.name(of: type(of: cell))) is asked of its "
            + (broken.edge == "overhang"
              ? "constraints, and no chain of them leads through this view to the bottom."
              : "constraints, and they do not connect its content view's top with its bottom."),
          remedy: broken.remedy)
      })
  }

  /// The text or control of a cell that ends lowest.
  private func lowestContent(of cell: Int) -> UIView? {
    (cell..<tree.nodes[cell].end).filter { index in
      let node = tree.nodes[index]
      guard !node.isPart, node.view.isPlacedByConstraints, node.cell == cell else { return false }
      return (node.view as? UILabel)?.shownText != nil || node.view is UIControl
    }.max { tree.nodes[$0].frame.maxY < tree.nodes[$1].frame.maxY }.map { tree.nodes[$0].view }
  }

  /// Whether a row has room for all that is in it at every text size: texts whose fonts are fixed, on one
  /// line each, which end within it.
  private func keepsRoom(_ cell: Int) -> Bool {
    let row = tree.nodes[cell]
    guard row.view is UITableViewCell, let lowest = lowestContent(of: cell) else { return false }
    let inner = (cell + 1)..<max(row.end, cell + 1)
    let isFixed = inner.allSatisfy { index in
      switch tree.nodes[index].view {
      case let label as UILabel:
        label.shownText == nil
          || label.numberOfLines == 1 && !label.shownFonts.contains { $0.followsTextSize }
      case is UITextView, is UIStackView: false
      default: true
      }
    }
    return isFixed && node(of: lowest).map { tree.nodes[$0].frame.maxY <= row.frame.maxY } == true
  }

  /// Whether the cell is as tall as its constraints say: a class that answers with a height of its
  /// own has no need of a chain.
  private func followsConstraints(_ cell: UIView, _ content: UIView) -> Bool {
    let wanted = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = content.bounds.height
    if wanted >= 1 { return abs(height - wanted) <= 1.5 }
    // Constraints that lead to no height leave the standard one, or the estimate.
    if cell is UITableViewCell { return abs(height - 44) <= 1.5 }
    let list = sequence(first: cell, next: \.superview).first { $0 is UICollectionView }
    let layout = (list as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    guard let layout, layout.estimatedItemSize != UICollectionViewFlowLayout.automaticSize else {
      return true
    }
    return abs(height - layout.estimatedItemSize.height) <= 1.5
  }

  /// Whether the list asks the cell how tall it is.
  private func sizesItself(_ cell: UIView, _ index: Int) -> Bool {
    let scroller = tree.nodes[index].scroller
    guard scroller >= 0 else { return false }
    switch tree.nodes[scroller].view {
    case let table as UITableView:
      guard let row = cell as? UITableViewCell, let path = table.indexPath(for: row) else {
        return false
      }
      return table.sizesItself(path) && !table.hasOwnMeasure(row)
    case let collection as UICollectionView:
      guard let item = cell as? UICollectionViewCell,
        case .measured(_, _, height: true) = collection.sizeRule(of: item)
      else { return false }
      return true
    default: return false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it ties left or right edges of two items.
  fileprivate var isSided: Bool {
    secondItem != nil && firstAttribute.isSide && secondAttribute.isSide
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  fileprivate var isLeft: Bool { self == .left || self == .leftMargin }
}

/// `a`, `a and b`, `a, b and c`.
func list(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
