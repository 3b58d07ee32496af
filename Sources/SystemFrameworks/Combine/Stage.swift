// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an operator does with a value.
enum Step<Output, Failure: Error> {
  case pass(Output)
  /// Nothing is sent, so one more is asked for.
  case skip
  case end(Subscribers.Completion<Failure>)
  case last(Output)
}

/// An operator that makes at most one value of each: what is asked of it, it asks of its source.
final class Stage<Input, Broken: Error, Output, Failure: Error>: Subscriber, Subscription {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
  }

  private let state: Guarded<State>
  private let step: (Input) -> Step<Output, Failure>
  private let ending: (Subscribers.Completion<Broken>) -> Subscribers.Completion<Failure>
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(
    to downstream: AnySubscriber<Output, Failure>,
    ending: @escaping (Subscribers.Completion<Broken>) -> Subscribers.Completion<Failure>,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    state = Guarded(State(downstream: downstream))
    self.step = step
    self.ending = ending
  }

  func receive(subscription: any Subscription) {
    let downstream = state.change { state in
      state.upstream = subscription
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.value.downstream else { return .none }
    switch step(input) {
    case .pass(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .end(let completion):
      close()?.cancel()
      downstream.receive(completion: completion)
    case .last(let value):
      _ = downstream.receive(value)
      guard state.value.downstream != nil else { return .none }
      close()?.cancel()
      downstream.receive(completion: .finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Broken>) {
    guard let downstream = state.value.downstream else { return }
    _ = close()
    downstream.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    state.value.upstream?.request(demand)
  }

  func cancel() {
    guard let upstream = close() else { return }
    onCancel?()
    upstream.cancel()
  }

  private func close() -> (any Subscription)? {
    state.change { state in
      defer { state = State() }
      return state.upstream
    }
  }
}

extension Publisher {
  /// An operator with the source's errors; `make` gives each subscriber a step of its own.
  func stage<Result>(
    _ make: @escaping () -> (Output) -> Step<Result, Failure>
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { next in
      receive(
        subscriber: Stage<Output, Failure, Result, Failure>(
          to: next, ending: { $0 }, step: make()))
    }
  }

  /// An operator that may throw.
  func throwingStage<Result>(
    _ make: @escaping () -> (Output) throws -> Step<Result, any Error>
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { next in
      let step = make()
      receive(
        subscriber: Stage<Output, Failure, Result, any Error>(
          to: next, ending: { $0.mapError { $0 } },
          step: { value in
            do { return try step(value) } catch { return .end(.failure(error)) }
          }))
    }
  }
}
