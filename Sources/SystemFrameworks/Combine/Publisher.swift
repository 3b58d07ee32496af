// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Values over time, and how they end.
///
/// Offered: the operators that UIKit apps use. What is sent follows what was asked for
/// (SystemFrameworks.md §5).
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

public protocol Subscription: Cancellable, AnyObject {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// A subscription of what has nothing to send.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Ends what it stands for when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  public init(_ canceller: some Cancellable) { action = Guarded(canceller.cancel) }

  deinit { cancel() }

  public func cancel() {
    let last = action.change { action in
      defer { action = nil }
      return action
    }
    last?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscriber of some kind.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Input, Receiver.Failure == Failure {
    if let known = subscriber as? AnySubscriber<Input, Failure> {
      self = known
    } else {
      subscription = { subscriber.receive(subscription: $0) }
      value = { subscriber.receive($0) }
      completion = { subscriber.receive(completion: $0) }
    }
  }

  /// Passes everything on to a subject.
  public init<Target: Subject>(_ subject: Target)
  where Target.Output == Input, Target.Failure == Failure {
    subscription = { subject.send(subscription: $0) }
    value = { value in
      subject.send(value)
      return .none
    }
    completion = { subject.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }

  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }

  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

/// A publisher of some kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    attach = { source.receive(subscriber: $0) }
  }

  /// A publisher made of what happens on subscription.
  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// State that one thread at a time changes; subscribers are never called inside.
final class Guarded<State>: @unchecked Sendable {
  private var state: State
  private let lock = NSLock()

  init(_ state: State) { self.state = state }

  func change<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  var value: State { change { $0 } }
}
