// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber<Output, Failure>(
      receiveValue, completion: receiveCompletion)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// An operator: what is done with each value, told the next subscriber.
  func transformed<Result>(
    _ step: @escaping (Output, ClosureSubscriber<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher<Result, Failure> { next in
      let inner = ClosureSubscriber<Output, Failure>(
        { step($0, next) }, completion: { next.receive(completion: $0) })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      receive(subscriber: inner)
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    let subscriber = ClosureSubscriber<Output, Never> { target.set($0) }
    receive(subscriber: subscriber)
    target.keep(subscriber)
  }

  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher<Output, Other> { next in
      let inner = ClosureSubscriber<Output, Never>(
        { _ = next.receive($0) }, completion: { _ in next.receive(completion: .finished) })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }
}
