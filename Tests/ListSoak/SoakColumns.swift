// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Two columns, each item in the shorter one, sections one behind the other: a layout as apps write them.
final class SoakColumns: SoakCollection {
  private let columns = ColumnsLayout()

  init(_ model: ListModel) {
    super.init(model, columns, spacing: 6, cell: SoakColumnCell.self)
    columns.identifier = { [weak self] in self?.model.items[$0].id ?? 0 }
    columns.textSize = { [weak self] in self?.model.textSize ?? 0 }
  }

  override func isMeasured(at index: Int) -> Bool {
    let id = model.items[index].id
    return !stale.contains(id) && columns.heights[id] != nil
  }

  override func preferredSize(at index: Int) -> CGSize {
    let width = (model.size.width - 6) / 2
    return CGSize(
      width: width, height: model.items[index].height(width: width, textSize: model.textSize))
  }

  override var fromScratch: NaiveLayout {
    var bottoms: [CGFloat] = [0, 0]
    let width = (model.size.width - 6) / 2
    let frames = model.items.indices.map { index in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let height = frame(at: index).height
      defer { bottoms[column] += height + 6 }
      return CGRect(
        x: CGFloat(column) * (width + 6), y: bottoms[column], width: width, height: height)
    }
    return NaiveLayout(frames: frames, contentHeight: max(0, (bottoms.max() ?? 0) - 6))
  }
}

final class ColumnsLayout: UICollectionViewLayout {
  var identifier: (Int) -> Int = { $0 }
  var textSize: () -> Int = { 0 }
  /// What cells said, for the width and text size of now.
  private(set) var heights: [Int: CGFloat] = [:]
  private var known: (width: CGFloat, textSize: Int) = (0, 0)
  private var frames: [CGRect] = []
  /// Items in front of each section, and the index paths of all.
  private var starts: [Int] = []
  private var paths: [IndexPath] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if known.width != view.bounds.width || known.textSize != textSize() { heights = [:] }
    known = (view.bounds.width, textSize())
    let width = (view.bounds.width - 6) / 2
    var bottoms: [CGFloat] = [0, 0]
    starts = []
    var count = 0
    for section in 0..<view.numberOfSections {
      starts.append(count)
      count += view.numberOfItems(inSection: section)
    }
    paths = starts.indices.flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    frames = (0..<count).map { index in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let height = heights[identifier(index)] ?? 70
      defer { bottoms[column] += height + 6 }
      return CGRect(
        x: CGFloat(column) * (width + 6), y: bottoms[column], width: width, height: height)
    }
    height = max(0, (bottoms.max() ?? 0) - 6)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: paths[$0])
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = index(of: indexPath) else { return nil }
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = frames[index]
    return result
  }

  private func index(of path: IndexPath) -> Int? {
    guard starts.indices.contains(path.section) else { return nil }
    let index = starts[path.section] + path.item
    return paths.indices.contains(index) && paths[index] == path ? index : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != known.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let index = index(of: preferredAttributes.indexPath) else { return false }
    return heights[identifier(index)] != preferredAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let index = index(of: preferredAttributes.indexPath) {
      heights[identifier(index)] = preferredAttributes.size.height
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

/// A cell that takes the width it is given.
final class SoakColumnCell: UICollectionViewCell, SizedByItem {
  var item: ListItem?

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height =
      item?.height(width: attributes.size.width, textSize: textSizeIndex) ?? 0
    return attributes
  }
}
