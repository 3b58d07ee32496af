// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CALayer {
  /// The sublayers in drawing order: by `zPosition`, equal ones in list order.
  var orderedChildren: [CALayer] {
    guard children.contains(where: { $0.zPosition != children[0].zPosition }) else {
      return children
    }
    let ranked = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    return ranked.map(\.element)
  }

  final func insert(_ layer: CALayer, at index: Int?) {
    layer.detach()
    var layers = children
    layers.insert(layer, at: min(index ?? layers.count, layers.count))
    layer.superlayer = self
    setChildren(layers)
    setNeedsLayout()
  }

  /// Leaves the superlayer without asking it to lay out.
  final func detach() {
    guard let parent = superlayer else { return }
    superlayer = nil
    wasSeen = false
    parent.setChildren(parent.children.filter { $0 !== self })
  }
}
