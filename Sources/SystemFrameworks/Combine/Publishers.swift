// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    let outlet = Outlet(to: AnySubscriber(subscriber), surplus: .queued)
    outlet.start()
    outlet.send(output)
    outlet.end(.finished)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A result that is made once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var outlets: [Outlet<Output, Failure>] = []
  }

  private let state = Guarded(State())

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let state = state
    attemptToFulfill { result in
      let outlets = state.change { state -> [Outlet<Output, Failure>] in
        guard state.result == nil else { return [] }
        state.result = result
        defer { state.outlets = [] }
        return state.outlets
      }
      for outlet in outlets { Self.tell(result, outlet) }
    }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let outlet = Outlet(to: AnySubscriber(subscriber), surplus: .queued)
    outlet.start()
    let result = state.change { state in
      if state.result == nil { state.outlets.append(outlet) }
      return state.result
    }
    if let result { Self.tell(result, outlet) }
  }

  private static func tell(_ result: Result<Output, Failure>, _ outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.end(.finished)
    case .failure(let error): outlet.end(.failure(error))
    }
  }
}

/// A publisher made for each subscriber.
public struct Deferred<Inner: Publisher>: Publisher {
  public typealias Output = Inner.Output
  public typealias Failure = Inner.Failure

  public let createPublisher: () -> Inner

  public init(createPublisher: @escaping () -> Inner) { self.createPublisher = createPublisher }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { next in
      switch self {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: next)
      case .failure(let error): Fail(error: error).receive(subscriber: next)
      }
    }
  }
}

extension Optional {
  /// The value, if there is one, then the end.
  public var publisher: AnyPublisher<Wrapped, Never> {
    (map { [$0] } ?? []).publisher.eraseToAnyPublisher()
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// The elements, one after another as they are asked for, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      let rest = Guarded(IteratorAhead(sequence.makeIterator()))
      let outlet = Outlet<Output, Failure>(
        to: AnySubscriber(subscriber), surplus: .queued,
        onDemand: { outlet, demand in
          var left = demand
          while left > .none, outlet.isOpen, let value = rest.change({ $0.next() }) {
            left -= 1
            outlet.send(value)
          }
          if rest.value.isAtEnd { outlet.end(.finished) }
        })
      outlet.start()
      if rest.value.isAtEnd { outlet.end(.finished) }
    }
  }
}

/// An iterator that knows whether it has more.
private struct IteratorAhead<Base: IteratorProtocol> {
  private var base: Base
  private var ahead: Base.Element?

  init(_ base: Base) {
    self.base = base
    ahead = self.base.next()
  }

  var isAtEnd: Bool { ahead == nil }

  mutating func next() -> Base.Element? {
    defer { ahead = base.next() }
    return ahead
  }
}
