// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Several items a line, each as wide and as tall as it likes.
final class SoakMixedFlow: SoakCollection {
  private let gap: CGFloat = 8

  init(_ model: ListModel) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = gap
    super.init(model, layout, spacing: 6, cell: SoakTile.self)
  }

  override func isMeasured(at index: Int) -> Bool { view.countsWithOwnSize(model.path(index)) }

  override func preferredSize(at index: Int) -> CGSize {
    model.items[index].tileSize(textSize: model.textSize)
  }

  /// The rules of Documentation/FlowLayout.md §3, step by step, for sections without insets.
  override var fromScratch: NaiveLayout {
    let sizes = model.items.indices.map { frame(at: $0).size }
    return NaiveLayout(model, header: 0) { items, top in lines(of: Array(sizes[items]), top) }
  }

  private func lines(of sizes: [CGSize], _ top: CGFloat) -> (frames: [CGRect], end: CGFloat) {
    let width = model.size.width
    var frames: [CGRect] = []
    var y = top
    var start = 0
    while start < sizes.count {
      var end = start + 1
      var used = sizes[start].width
      while end < sizes.count, used + gap + sizes[end].width <= width + 1e-6 {
        used += gap + sizes[end].width
        end += 1
      }
      let line = Array(sizes[start..<end])
      let height = line.map(\.height).max() ?? 0
      for (size, x) in zip(line, places(of: line, isLast: end == sizes.count, width)) {
        frames.append(
          CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
      }
      y += height + spacing
      start = end
    }
    return (frames, sizes.isEmpty ? top : y - spacing)
  }

  private func places(of line: [CGSize], isLast: Bool, _ width: CGFloat) -> [CGFloat] {
    let sum = line.reduce(0) { $0 + $1.width }
    var (x, space): (CGFloat, CGFloat) = (0, gap)
    if !isLast {
      if line.count == 1 { return [(width - sum) / 2] }
      space = (width - sum) / CGFloat(line.count - 1)
    } else if line.allSatisfy({ $0 == line[0] }) {
      let full = max(1, Int(((width + gap + 1e-6) / (line[0].width + gap)).rounded(.down)))
      if full == 1 { return [(width - sum) / 2] }
      space = (width - CGFloat(full) * line[0].width) / CGFloat(full - 1)
    }
    return line.map { size in
      defer { x += size.width + space }
      return x
    }
  }
}

/// A cell as big as its item says, whatever it is given.
final class SoakTile: UICollectionViewCell, SizedByItem {
  var item: ListItem?

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size = item?.tileSize(textSize: textSizeIndex) ?? .zero
    return attributes
  }
}

extension ListItem {
  /// 40 to 339 points wide, 20 to 79 tall at text size 0; many alike.
  func tileSize(textSize: Int) -> CGSize {
    let width = weight.isMultiple(of: 3) ? 80 : 40 + weight * 7 % 300
    return CGSize(width: CGFloat(width), height: CGFloat(20 + weight % 60 + 6 * textSize))
  }
}
