// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One property of the looks of a class: how to compare it and how to hand it on.
@MainActor
struct AppearanceProperty {
  let name: String
  let applies: (NSObject) -> Bool
  /// Whether two instances have different values.
  let differs: (NSObject, NSObject) -> Bool
  let copy: (NSObject, NSObject) -> Void

  static func value<Root: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    make(name, get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 }) {
      $0 == $1
    }
  }

  static func attributes<Root: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    make(name, get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 }) {
      areEqual($0, $1)
    }
  }

  static func make<Root: NSObject, Value>(
    _ name: String, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    same: @escaping (Value, Value) -> Bool
  ) -> AppearanceProperty {
    AppearanceProperty(
      name: "\(Root.self).\(name)", applies: { $0 is Root },
      differs: { left, right in
        guard let left = left as? Root, let right = right as? Root else { return false }
        return !same(get(left), get(right))
      },
      copy: { from, to in
        if let from = from as? Root, let to = to as? Root { set(to, get(from)) }
      })
  }

  static func areEqual(
    _ left: [NSAttributedString.Key: Any]?, _ right: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.count == right.count
      && left.allSatisfy { key, value in
        guard let value = value as? NSObject, let other = right[key] as? NSObject else {
          return false
        }
        return value.isEqual(other)
      }
  }
}
