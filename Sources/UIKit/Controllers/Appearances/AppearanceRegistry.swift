// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The looks that apps set by class, and how instances take them.
///
/// A proxy is an ordinary instance that is never shown. What was set on it is what differs from a
/// second, untouched instance; what was set on a view itself differs in the same way and stays
/// (Documentation/Containers.md §9).
@MainActor
enum AppearanceRegistry {
  struct Entry {
    let type: AnyClass
    let scope: AppearanceScope
    let proxy: NSObject
    let pristine: NSObject
  }

  private static var entries: [Entry] = []

  /// The proxy for a class and a scope, made on first use.
  static func proxy(
    of type: AnyClass, _ scope: AppearanceScope, make: () -> NSObject
  ) -> NSObject {
    if let known = entries.first(where: { $0.type == type && $0.scope.isSame(as: scope) }) {
      return known.proxy
    }
    let entry = Entry(type: type, scope: scope, proxy: make(), pristine: make())
    entries.append(entry)
    AppearanceHook.apply = { apply(to: $0) }
    return entry.proxy
  }

  /// Forgets everything; for tests.
  static func reset() {
    entries = []
    AppearanceHook.apply = nil
  }

  private static func apply(to view: UIView) {
    apply(to: view, chain: chain(from: view.next), traits: view.traitCollection)
  }

  /// A bar that shows an item hands it over with itself.
  static func apply(to item: UIBarItem, in bar: UIView) {
    guard !entries.isEmpty else { return }
    apply(to: item, chain: [bar] + chain(from: bar.next), traits: bar.traitCollection)
  }

  /// Superclasses first, general before contained: the last one wins.
  private static func apply(to object: NSObject, chain: [AnyObject], traits: UITraitCollection) {
    let matching = entries.filter {
      isKind(object, $0.type) && $0.proxy !== object && $0.scope.matches(chain, traits: traits)
    }
    guard !matching.isEmpty else { return }
    let ordered = matching.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (depth(a.type), a.scope.containers.count, left.offset)
        < (depth(b.type), b.scope.containers.count, right.offset)
    }
    var chosen: [String: (AppearanceProperty, Entry)] = [:]
    for (_, entry) in ordered {
      for property in AppearanceProperty.all + AppearanceProperty.own(of: entry.type)
      where property.applies(entry.proxy) && property.differs(entry.proxy, entry.pristine) {
        chosen[property.name] = (property, entry)
      }
    }
    for (property, entry) in chosen.sorted(by: { $0.key < $1.key }).map(\.value)
    where property.applies(object) && !property.differs(object, entry.pristine) {
      property.copy(entry.proxy, object)
    }
  }

  private static func chain(from responder: UIResponder?) -> [AnyObject] {
    Array(sequence(first: responder) { $0?.next }.compactMap { $0 })
  }

  private static func isKind(_ object: AnyObject, _ type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let one = current {
      if one == type { return true }
      current = _getSuperclass(one)
    }
    return false
  }

  private static func depth(_ type: AnyClass) -> Int {
    var (count, current): (Int, AnyClass?) = (0, type)
    while let one = current {
      count += 1
      current = _getSuperclass(one)
    }
    return count
  }
}
