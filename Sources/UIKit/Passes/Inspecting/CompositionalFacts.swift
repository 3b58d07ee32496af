// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What inspection asks of compositional layouts and of the items that they placed.
extension UICollectionView {
  /// An estimate of a section that the app gave, and what its items on screen take.
  package struct SectionEstimate {
    package let section: Int
    /// Points.
    package let estimate: CGFloat
    /// Whether widths are estimated, along a section that scrolls sideways.
    package let isAcross: Bool
    /// Points, in the order of the items.
    package let lengths: [CGFloat]
  }

  /// Sections of a compositional layout whose items all have one estimate along the way; those of
  /// lists have the system's.
  package final var sectionEstimates: [SectionEstimate] {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout else { return [] }
    return layout.sections.compactMap { section in
      guard section.definition.list == nil else { return nil }
      let isAcross = section.isVertical == section.isOrthogonal
      let estimates = Set(section.definition.group.leafEstimates(across: isAcross, in: nil))
      guard estimates.count == 1, let estimate = estimates.first ?? nil else { return nil }
      let cells = itemsOnScreen.filter { $0.indexPath.section == section.index }.map(\.cell)
      return SectionEstimate(
        section: section.index, estimate: estimate, isAcross: isAcross,
        lengths: cells.map { isAcross ? $0.bounds.width : $0.bounds.height })
    }
  }

  /// The height that a compositional layout's constant gives an item; nil where its content or the
  /// list decides.
  package final func constantHeight(of cell: UICollectionReusableView) -> CGFloat? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let attributes = cell.appliedAttributes, attributes.representedElementCategory == .cell,
      layout.sections.indices.contains(attributes.indexPath.section)
    else { return nil }
    let group = layout.sections[attributes.indexPath.section].definition.group
    let heights = group.leafConstants(in: nil)
    return heights.contains { abs($0 - attributes.size.height) < 0.5 }
      ? attributes.size.height : nil
  }

  /// Items that are wider than the list between its insets, though it does not scroll that way.
  package final var itemsTooWide: [(cell: UICollectionViewCell, room: CGFloat)] {
    let inset = adjustedContentInset
    let room = bounds.width - inset.left - inset.right
    guard room > 0, contentSize.width <= room + 0.5 else { return [] }
    let sections = (storedLayout as? UICollectionViewCompositionalLayout)?.sections ?? []
    return itemsOnScreen.compactMap { path, cell in
      if sections.indices.contains(path.section), sections[path.section].isOrthogonal {
        return nil
      }
      return cell.bounds.width > room + 0.5 ? (cell, room) : nil
    }
  }
}

extension NSCollectionLayoutItem {
  /// The estimates of the items within, along one axis; nil for an item without one. A share of an
  /// estimated group is as good as the group's estimate when it is all of it.
  fileprivate func leafEstimates(across: Bool, in outer: CGFloat?) -> [CGFloat?] {
    let own = across ? layoutSize.widthDimension : layoutSize.heightDimension
    let isWhole =
      (across ? own.isFractionalWidth : own.isFractionalHeight) && own.dimension == 1
    let estimate = own.isEstimated ? own.dimension : isWhole ? outer : nil
    guard let group = self as? NSCollectionLayoutGroup else { return [estimate] }
    return group.subitems.flatMap { $0.leafEstimates(across: across, in: estimate) }
  }

  /// The constant heights of the items within.
  fileprivate func leafConstants(in outer: CGFloat?) -> [CGFloat] {
    let own = layoutSize.heightDimension
    let constant =
      own.isAbsolute
      ? own.dimension : own.isFractionalHeight ? outer.map { $0 * own.dimension } : nil
    guard let group = self as? NSCollectionLayoutGroup else { return constant.map { [$0] } ?? [] }
    return group.subitems.flatMap { $0.leafConstants(in: constant) }
  }
}
