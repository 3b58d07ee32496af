// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The layers that move, and how pictures see them in motion.
///
/// A layer's own values are the final ones. While a picture or a dump is made, layers with animations
/// have the values of that moment (Documentation/Animation.md §1.4).
enum LayerPresentation {
  private struct Entry {
    weak var layer: CALayer?
  }

  /// Whether values are being exchanged: nobody is told of changes then.
  nonisolated(unsafe) static var isExchanging = false
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var isShowing = false

  static var isEmpty: Bool { entries.isEmpty }

  static func enter(_ layer: CALayer) { entries[ObjectIdentifier(layer)] = Entry(layer: layer) }

  static func leave(_ layer: CALayer) { entries[ObjectIdentifier(layer)] = nil }

  /// Runs `body` while all layers have the values of now.
  ///
  /// - Complexity: O(layers with animations); nothing when there are none.
  static func showing<Result>(_ body: () -> Result) -> Result {
    guard !entries.isEmpty, !isShowing else { return body() }
    let time = CACurrentMediaTime()
    entries = entries.filter { $0.value.layer != nil }
    let layers = entries.values.compactMap(\.layer)
    isShowing = true
    var saved: [(CALayer, LayerProperty, LayerValue)] = []
    exchange {
      for layer in layers {
        for property in layer.animatedProperties {
          saved.append((layer, property, property.get(layer)))
        }
        layer.applyAnimations(of: layer, at: time)
      }
    }
    defer {
      exchange { for (layer, property, value) in saved { property.set(layer, value) } }
      isShowing = false
    }
    return body()
  }

  static func exchange(_ body: () -> Void) {
    let before = isExchanging
    isExchanging = true
    body()
    isExchanging = before
  }
}
