// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Scroll views and collection views.
extension NibCoder {
  func decode(_ view: UIScrollView) {
    if let flag = element.boolean("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = element.boolean("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = element.boolean("bounces") { view.bounces = flag }
    if let flag = element.boolean("bouncesZoom") { view.bouncesZoom = flag }
    if let flag = element.boolean("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = element.boolean("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = element.boolean("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = flag
    }
    if let flag = element.boolean("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = flag
    }
    if let flag = element.boolean("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
    if let flag = element.boolean("delaysContentTouches") { view.delaysContentTouches = flag }
    if let flag = element.boolean("canCancelContentTouches") { view.canCancelContentTouches = flag }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    if let scale = element.number("minimumZoomScale"), scale > 0 { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale"), scale > 0 { view.maximumZoomScale = scale }
    if let insets = element.insets("contentInset") {
      view.contentInset = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  func decode(_ view: UICollectionView) {
    if let flag = element.boolean("allowsSelection") { view.allowsSelection = flag }
    if let flag = element.boolean("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
    if let flag = element.boolean("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
  }

  /// The layout, and prototypes under their reuse identifiers.
  func decodeContents(of view: UICollectionView) {
    if let layout = element.child(key: "collectionViewLayout"),
      let made = loader.make(layout) as? UICollectionViewLayout
    {
      view.collectionViewLayout = made
    }
    for cell in element.items(of: "cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let loader = loader
      view.registerPrototype(forCellWithReuseIdentifier: identifier) {
        loader.prototype(cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      }
    }
    for child in element.children where child.name == "collectionReusableView" {
      guard let identifier = child["reuseIdentifier"] else { continue }
      let kind =
        child.key == "sectionFooterView"
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
      let loader = loader
      view.registerPrototype(
        forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier
      ) {
        loader.prototype(child) as? UICollectionReusableView
          ?? UICollectionReusableView(frame: .zero)
      }
    }
    addSubviews(of: element, to: view)
    loader.deferConstraints(of: element, to: view, ownerID: element.id)
  }

  func decode(_ layout: UICollectionViewFlowLayout) {
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("estimatedItemSize"), size.width > 0, size.height > 0 {
      layout.estimatedItemSize = size
    } else if element.boolean("automaticEstimatedItemSize", default: false) {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let inset = element.insets("sectionInset") {
      layout.sectionInset = UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    switch element["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    if let flag = element.boolean("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = flag
    }
    if let flag = element.boolean("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = flag
    }
  }

  /// A cell's inside is its content view, which the cell has made already unless the document
  /// gives it a class.
  ///
  /// In the old form the content view has no id, and the cell owns the constraints and stands in
  /// them for it (Documentation/InterfaceBuilder.md §5.6).
  func decodeContents(of cell: UICollectionViewCell) {
    guard let content = element.child(key: "contentView") else {
      addSubviews(of: element, to: cell)
      loader.deferConstraints(of: element, to: cell, ownerID: element.id)
      return
    }
    if content["customClass"] != nil, let own = loader.make(content) as? UIView {
      cell.replaceContentView(by: own)
    } else {
      fill(cell.contentView, from: content)
    }
    if content.id == nil {
      loader.registerGuides(of: element, view: cell.contentView)
      loader.deferConstraints(of: element, to: cell.contentView, ownerID: element.id)
    } else {
      loader.deferConstraints(of: element, to: cell, ownerID: element.id)
    }
  }
}
