// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A publisher that is told what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
final class SubscriberList<Output, Failure: Error> {
  private struct State {
    var outlets: [Outlet<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    var upstream: [any Subscription] = []
  }

  private let state = Guarded(State())

  var isOpen: Bool { state.value.completion == nil }

  /// Adds a subscriber, whose first value may be known; one that comes after the end hears of it.
  func add(
    _ subscriber: AnySubscriber<Output, Failure>,
    surplus: Outlet<Output, Failure>.Surplus, first: (() -> Output)? = nil
  ) {
    guard isOpen else {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: state.value.completion ?? .finished)
    }
    let own = Outlet(
      to: subscriber, surplus: surplus,
      onCancel: { [weak self] outlet in
        self?.state.change { state in state.outlets.removeAll { $0 === outlet } }
      })
    state.change { $0.outlets.append(own) }
    if let first { own.send(first()) }
    own.start()
  }

  func send(_ value: Output) {
    let outlets = state.change { $0.completion == nil ? $0.outlets : [] }
    for outlet in outlets { outlet.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let outlets = state.change { state -> [Outlet<Output, Failure>] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.outlets = [] }
      return state.outlets
    }
    for outlet in outlets { outlet.end(completion) }
  }

  /// Takes all that a publisher has.
  func follow(_ subscription: any Subscription) {
    state.change { $0.upstream.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit { for subscription in state.value.upstream { subscription.cancel() } }
}

/// Passes on what it is sent, to who asked for it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { list.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }

  public func send(subscription: any Subscription) { list.follow(subscription) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    list.add(AnySubscriber(subscriber), surplus: .dropped)
  }
}

/// Has a value, and passes on each new one; who asks later gets the newest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private let current: Guarded<Output>

  public init(_ value: Output) { current = Guarded(value) }

  public var value: Output {
    get { current.value }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard list.isOpen else { return }
    current.change { $0 = value }
    list.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }

  public func send(subscription: any Subscription) { list.follow(subscription) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    list.add(AnySubscriber(subscriber), surplus: .latest) { self.value }
  }
}
