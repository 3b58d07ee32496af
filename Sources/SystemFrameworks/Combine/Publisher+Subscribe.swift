// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    target.keep(sink { target.set($0) })
  }

  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher<Output, Other> { next in
      receive(
        subscriber: Stage<Output, Never, Output, Other>(
          to: next, ending: { _ in .finished }, step: { .pass($0) }))
    }
  }
}

extension Subscribers {
  /// Asks for everything.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var value: ((Input) -> Void)?
      var completion: ((Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let state: Guarded<State>

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = Guarded(State(value: receiveValue, completion: receiveCompletion))
    }

    public func receive(subscription: any Subscription) {
      let takes = state.change { state in
        guard state.value != nil, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if takes { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      state.value.value?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let tell = state.change { state in
        defer { state = State() }
        return state.completion
      }
      tell?(completion)
    }

    public func cancel() {
      let subscription = state.change { state in
        defer { state = State() }
        return state.subscription
      }
      subscription?.cancel()
    }
  }
}
