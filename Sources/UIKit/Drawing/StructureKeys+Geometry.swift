// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// The fields of structures as Core Animation Programming Guide, *Key-Value Coding Extensions*, lists
// them. Numbers are boxed, as key-value coding does.

private func keyed(_ number: CGFloat) -> NSNumber { NSNumber(value: Double(number)) }

extension CGPoint: StructureKeys {
  func field(_ path: String) -> Any? {
    switch path {
    case "x": keyed(x)
    case "y": keyed(y)
    default: nil
    }
  }

  func setting(_ path: String, to value: Any) -> CGPoint? {
    guard let number: CGFloat = ValueConversion.convert(value) else { return nil }
    switch path {
    case "x": return CGPoint(x: number, y: y)
    case "y": return CGPoint(x: x, y: number)
    default: return nil
    }
  }
}

extension CGSize: StructureKeys {
  func field(_ path: String) -> Any? {
    switch path {
    case "width": keyed(width)
    case "height": keyed(height)
    default: nil
    }
  }

  func setting(_ path: String, to value: Any) -> CGSize? {
    guard let number: CGFloat = ValueConversion.convert(value) else { return nil }
    switch path {
    case "width": return CGSize(width: number, height: height)
    case "height": return CGSize(width: width, height: number)
    default: return nil
    }
  }
}

extension CGRect: StructureKeys {
  func field(_ path: String) -> Any? {
    switch path {
    case "origin": origin
    case "size": size
    case "origin.x", "origin.y": origin.field(String(path.suffix(1)))
    case "size.width": size.field("width")
    case "size.height": size.field("height")
    default: nil
    }
  }

  func setting(_ path: String, to value: Any) -> CGRect? {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    switch names.first {
    case "origin":
      let changed = names.count == 2 ? origin.setting(names[1], to: value) : value as? CGPoint
      return changed.map { CGRect(origin: $0, size: size) }
    case "size":
      let changed = names.count == 2 ? size.setting(names[1], to: value) : value as? CGSize
      return changed.map { CGRect(origin: origin, size: $0) }
    default: return nil
    }
  }
}

extension CATransform3D: StructureKeys {
  func field(_ path: String) -> Any? {
    let parts = TransformParts(self)
    switch path {
    case "rotation", "rotation.z": return keyed(parts.rotation)
    case "rotation.x": return keyed(atan2(m23, m33))
    case "rotation.y": return keyed(asin(max(-1, min(1, -m13))))
    case "scale", "scale.x": return keyed(parts.scale.width)
    case "scale.y": return keyed(parts.scale.height)
    case "scale.z": return keyed(m33)
    case "translation": return CGSize(width: m41, height: m42)
    case "translation.x": return keyed(m41)
    case "translation.y": return keyed(m42)
    case "translation.z": return keyed(m43)
    default: return nil
    }
  }

  func setting(_ path: String, to value: Any) -> CATransform3D? {
    if path == "translation" {
      return (value as? CGSize).map { moved(to: [$0.width, $0.height, m43]) }
    }
    guard let number: CGFloat = ValueConversion.convert(value) else { return nil }
    switch path {
    case "rotation", "rotation.z": return turned(to: number, "rotation.z", 0, 0, 1)
    case "rotation.x": return turned(to: number, path, 1, 0, 0)
    case "rotation.y": return turned(to: number, path, 0, 1, 0)
    case "scale": return stretched([number, number, number])
    case "scale.x": return stretched([number, nil, nil])
    case "scale.y": return stretched([nil, number, nil])
    case "scale.z": return stretched([nil, nil, number])
    case "translation.x": return moved(to: [number, m42, m43])
    case "translation.y": return moved(to: [m41, number, m43])
    case "translation.z": return moved(to: [m41, m42, number])
    default: return nil
    }
  }

  private func moved(to place: [CGFloat]) -> CATransform3D {
    var changed = self
    (changed.m41, changed.m42, changed.m43) = (place[0], place[1], place[2])
    return changed
  }

  /// Turned by what lacks to an angle, about the axis through where the origin is now.
  private func turned(
    to angle: CGFloat, _ name: String, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let current = (field(name) as? NSNumber)?.doubleValue ?? 0
    let turn = CATransform3DMakeRotation(angle - CGFloat(current), x, y, z)
    return CATransform3DConcat(moved(to: [0, 0, 0]), turn).moved(to: [m41, m42, m43])
  }

  /// Rows are what the axes become, so each is stretched by what lacks to its factor. What was
  /// flattened to nothing lies along its axis again.
  private func stretched(_ factors: [CGFloat?]) -> CATransform3D {
    let parts = TransformParts(self)
    let current = [parts.scale.width, parts.scale.height, m33]
    var changed = self
    var rows = changed.rows
    for (axis, factor) in factors.enumerated() {
      guard let factor else { continue }
      if current[axis] != 0 {
        rows[axis] = rows[axis].map { $0 * factor / current[axis] }
      } else {
        rows[axis] = [0, 0, 0, 0]
        rows[axis][axis] = factor
      }
    }
    changed.rows = rows
    return changed
  }
}
