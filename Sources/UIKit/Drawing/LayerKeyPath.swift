// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A property of a layer, or a part of one, as animations name it: `position.x`,
/// `transform.rotation.z`, `bounds.size`.
struct LayerKeyPath {
  let property: LayerProperty
  /// Which of the property's numbers; nil for all of them.
  private let indices: [Int]?
  /// Which part of a transform; nil for all of it.
  private let part: String?

  init?(_ path: String) {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let property = LayerProperty.named(first) else { return nil }
    self.property = property
    guard names.count == 2 else {
      (indices, part) = (nil, nil)
      return
    }
    if first == "transform" || first == "sublayerTransform" {
      (indices, part) = (nil, names[1])
      return
    }
    guard
      let found = Self.places[
        "\(LayerKeyPath.shape(of: first)).\(names[1])"
      ]
    else { return nil }
    (indices, part) = (found, nil)
  }

  private static func shape(of property: String) -> String {
    switch property {
    case "position", "anchorPoint", "startPoint", "endPoint": "point"
    case "shadowOffset": "size"
    default: "rect"
    }
  }

  private static let places: [String: [Int]] = [
    "point.x": [0], "point.y": [1], "size.width": [0], "size.height": [1],
    "rect.origin": [0, 1], "rect.size": [2, 3], "rect.origin.x": [0], "rect.origin.y": [1],
    "rect.size.width": [2], "rect.size.height": [3],
  ]

  func get(_ layer: CALayer) -> LayerValue {
    let whole = property.get(layer)
    if let indices, let numbers = whole.numbers { return .numbers(indices.map { numbers[$0] }) }
    guard let part, case .transform(let transform) = whole else { return whole }
    let parts = TransformParts(transform)
    switch part {
    case "rotation", "rotation.z": return .numbers([parts.rotation])
    case "scale", "scale.x": return .numbers([parts.scale.width])
    case "scale.y": return .numbers([parts.scale.height])
    case "translation": return .point(parts.translation)
    case "translation.x": return .numbers([parts.translation.x])
    case "translation.y": return .numbers([parts.translation.y])
    default: return .numbers([0])
    }
  }

  func set(_ layer: CALayer, _ value: LayerValue) {
    if let indices {
      guard var whole = property.get(layer).numbers, let new = value.numbers else { return }
      for (index, number) in zip(indices, new) { whole[index] = number }
      return property.set(layer, .numbers(whole))
    }
    guard let part else { return property.set(layer, value) }
    guard case .transform(let transform) = property.get(layer), let new = value.numbers,
      let number = new.first
    else { return }
    var parts = TransformParts(transform)
    switch part {
    case "rotation", "rotation.z": parts.rotation = number
    case "scale": parts.scale = CGSize(width: number, height: number)
    case "scale.x": parts.scale.width = number
    case "scale.y": parts.scale.height = number
    case "translation":
      if new.count == 2 { parts.translation = CGPoint(x: new[0], y: new[1]) }
    case "translation.x": parts.translation.x = number
    case "translation.y": parts.translation.y = number
    default: return
    }
    property.set(layer, .transform(parts.transform))
  }
}
