// Part of Snug, under the Apache License 2.0; see LICENSE.

extension RuntimeRegistry {
  /// The keys of an app's classes above and at `type` that can be read and set, by name.
  static func ownProperties(
    of type: AnyClass
  ) -> [String: (get: RuntimeClass.Getter, set: RuntimeClass.Setter)] {
    var found: [String: (get: RuntimeClass.Getter, set: RuntimeClass.Setter)] = [:]
    var next: AnyClass? = type
    while let current = next {
      if !String(reflecting: current).hasPrefix("UIKit."), let entry = entry(of: current) {
        for (key, set) in entry.setters where found[key] == nil {
          if let get = entry.getters[key] { found[key] = (get, set) }
        }
      }
      next = _getSuperclass(current)
    }
    return found
  }

  /// Whether a class is of a framework and not of an app.
  static func isOfFramework(_ type: AnyClass) -> Bool {
    frameworkModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// Whether an app's class, or one of the app above it, has properties or methods of its own that
  /// Objective-C sees.
  static func exposes(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next, !isOfFramework(current) {
      if let entry = entry(of: current), !entry.methods.isEmpty || !entry.setters.isEmpty {
        return true
      }
      next = _getSuperclass(current)
    }
    return false
  }

  /// What a property or a method without arguments that an app's class exposes says; nil where none
  /// does.
  static func ownAnswer(_ key: String, of object: AnyObject) -> Any?? {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next, !isOfFramework(current) {
      if let entry = entry(of: current) {
        if let get = entry.getters[key] { return .some(get(object)) }
        if let call = entry.methods[key] { return .some(call(object, [])) }
      }
      next = _getSuperclass(current)
    }
    return nil
  }
}
