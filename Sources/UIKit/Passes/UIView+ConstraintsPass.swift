// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The first pass: `updateConstraints`, leaf to root (Documentation/AutoLayout.md §7.1).
extension UIView {
  final func markConstraints() {
    guard !marks.contains(.needsConstraints) else { return }
    marks.insert(.needsConstraints)
    propagateConstraintsMark()
  }

  final func propagateConstraintsMark() {
    Runtime.current.layoutDidBecomeDue()
    var view = parent
    while let ancestor = view, !ancestor.marks.contains(.constraintsBelow) {
      ancestor.marks.insert(.constraintsBelow)
      view = ancestor.parent
    }
  }

  /// Sends `updateConstraints` to every marked view of the tree, descendants first.
  final func updateConstraintsInTree() {
    if marks.contains(.constraintsBelow) {
      marks.remove(.constraintsBelow)
      for child in children where !child.marks.isDisjoint(with: .anyConstraints) {
        child.updateConstraintsInTree()
      }
    }
    guard marks.contains(.needsConstraints) else { return }
    marks.remove(.needsConstraints)
    if marks.contains(.contentIsDue) { askForIntrinsicContentSize() }
    traitCollection.performAsCurrentOnMain {
      if let controller = owningController {
        controller.updateViewConstraints()
      } else {
        updateConstraints()
      }
    }
  }

  final func updateConstraintsNow() {
    var rounds = 0
    while !marks.isDisjoint(with: .anyConstraints), rounds < Runtime.maximumRounds {
      rounds += 1
      updateConstraintsInTree()
    }
  }
}
