// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Observes every object along a key path: a change of one of the first names is a change of what
/// stands at the end (Documentation/SourceLowering.md §7).
final class KeyValuePath {
  private weak var root: NSObject?
  private let names: [String]
  private let notify: (_ name: String, _ old: Any) -> Void
  private var places: [(object: ObjectIdentifier, observer: Int)] = []

  init(
    _ root: NSObject, _ names: [String], _ notify: @escaping (_ name: String, _ old: Any) -> Void
  ) {
    self.root = root
    self.names = names
    self.notify = notify
    attach()
  }

  /// Observes the objects that stand along the path now.
  private func attach() {
    end()
    var current = root
    for (index, name) in names.enumerated() {
      guard let object = current else { return }
      let isLast = index == names.count - 1
      let observer = KeyValueObservers.add(to: object) { [weak self] changed, old in
        guard let self, KeyValueObservers.areSame(changed, name) else { return }
        if !isLast { attach() }
        notify(names[names.count - 1], isLast ? old : ())
      }
      places.append((ObjectIdentifier(object), observer))
      if !isLast { current = RuntimeRegistry.value(forKey: name, of: object) as? NSObject }
    }
  }

  func end() {
    for place in places { KeyValueObservers.remove(place.observer, from: place.object) }
    places = []
  }
}
