// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

/// A section of a compositional layout in its place (Documentation/CompositionalLayout.md §4).
@MainActor
struct PlacedSection {
  let definition: NSCollectionLayoutSection
  let index: Int
  var groups: ComposedSection
  /// Around the groups, points; left is leading until the layout is mirrored.
  let insets: Insets
  /// The room between the reference insets: where it starts across, and how big it is.
  let room: CGRect
  let isVertical: Bool
  /// Where the section starts along the layout.
  var start: CGFloat = 0
  /// Points before the first boundary view.
  let padding: CGFloat
  /// Lengths that boundary views add before and after, the former with the padding.
  var lead: CGFloat = 0
  var trail: CGFloat = 0
  /// How far an orthogonal section is scrolled.
  var scrolled: CGFloat = 0

  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  /// Points that the groups take along the layout.
  var groupsLength: CGFloat { isOrthogonal ? groups.breadth : groups.length }

  private var before: CGFloat { isVertical ? insets.top : insets.left }
  private var after: CGFloat { isVertical ? insets.bottom : insets.right }

  var length: CGFloat { lead + before + groupsLength + after + trail }

  /// The origin of the first group, content coordinates.
  var groupsOrigin: CGPoint {
    isVertical
      ? CGPoint(x: room.minX + insets.left, y: start + lead + insets.top)
      : CGPoint(x: start + lead + insets.left, y: room.minY + insets.top)
  }

  /// Everything between the section's boundaries.
  var frame: CGRect {
    isVertical
      ? CGRect(x: room.minX, y: start, width: room.width, height: length)
      : CGRect(x: start, y: room.minY, width: length, height: room.height)
  }

  /// Where an orthogonal section's groups are seen.
  var windowFrame: CGRect {
    isVertical
      ? CGRect(x: room.minX, y: groupsOrigin.y, width: room.width, height: groupsLength)
      : CGRect(x: groupsOrigin.x, y: room.minY, width: groupsLength, height: room.height)
  }

  /// The size of what an orthogonal section scrolls through.
  var scrolledContent: CGSize {
    isVertical
      ? CGSize(width: insets.left + groups.length + insets.right, height: groupsLength)
      : CGSize(width: groupsLength, height: insets.top + groups.length + insets.bottom)
  }

  /// The width of what is scrolled through from right to left: at least the window's, so that the
  /// first group is at the window's right.
  var turnedWidth: CGFloat { max(scrolledContent.width, windowFrame.width) }

  /// An offset across from the other end of the content, and back.
  func turned(_ offset: CGFloat, isMirrored: Bool) -> CGFloat {
    isMirrored ? turnedWidth - windowFrame.width - offset : offset
  }

  /// The box that boundary views stand at: the groups with the insets across, when they follow them.
  var boundaryBox: CGRect {
    let area = frame
    guard definition.supplementariesFollowContentInsets else { return area }
    return isVertical
      ? CGRect(
        x: area.minX + insets.left, y: area.minY,
        width: max(0, area.width - insets.left - insets.right), height: area.height)
      : CGRect(
        x: area.minX, y: area.minY + insets.top, width: area.width,
        height: max(0, area.height - insets.top - insets.bottom))
  }

  /// Where an orthogonal section comes to rest (Documentation/CompositionalLayout.md §6).
  ///
  /// - Parameters:
  ///   - offset: Where it would rest by itself.
  ///   - start: Where it was when the finger came down.
  ///   - window: The length that is seen.
  func resting(
    near offset: CGFloat, from start: CGFloat, _ velocity: CGFloat, _ window: CGFloat
  ) -> CGFloat {
    let behavior = definition.orthogonalScrollingBehavior
    switch behavior {
    case .continuousGroupLeadingBoundary:
      return groups.group(nearest: offset).map(groups.offset(ofGroup:)) ?? offset
    case .groupPaging, .groupPagingCentered:
      let shift = behavior == .groupPaging ? 0 : centring(0, window)
      guard let current = groups.group(nearest: start - shift),
        let nearest = groups.group(nearest: offset - shift)
      else { return offset }
      let wanted = velocity > 0 ? current + 1 : velocity < 0 ? current - 1 : nearest
      let group = min(max(wanted, current - 1, 0), current + 1, groups.groupCount - 1)
      return groups.offset(ofGroup: group)
        + (behavior == .groupPaging ? 0 : centring(group, window))
    default: return offset
    }
  }

  /// What the offset differs from a group's own when the group is in the middle.
  private func centring(_ group: Int, _ window: CGFloat) -> CGFloat {
    leadingInset + (groups.extent(ofGroup: group) - window) / 2
  }

  private var leadingInset: CGFloat { isVertical ? insets.left : insets.top }

  /// Room beside the first and the last group that lets them stand in the middle.
  var roomToCentre: (CGFloat, CGFloat) {
    guard definition.orthogonalScrollingBehavior == .groupPagingCentered, groups.groupCount > 0
    else { return (0, 0) }
    let window = isVertical ? windowFrame.width : windowFrame.height
    let after = isVertical ? insets.right : insets.bottom
    let last = groups.extent(ofGroup: groups.groupCount - 1)
    return (max(0, -centring(0, window)), max(0, (window - last) / 2 - after))
  }

  /// Groups that reach into a rectangle of the content.
  func groups(in rect: CGRect) -> Range<Int> {
    let origin = groupsOrigin
    if isOrthogonal {
      let low = (isVertical ? rect.minX - origin.x : rect.minY - origin.y) + scrolled
      return groups.groups(from: low, to: low + (isVertical ? rect.width : rect.height))
    }
    let low = isVertical ? rect.minY - origin.y : rect.minX - origin.x
    return groups.groups(from: low, to: low + (isVertical ? rect.height : rect.width))
  }
}
