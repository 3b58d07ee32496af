// Part of Snug, under the Apache License 2.0; see LICENSE.

// Operators that send when their source has ended.

extension Publisher {
  /// What is made of all values is sent once: everything is asked of the source.
  private func whole<Whole, Result>(
    _ start: Whole, _ add: @escaping (inout Whole, Output) -> Void,
    _ results: @escaping (Whole) -> [Result]
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { next in
      let all = Guarded(start)
      let upstream = Guarded<(any Subscription)?>(nil)
      let outlet = Outlet(to: next, surplus: .queued, onCancel: { _ in upstream.value?.cancel() })
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
            if outlet.isOpen { subscription.request(.unlimited) }
          },
          receiveValue: { value in
            all.change { add(&$0, value) }
            return .none
          },
          receiveCompletion: { completion in
            if case .finished = completion {
              for result in results(all.value) { outlet.send(result) }
            }
            outlet.end(completion)
          }))
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    whole([Output](), { $0.append($1) }, { [$0] })
  }

  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    whole(initialResult, { $0 = nextPartialResult($0, $1) }, { [$0] })
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func last() -> AnyPublisher<Output, Failure> {
    whole(Output?.none, { $0 = $1 }, { $0.map { [$0] } ?? [] })
  }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Groups of a number of values; the last may be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { next in
      let group = Guarded([Output]())
      let groups = self.map { Output?.some($0) }.append(nil).stage {
        { (value: Output?) -> Step<[Output], Failure> in
          group.change { group in
            if let value { group.append(value) }
            guard group.count == count || (value == nil && !group.isEmpty) else { return .skip }
            defer { group = [] }
            return .pass(group)
          }
        }
      }
      groups.receive(subscriber: next)
    }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let isEmpty = Guarded(true)
      self.map { value in
        isEmpty.change { $0 = false }
        return value
      }
      .append(
        Deferred { (isEmpty.value ? [output] : []).publisher.setFailureType(to: Failure.self) }
      )
      .receive(subscriber: next)
    }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> AnyPublisher<Output, Failure> {
    whole(Output?.none, { $0 = Swift.max($0 ?? $1, $1) }, { $0.map { [$0] } ?? [] })
  }

  public func min() -> AnyPublisher<Output, Failure> {
    whole(Output?.none, { $0 = Swift.min($0 ?? $1, $1) }, { $0.map { [$0] } ?? [] })
  }
}
