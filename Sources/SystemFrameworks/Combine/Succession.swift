// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One publisher after another towards one subscriber; what was asked for and not sent is asked of
/// the next.
final class Succession<Output, Failure: Error>: Subscription {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var upstream: (any Subscription)?
    var turn = 0
    var onCancel: (() -> Void)?
  }

  private let state: Guarded<State>

  init(to downstream: AnySubscriber<Output, Failure>, onCancel: (() -> Void)? = nil) {
    state = Guarded(State(downstream: downstream, onCancel: onCancel))
    downstream.receive(subscription: self)
  }

  /// Sends what a publisher has from now on, and no more of the one before.
  func follow<Source: Publisher>(
    _ source: Source, end: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) where Source.Output == Output {
    let (turn, old) = state.change { state in
      state.turn += 1
      defer { state.upstream = nil }
      return (state.turn, state.upstream)
    }
    old?.cancel()
    guard state.value.downstream != nil else { return }
    source.receive(
      subscriber: AnySubscriber<Output, Source.Failure>(
        receiveSubscription: { self.take($0, turn: turn) },
        receiveValue: { self.pass($0, turn: turn) },
        receiveCompletion: { completion in
          let isCurrent = self.state.change { state in
            guard state.turn == turn else { return false }
            state.upstream = nil
            return true
          }
          if isCurrent { end(completion) }
        }))
  }

  private func take(_ subscription: any Subscription, turn: Int) {
    let demand = state.change { state -> Subscribers.Demand? in
      guard state.turn == turn, state.downstream != nil else { return nil }
      state.upstream = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func pass(_ value: Output, turn: Int) -> Subscribers.Demand {
    let downstream = state.change { state -> AnySubscriber<Output, Failure>? in
      guard state.turn == turn else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    let isCurrent = state.change { state in
      state.demand += more
      return state.turn == turn
    }
    if isCurrent { return more }
    if more > .none { state.value.upstream?.request(more) }
    return .none
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, upstream) = state.change { state in
      defer { state = State(turn: state.turn + 1) }
      return (state.downstream, state.upstream)
    }
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.change { state in
      state.demand += demand
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (upstream, action) = state.change { state in
      defer { state = State(turn: state.turn + 1) }
      return (state.upstream, state.onCancel)
    }
    upstream?.cancel()
    action?()
  }
}

extension Publisher {
  /// The values of the newest publisher only.
  public func switchToLatest<Inner: Publisher>() -> AnyPublisher<Inner.Output, Failure>
  where Output == Inner, Inner.Failure == Failure {
    AnyPublisher { next in
      let source = Guarded<(any Subscription)?>(nil)
      let (isOver, isRunning) = (Guarded(false), Guarded(false))
      let all = Succession(to: next, onCancel: { source.value?.cancel() })
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            source.change { $0 = subscription }
            subscription.request(.unlimited)
          },
          receiveValue: { inner in
            isRunning.change { $0 = true }
            all.follow(inner) { completion in
              isRunning.change { $0 = false }
              if case .finished = completion, !isOver.value { return }
              source.value?.cancel()
              all.finish(completion)
            }
            return .none
          },
          receiveCompletion: { completion in
            isOver.change { $0 = true }
            if case .finished = completion, isRunning.value { return }
            all.finish(completion)
          }))
    }
  }

  public func append<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Self, Other>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  public func append<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<Elements, Failure>>
  where Elements.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Other, Self>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  public func prepend<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Publishers.Sequence<Elements, Failure>, Self>
  where Elements.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  // MARK: Errors

  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { next in
      self.receive(
        subscriber: Stage<Output, Failure, Output, Other>(
          to: next, ending: { $0.mapError(transform) }, step: { .pass($0) }))
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { next in
      let all = Succession(to: next)
      all.follow(self) { completion in
        switch completion {
        case .finished: all.finish(.finished)
        case .failure(let error): all.follow(handler(error)) { all.finish($0) }
        }
      }
    }
  }

  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    `catch` { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes anew after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }
  }

  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix)a publisher failed that must not: \(error)")
    }
  }
}
