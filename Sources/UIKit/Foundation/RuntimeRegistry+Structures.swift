// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A structure whose numbers a layer lets key paths name: `position.x`, `transform.rotation.z`
/// (Core Animation Programming Guide, *Key-Value Coding Extensions*).
protocol StructureKeys {
  /// What a name means; nil for one that the structure lacks.
  func field(_ path: String) -> Any?
  /// The structure with another value under a name; nil for a name that it lacks, and for a value
  /// that is no number or structure of the field's kind.
  func setting(_ path: String, to value: Any) -> Self?
}

extension RuntimeRegistry {
  /// Reads a part of a layer's structure (`layer.transform.rotation.z`); nil where the path names
  /// none.
  static func structureValue(forKey path: String, of object: AnyObject) -> Any?? {
    guard let place = place(path, of: object), let value = place.whole.field(place.fields) else {
      return nil
    }
    return .some(value)
  }

  /// Sets a part of a layer's structure.
  ///
  /// - Returns: Whether the path names one, and the value is of its kind.
  static func setStructureValue(_ value: Any?, forKey path: String, of object: AnyObject) -> Bool {
    guard let value, let place = place(path, of: object),
      let changed = place.whole.setting(place.fields, to: value)
    else { return false }
    return setValue(changed, forKey: place.key, of: place.layer)
  }

  private struct Place {
    let layer: AnyObject
    let key: String
    let whole: any StructureKeys
    let fields: String
  }

  /// Where a path enters the first structure of a layer. Other objects' structures are opaque.
  private static func place(_ path: String, of object: AnyObject) -> Place? {
    let keys = path.split(separator: ".").map(String.init)
    var holder = object
    for (index, key) in keys.dropLast().enumerated() {
      guard let found = value(forKey: key, of: holder), let next = found else { return nil }
      if holder is any CustomKeys, let whole = next as? any StructureKeys {
        let fields = keys[(index + 1)...].joined(separator: ".")
        return Place(layer: holder, key: key, whole: whole, fields: fields)
      }
      holder = next as AnyObject
    }
    return nil
  }
}
