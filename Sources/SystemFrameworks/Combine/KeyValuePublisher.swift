// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSObjectProtocol where Self: NSObject {
  /// The values of a property: the one of now, unless `options` lack `.initial`, and each that is set
  /// later. Without demand the newest waits, as Apple's publisher keeps one value.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { next in
      let token = Guarded<NSKeyValueObservation?>(nil)
      let outlet = Outlet<Value, Never>(
        to: next, surplus: .latest,
        onCancel: { _ in
          token.value?.invalidate()
          token.change { $0 = nil }
        })
      if options.contains(.initial) { outlet.send(self[keyPath: keyPath]) }
      let made = self.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        outlet.send(object[keyPath: keyPath])
      }
      token.change { $0 = made }
      outlet.start()
    }
  }
}
