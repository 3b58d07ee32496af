// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A publisher that is told what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
struct SubscriberList<Output, Failure: Error> {
  private var entries:
    [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var nextID = 0
  var completion: Subscribers.Completion<Failure>?

  mutating func add<Receiver: Subscriber>(_ subscriber: Receiver) -> Int
  where Receiver.Input == Output, Receiver.Failure == Failure {
    nextID += 1
    entries.append(
      (nextID, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
    return nextID
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  func values() -> [(Output) -> Void] { completion == nil ? entries.map(\.value) : [] }

  mutating func end(
    _ completion: Subscribers.Completion<Failure>
  ) -> [(Subscribers.Completion<Failure>) -> Void] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { entries = [] }
    return entries.map(\.end)
  }
}

/// Passes on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var list = SubscriberList<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { for receive in list.values() { receive(value) } }

  public func send(completion: Subscribers.Completion<Failure>) {
    for end in list.end(completion) { end(completion) }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    if let completion = list.completion {
      subscriber.receive(subscription: ClosureSubscription())
      return subscriber.receive(completion: completion)
    }
    let id = list.add(subscriber)
    subscriber.receive(
      subscription: ClosureSubscription { [weak self] in self?.list.remove(id) })
  }
}

/// Has a value, and passes on each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var list = SubscriberList<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    for receive in list.values() { receive(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for end in list.end(completion) { end(completion) }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let id = list.add(subscriber)
    subscriber.receive(
      subscription: ClosureSubscription { [weak self] in self?.list.remove(id) })
    _ = subscriber.receive(current)
    if let completion = list.completion { subscriber.receive(completion: completion) }
  }
}
