// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Values over time, and how they end.
///
/// Offered: the operators that UIKit apps use to bind models to views. There is no back pressure:
/// a subscriber gets every value.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

public protocol Subscriber<Input, Failure>: AnyObject {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable, AnyObject {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    let count: Int?

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Ends what it stands for when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init(_ canceller: some Cancellable) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    action?()
    action = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscriber made of closures; operators are made of it too.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    _ value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    guard value != nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .none
  }

  /// Ends what feeds this one too: an operator may finish before its source does.
  func receive(completion: Subscribers.Completion<Failure>) {
    let tell = self.completion
    cancel()
    tell?(completion)
  }

  func cancel() {
    let subscription = subscription
    (value, completion, self.subscription) = (nil, nil, nil)
    subscription?.cancel()
  }
}

/// A subscription whose cancelling runs a closure once.
final class ClosureSubscription: Subscription {
  private var onCancel: (() -> Void)?

  init(_ onCancel: @escaping () -> Void = {}) { self.onCancel = onCancel }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }
}

/// A publisher of some kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (ClosureSubscriber<Output, Failure>) -> Void

  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    attach = { source.receive(subscriber: $0) }
  }

  /// A publisher made of what happens on subscription.
  init(_ attach: @escaping (ClosureSubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    if let closure = subscriber as? ClosureSubscriber<Output, Failure> { return attach(closure) }
    let relay = ClosureSubscriber<Output, Failure>(
      { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: ClosureSubscription { relay.cancel() })
    attach(relay)
  }
}
