// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, &ObservableKey.address)
      as? ObservableObjectPublisher
    {
      return known
    }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(
      self, &ObservableKey.address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

private enum ObservableKey {
  nonisolated(unsafe) static var address: UInt8 = 0
}

/// A property whose new values are published, as in Combine before they are stored.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let list = SubscriberList<Value, Never>()
    var kept: [any Cancellable] = []

    init(_ value: Value) { self.value = value }

    /// Tells the subscribers before the property changes.
    func set(_ value: Value) {
      list.send(value)
      self.value = value
    }
  }

  public struct Publisher: SystemFrameworks.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      storage.list.add(AnySubscriber(subscriber), surplus: .latest) { storage.value }
    }

    func set(_ value: Value) { storage.set(value) }

    func keep(_ cancellable: some Cancellable) { storage.kept.append(cancellable) }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as? ObservableObjectPublisher)?.send(())
      }
      storage.set(newValue)
    }
  }
}
