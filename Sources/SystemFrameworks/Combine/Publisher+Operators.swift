// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    transformed { _ = $1.receive(transform($0)) }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    transformed { value, next in
      if let result = transform(value) { _ = next.receive(result) }
    }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    transformed { value, next in if isIncluded(value) { _ = next.receive(value) } }
  }

  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    mapError { $0 as any Error }.transformed { value, next in
      do {
        _ = next.receive(try transform(value))
      } catch {
        next.receive(completion: .failure(error))
      }
    }
  }

  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { next in
      var state = initialResult
      self.map { value -> Result in
        state = nextPartialResult(state, value)
        return state
      }.receive(subscriber: next)
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      var last: Output?
      self.filter { value in
        defer { last = value }
        return last.map { !predicate($0, value) } ?? true
      }.receive(subscriber: next)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      var left = count
      self.filter { _ in
        left -= 1
        return left < 0
      }.receive(subscriber: next)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      var left = maxLength
      self.transformed { value, next in
        guard left > 0 else { return }
        left -= 1
        _ = next.receive(value)
        if left == 0 { next.receive(completion: .finished) }
      }.receive(subscriber: next)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      for element in elements { _ = next.receive(element) }
      self.receive(subscriber: next)
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let inner = ClosureSubscriber<Output, Failure>(
        { value in
          receiveOutput?(value)
          _ = next.receive(value)
        },
        completion: { completion in
          receiveCompletion?(completion)
          next.receive(completion: completion)
        })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { next in
      var values: [Output] = []
      let inner = ClosureSubscriber<Output, Failure>(
        { values.append($0) },
        completion: { completion in
          if case .finished = completion { _ = next.receive(values) }
          next.receive(completion: completion)
        })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

// Errors.

extension Publisher {
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { next in
      let inner = ClosureSubscriber<Output, Failure>(
        { _ = next.receive($0) },
        completion: { completion in
          switch completion {
          case .finished: next.receive(completion: .finished)
          case .failure(let error): next.receive(completion: .failure(transform(error)))
          }
        })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { next in
      let inner = ClosureSubscriber<Output, Failure>(
        { _ = next.receive($0) },
        completion: { completion in
          switch completion {
          case .finished: next.receive(completion: .finished)
          case .failure(let error): handler(error).receive(subscriber: next)
          }
        })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }
}
