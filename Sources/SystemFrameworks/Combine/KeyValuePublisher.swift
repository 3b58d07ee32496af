// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSObject {
  /// The values of a property: the one of now, unless `options` lack `.initial`, and each that is set
  /// later. Without demand the newest waits, as Apple's publisher keeps one value.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      let token = Guarded<NSKeyValueObservation?>(nil)
      let outlet = Outlet<Value, Never>(
        to: AnySubscriber(subscriber), surplus: .latest,
        onCancel: { _ in
          token.value?.invalidate()
          token.change { $0 = nil }
        })
      if options.contains(.initial) { outlet.send(object[keyPath: keyPath]) }
      let made = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        outlet.send(object[keyPath: keyPath])
      }
      token.change { $0 = made }
      outlet.start()
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
