// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where an element of an orthogonal section is seen: inside its scroller, moved by its offset.
struct ScrollerPlace: Equatable {
  var section: Int
  /// The scroller's origin in the content.
  var origin: CGPoint
  var offset: CGPoint
}

/// Which lengths a layout only guesses; the others are the layout's to decide.
struct EstimatedAxes: Equatable {
  var width: Bool
  var height: Bool
}

/// Scrolls the groups of one section across the list
/// (Documentation/CompositionalLayout.md §6).
final class OrthogonalScroller: UIScrollView {
  let section: Int
  weak var list: UICollectionView?
  /// While the layout and not a finger moves it.
  fileprivate(set) var isBeingPlaced = false
  /// From right to left: how far it scrolls, which the offset was last set for, points.
  private var turnedRoom: CGFloat?
  fileprivate var isTurned: Bool { turnedRoom != nil }

  init(section: Int, list: UICollectionView) {
    self.section = section
    self.list = list
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
  }

  required init(frame: CGRect) {
    section = 0
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    section = 0
    super.init(coder: coder)
  }

  override var definesContentExtent: Bool { false }

  /// A tap on a cell of the section is the list's, which selects it.
  override func contentTouch(_ touch: UITouch, _ phase: UITouch.Phase) {
    list?.contentTouch(touch, phase)
  }

  override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = list?.storedLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(section)
    else { return target }
    let placed = layout.sections[section]
    var target = target
    if layout.isVertical {
      let isMirrored = layout.isMirrored
      let near = placed.turned(target.x, isMirrored: isMirrored)
      let start = placed.turned(motion.dragStart.x, isMirrored: isMirrored)
      let leading = placed.resting(
        near: near, from: start, isMirrored ? -velocity.x : velocity.x, bounds.width)
      let x = placed.turned(leading, isMirrored: isMirrored)
      target.x = min(max(x, offsetRange.x.lowerBound), offsetRange.x.upperBound)
    } else {
      let y = placed.resting(near: target.y, from: motion.dragStart.y, velocity.y, bounds.height)
      target.y = min(max(y, offsetRange.y.lowerBound), offsetRange.y.upperBound)
    }
    return target
  }

  /// Takes size, content and offset from its section, whose offset counts from the leading end and
  /// so survives a change of the direction.
  fileprivate func take(
    _ section: PlacedSection, of layout: UICollectionViewCompositionalLayout
  ) {
    isBeingPlaced = true
    let isMirrored = layout.isMirrored && layout.isVertical
    let window = layout.isMirrored ? layout.mirrored(section.windowFrame) : section.windowFrame
    if frame != window { frame = window }
    let content =
      isMirrored
      ? CGSize(width: section.turnedWidth, height: section.scrolledContent.height)
      : section.scrolledContent
    if contentSize != content { contentSize = content }
    let (before, after) = section.roomToCentre
    contentInset =
      layout.isVertical
      ? UIEdgeInsets(
        top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    alwaysBounceHorizontal = layout.isVertical
    alwaysBounceVertical = !layout.isVertical
    let room = isMirrored ? section.turnedWidth - window.width : nil
    if room != turnedRoom {
      turnedRoom = room
      contentOffset.x = section.turned(section.scrolled, isMirrored: isMirrored)
    }
    isBeingPlaced = false
    list?.scrollerDidScroll(self)
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { list?.scrollerDidScroll(self) } }
  }
}

extension UICollectionView {
  /// Whether the direction has changed since the scrollers were placed.
  final var scrollersAreTurned: Bool {
    guard !scrollers.isEmpty,
      let layout = storedLayout as? UICollectionViewCompositionalLayout, layout.isVertical
    else { return false }
    return scrollers.values.contains { $0.isTurned != layout.isMirrored }
  }

  /// Brings scrollers in line with the sections of a compositional layout.
  final func placeScrollers() {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout else {
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      scrollers = [:]
      return
    }
    var kept: [Int: OrthogonalScroller] = [:]
    for section in layout.sections where section.isOrthogonal {
      let scroller =
        scrollers[section.index] ?? OrthogonalScroller(section: section.index, list: self)
      let behavior = section.definition.orthogonalScrollingBehavior
      scroller.isPagingEnabled = behavior == .paging
      let isPaged = behavior == .groupPaging || behavior == .groupPagingCentered
      section.definition.orthogonalScrollingProperties.apply(to: scroller, isPaged: isPaged)
      if scroller.superview !== self { addSubview(scroller) }
      scroller.take(section, of: layout)
      kept[section.index] = scroller
    }
    for (section, scroller) in scrollers where kept[section] == nil {
      scroller.removeFromSuperview()
    }
    scrollers = kept
  }

  /// Follows an orthogonal section that was scrolled.
  final func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(scroller.section)
    else { return }
    guard !scroller.isBeingPlaced else { return }
    let offset =
      layout.isVertical
      ? layout.sections[scroller.section].turned(
        scroller.contentOffset.x, isMirrored: layout.isMirrored) : scroller.contentOffset.y
    layout.scrolled[scroller.section] = offset
    layout.sections[scroller.section].scrolled = offset
    if !isShowing { setNeedsLayout() }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame where it is seen, in content coordinates.
  var visibleFrame: CGRect {
    guard let scroller else { return frame }
    return frame.offsetBy(dx: -scroller.offset.x, dy: -scroller.offset.y)
  }

  /// The centre in the view that holds the element.
  var centerInHost: CGPoint {
    guard let scroller else { return center }
    return CGPoint(x: center.x - scroller.origin.x, y: center.y - scroller.origin.y)
  }

  var frameInHost: CGRect {
    guard let scroller else { return frame }
    return frame.offsetBy(dx: -scroller.origin.x, dy: -scroller.origin.y)
  }
}
