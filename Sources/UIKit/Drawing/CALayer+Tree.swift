// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CALayer {
  /// The layers above this one, bottom to top; nil when there are none, as Core Animation has it.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      let layers = newValue ?? []
      for layer in layers { layer.detach() }
      for layer in layers { layer.superlayer = self }
      setChildren(layers)
    }
  }

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

  public func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  public func removeFromSuperlayer() {
    let parent = superlayer
    detach()
    parent?.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    layer.detach()
    var layers = children
    layers.insert(layer, at: min(index ?? layers.count, layers.count))
    layer.superlayer = self
    setChildren(layers)
    setNeedsLayout()
  }

  /// Leaves the superlayer without asking it to lay out.
  private func detach() {
    guard let parent = superlayer else { return }
    superlayer = nil
    wasSeen = false
    parent.setChildren(parent.children.filter { $0 !== self })
  }
}
