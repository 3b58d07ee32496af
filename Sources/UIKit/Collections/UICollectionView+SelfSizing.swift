// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Asks a cell for its size when it is new, may have changed, or was given another size.
  ///
  /// Follows Documentation/FlowLayout.md §5; the guard is §5.6.
  /// - Returns: Whether the cell was asked.
  final func askForSize(
    of cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard cell.needsPreferredSize || cell.lastAskedSize != attributes.size else { return false }
    let key = attributes.key
    var answers = sizing.answers[key] ?? SelfSizing.Answers()
    defer { sizing.answers[key] = answers }
    cell.needsPreferredSize = false
    cell.lastAskedSize = attributes.size
    guard answers.settled == nil,
      let guess = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = preference(of: cell, guess)
    sizing.identifier = cell.reuseIdentifier
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else {
      if preferred.size == attributes.size, attributes.representedElementCategory == .cell {
        storedLayout.confirmPreferredSize(preferred.size, at: attributes.indexPath)
      }
      return true
    }
    if preferred.size != attributes.size {
      answers.history.append((attributes.size, preferred.size))
      if answers.history.count >= SelfSizing.patience, Runtime.current.listsStandStill {
        settle(preferred, attributes, cell, &answers)
        if preferred.size == attributes.size { return true }
      }
    }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  private func preference(
    of cell: UICollectionReusableView, _ guess: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let work = LayoutWork.current else { return cell.preferredLayoutAttributesFitting(guess) }
    let given = guess.size
    let preferred = work.asking { cell.preferredLayoutAttributesFitting(guess) }
    work.didAsk(
      self, guess.key, given: [given.width, given.height], answer: preferred.size)
    return preferred
  }

  /// Ends the questions to a cell that swings: the larger of two sizes is kept, and said.
  private func settle(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ cell: UICollectionReusableView, _ answers: inout SelfSizing.Answers
  ) {
    let sizes = [original.size, preferred.size]
    let kept = CGSize(
      width: max(sizes[0].width, sizes[1].width), height: max(sizes[0].height, sizes[1].height))
    preferred.size = kept
    answers.settled = kept
    cell.lastAskedSize = kept
    let path = original.indexPath
    let item = path.count == 2 ? "(\(path.section) - \(path.item))" : "(\(path))"
    let words = sizes.map(SelfSizing.Answers.words)
    let text =
      "The preferred size of the cell at \(item) does not settle: \(cell.description) answers "
      + "\(words[0]) and \(words[1]) in turn; \(answers.reason). Keeping "
      + "\(SelfSizing.Answers.words(kept)); return the same size for the same content."
    Runtime.current.report(
      LayoutIssue(
        .preferredSizeDidNotSettle(
          cell: "\(type(of: cell)) \(item)", sizes: sizes, text: text), view: cell))
  }

  /// Follows a cell that says its natural size changed (Documentation/CollectionView.md §5.5).
  final func preferredSizeMayHaveChanged(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, cell.superview != nil,
      storedLayout.estimatesItemSizes, !cell.needsPreferredSize
    else { return }
    cell.needsPreferredSize = true
    if UIView.areAnimationsEnabled { resizeIsAnimated = true }
    setNeedsLayout()
  }
}
