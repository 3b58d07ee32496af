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

  /// What an app's class and its superclasses declare with `@objc`: values, colours, fonts, images.
  static func own(of type: AnyClass) -> [AppearanceProperty] {
    RuntimeRegistry.ownProperties(of: type).map { key, access in
      AppearanceProperty(
        name: "own.\(key)",
        applies: { RuntimeRegistry.ownProperties(of: Swift.type(of: $0))[key] != nil },
        differs: { left, right in !isSame(access.get(left), access.get(right)) },
        copy: { from, to in _ = access.set(to, access.get(from)) })
    }
  }

  /// Whether two values are equal; parts of a view, which are each view's own, and values that cannot
  /// be compared count as equal.
  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable {
      if left.base is UIResponder || left.base is CALayer { return true }
      return left == right
    }
    if left is UIResponder || right is UIResponder { return true }
    if let left = left as? [NSAttributedString.Key: Any],
      let right = right as? [NSAttributedString.Key: Any]
    {
      return areEqual(left, right)
    }
    return isNothing(left) == isNothing(right)
  }

  private static func isNothing(_ value: Any?) -> Bool {
    guard let value else { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
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
