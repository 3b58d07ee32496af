// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  /// Every value of every publisher made from a value, at most `maxPublishers` at a time.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      all.outlet.start()
      all.add(
        self, subscribed: { $0.request(maxPublishers) },
        value: { value, subscription in
          all.join(transform(value)) {
            if maxPublishers != .unlimited { subscription.request(.max(1)) }
          }
        })
      all.seal()
    }
  }

  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// The newest value of each, whenever one has a new one.
  func newest<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { next in
      let newest = Guarded<(Output?, Other.Output?)>((nil, nil))
      joined(next, self, other, surplus: .dropped) { all in
        let (first, second) = newest.value
        if let first, let second { all.outlet.send((first, second)) }
      } first: { value in
        newest.change { $0.0 = value }
      } second: { value in
        newest.change { $0.1 = value }
      } isOver: {
        false
      }
    }
  }

  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  public func zip<Other: Publisher>(
    _ other: Other
  ) -> Publishers.Zip<Self, Other> where Other.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// The first values together, then the second ones; ends when one side has ended and its values
  /// are used up.
  func paired<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { next in
      let waiting = Guarded<(first: [Output], second: [Other.Output])>(([], []))
      let ended = Guarded<(first: Bool, second: Bool)>((false, false))
      func isOver() -> Bool {
        let (rest, ended) = (waiting.value, ended.value)
        return ended.first && rest.first.isEmpty || ended.second && rest.second.isEmpty
      }
      joined(
        next, self.whenFinished { ended.change { $0.first = true } },
        other.whenFinished { ended.change { $0.second = true } }, surplus: .queued
      ) { all in
        let pair = waiting.change { waiting -> (Output, Other.Output)? in
          guard !waiting.first.isEmpty, !waiting.second.isEmpty else { return nil }
          return (waiting.first.removeFirst(), waiting.second.removeFirst())
        }
        if let pair { all.outlet.send(pair) }
        if isOver() { all.end(.finished) }
      } first: { value in
        waiting.change { $0.first.append(value) }
      } second: { value in
        waiting.change { $0.second.append(value) }
      } isOver: {
        isOver()
      }
    }
  }

  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  public func zip<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The same, and an action before the end is told.
  private func whenFinished(_ action: @escaping () -> Void) -> AnyPublisher<Output, Failure> {
    handleEvents(receiveCompletion: { if case .finished = $0 { action() } })
  }
}

/// Two publishers side by side; what is asked for is asked of both.
private func joined<First: Publisher, Second: Publisher, Output>(
  _ next: AnySubscriber<Output, First.Failure>, _ first: First, _ second: Second,
  surplus: Outlet<Output, First.Failure>.Surplus,
  tell: @escaping (Confluence<Output, First.Failure>) -> Void,
  first takeFirst: @escaping (First.Output) -> Void,
  second takeSecond: @escaping (Second.Output) -> Void, isOver: @escaping () -> Bool
) where First.Failure == Second.Failure {
  let all = Confluence(into: next, surplus: surplus, asksAll: true)
  all.outlet.start()
  all.add(
    first, subscribed: { all.askFromStart($0) },
    value: { value, _ in
      takeFirst(value)
      tell(all)
    }, ended: isOver)
  all.add(
    second, subscribed: { all.askFromStart($0) },
    value: { value, _ in
      takeSecond(value)
      tell(all)
    }, ended: isOver)
  all.seal()
}

/// The types Combine names its operators by.
public enum Publishers {}
