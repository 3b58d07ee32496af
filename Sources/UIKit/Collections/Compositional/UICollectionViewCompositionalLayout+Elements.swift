// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

extension UICollectionViewCompositionalLayout {
  /// Everything that reaches into a rectangle. O(log items + what is found).
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView else { return [] }
    let rect = isMirrored ? mirrored(rect) : rect
    var result: [UICollectionViewLayoutAttributes] = []
    for section in sections where section.frame.intersects(rect.insetBy(dx: -1, dy: -1)) {
      var found = cells(of: section, in: rect)
      found += extras(of: section)
      if let handler = section.definition.visibleItemsInvalidationHandler {
        let environment = LayoutEnvironment(
          size: section.room.size, insets: section.definition.contentInsets,
          traits: view.traitCollection)
        let offset =
          section.isOrthogonal
          ? CGPoint(
            x: isVertical
              ? section.turned(section.scrolled, isMirrored: isMirrored) : view.contentOffset.x,
            y: isVertical ? view.contentOffset.y : section.scrolled) : view.contentOffset
        handler(found, offset, environment)
      }
      result += found
      result += backgrounds(of: section)
    }
    result += boundaries(configuration.boundarySupplementaryItems, of: nil)
    return result
  }

  private func cells(
    of section: PlacedSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for group in section.groups(in: rect) {
      let plan = section.groups.plan(ofGroup: group)
      let first = section.groups.firstItem(ofGroup: group)
      for (index, cell) in plan.cells.enumerated() where first + index < section.groups.itemCount {
        var cell = cell
        cell.frame = section.groups.shifted(cell.frame, byGroup: group)
        result.append(attributes(of: cell, first + index, section))
        result += cell.supplementaries.map {
          supplementary($0, over: cell.frame, first + index, section)
        }
      }
      result += plan.extras.map {
        supplementary(
          $0.supplementary, over: section.groups.shifted($0.box, byGroup: group), first, section)
      }
    }
    return result
  }

  // MARK: Attributes

  private var grid: PixelGrid {
    collectionView?.traitCollection.pixelGrid(orScale: 1) ?? PixelGrid(scale: 2)
  }

  /// Moves edges to pixels, so that neighbours stay neighbours.
  private func snapped(_ frame: CGRect) -> CGRect {
    let (x, y) = (grid.snapping(frame.minX), grid.snapping(frame.minY))
    return CGRect(
      x: x, y: y, width: grid.snapping(frame.maxX) - x, height: grid.snapping(frame.maxY) - y)
  }

  final var isMirrored: Bool {
    guard let view = collectionView, flipsHorizontallyInOppositeLayoutDirection else {
      return false
    }
    return view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  final func mirrored(_ rect: CGRect) -> CGRect {
    let width = isVertical ? roomSize.width : contentLength
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func finish(
    _ result: UICollectionViewLayoutAttributes, _ frame: CGRect, _ section: PlacedSection?,
    scrolls: Bool
  ) {
    let frame = snapped(frame)
    result.frame = isMirrored ? mirrored(frame) : frame
    guard scrolls, let section, section.isOrthogonal else { return }
    guard isMirrored, isVertical else {
      result.scroller = ScrollerPlace(
        section: section.index,
        origin: (isMirrored ? mirrored(section.windowFrame) : section.windowFrame).origin,
        offset: isVertical
          ? CGPoint(x: section.scrolled, y: 0) : CGPoint(x: 0, y: section.scrolled))
      return
    }
    // The first group is at the right end of what is scrolled through.
    let window = mirrored(section.windowFrame)
    result.frame.origin.x += section.turnedWidth - window.width
    result.scroller = ScrollerPlace(
      section: section.index, origin: window.origin,
      offset: CGPoint(x: section.turned(section.scrolled, isMirrored: true), y: 0))
  }

  final func attributes(
    of cell: ComposedPlan.Cell, _ item: Int, _ section: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let result = type.init()
    result.indexPath = IndexPath(item: item, section: section.index)
    result.zIndex = cell.zIndex + (section.definition.decorationItems.isEmpty ? 0 : 1)
    result.estimatedAxes = EstimatedAxes(
      width: cell.widthIsEstimated, height: cell.heightIsEstimated)
    let origin = section.groupsOrigin
    finish(result, cell.frame.offsetBy(dx: origin.x, dy: origin.y), section, scrolls: true)
    return result
  }

  private func supplementary(
    _ item: ComposedSupplementary, over box: CGRect, _ index: Int, _ section: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: index, section: section.index)
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.kind, with: path)
    result.zIndex = item.zIndex
    result.estimatedAxes = EstimatedAxes(
      width: item.size.width.isEstimated, height: item.size.height.isEstimated)
    let frame = item.frame(over: box, measured: extraSizes[result.key])
    let origin = section.groupsOrigin
    finish(result, frame.offsetBy(dx: origin.x, dy: origin.y), section, scrolls: true)
    return result
  }

  final func backgrounds(of section: PlacedSection) -> [UICollectionViewLayoutAttributes] {
    section.definition.decorationItems.map { item in
      let result = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: section.index))
      result.zIndex = item.zIndex
      let insets = item.contentInsets.composed(in: section.frame.size)
      let frame = section.frame.inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
      finish(result, frame, nil, scrolls: false)
      return result
    }
  }

  // MARK: Boundaries

  private func extras(of section: PlacedSection) -> [UICollectionViewLayoutAttributes] {
    boundaries(section.definition.boundarySupplementaryItems, of: section)
  }

  final func supplementaries(at path: IndexPath) -> [UICollectionViewLayoutAttributes] {
    guard path.count == 2, sections.indices.contains(path.section) else {
      return boundaries(configuration.boundarySupplementaryItems, of: nil)
    }
    let section = sections[path.section]
    var result = extras(of: section)
    if let cell = section.groups.cell(ofItem: path.item) {
      result += cell.supplementaries.map { supplementary($0, over: cell.frame, path.item, section) }
    }
    return result
  }

  private func boundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], of section: PlacedSection?
  ) -> [UICollectionViewLayoutAttributes] {
    var (before, after): (CGFloat, CGFloat) = (section?.padding ?? 0, 0)
    let all = CGRect(
      origin: .zero,
      size: isVertical
        ? CGSize(width: roomSize.width, height: contentLength)
        : CGSize(width: contentLength, height: roomSize.height))
    let box = section?.boundaryBox ?? all
    return items.map { item in
      let size = boundarySize(item, section?.index)
      var frame = CGRect(origin: origin(of: item, size, in: box), size: size)
      let length = isVertical ? size.height : size.width
      switch side(of: item) {
      case -1:
        move(&frame, by: before)
        if item.extendsBoundary { before += length }
      case 1:
        move(&frame, by: -after)
        if item.extendsBoundary { after += length }
      default: break
      }
      frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      let result = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind,
        with: extraKey(item.elementKind, section?.index).indexPath)
      result.zIndex = item.zIndex
      if item.pinToVisibleBounds {
        frame = pinned(frame, in: box, side(of: item))
        result.zIndex = max(item.zIndex, 10)
      }
      result.estimatedAxes = EstimatedAxes(
        width: item.layoutSize.widthDimension.isEstimated,
        height: item.layoutSize.heightDimension.isEstimated)
      finish(result, frame, section, scrolls: false)
      return result
    }
  }

  private func move(_ frame: inout CGRect, by distance: CGFloat) {
    frame = isVertical ? frame.offsetBy(dx: 0, dy: distance) : frame.offsetBy(dx: distance, dy: 0)
  }

  private func origin(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in box: CGRect
  ) -> CGPoint {
    let (x, y): (CGFloat, CGFloat)
    switch item.alignment {
    case .topLeading, .leading, .bottomLeading: x = box.minX
    case .topTrailing, .trailing, .bottomTrailing: x = box.maxX - size.width
    default: x = box.midX - size.width / 2
    }
    switch item.alignment {
    case .top, .topLeading, .topTrailing: y = box.minY
    case .bottom, .bottomLeading, .bottomTrailing: y = box.maxY - size.height
    default: y = box.midY - size.height / 2
    }
    return CGPoint(x: x, y: y)
  }

  /// Keeps a boundary view on screen while its section is.
  private func pinned(_ frame: CGRect, in box: CGRect, _ side: Int) -> CGRect {
    guard let view = collectionView else { return frame }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var frame = frame
    if isVertical {
      let y =
        side > 0 ? min(frame.minY, visible.maxY - frame.height) : max(frame.minY, visible.minY)
      frame.origin.y = max(box.minY, min(y, box.maxY - frame.height))
    } else {
      let x = side > 0 ? min(frame.minX, visible.maxX - frame.width) : max(frame.minX, visible.minX)
      frame.origin.x = max(box.minX, min(x, box.maxX - frame.width))
    }
    return frame
  }
}
