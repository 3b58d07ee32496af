// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  /// Every value of every publisher made from a value. At most `maxPublishers` run at a time; values
  /// that come meanwhile wait.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      var waiting: [Output] = []
      var free = maxPublishers.count ?? .max
      func start(_ value: Output) {
        free -= 1
        all.add(
          transform(value).whenFinished {
            free += 1
            if free > 0, !waiting.isEmpty { start(waiting.removeFirst()) }
          }, all.send)
      }
      all.add(self) { value in
        if free > 0 { start(value) } else { waiting.append(value) }
      }
      all.seal()
    }
  }

  /// The values of the newest publisher only.
  public func switchToLatest<Inner: Publisher>() -> AnyPublisher<Inner.Output, Failure>
  where Output == Inner, Inner.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      var newest: Int?
      all.add(self) { inner in
        if let newest { all.drop(newest) }
        newest = all.add(inner, all.send)
      }
      all.seal()
    }
  }

  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      all.add(self, all.send)
      all.add(other, all.send)
      all.seal()
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      var (first, second): (Output?, Other.Output?) = (nil, nil)
      func tell() {
        if let first, let second { all.send((first, second)) }
      }
      all.add(self) { value in
        first = value
        tell()
      }
      all.add(other) { value in
        second = value
        tell()
      }
      all.seal()
    }
  }

  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The first values together, then the second ones; ends when one side has ended and its values
  /// are used up.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { next in
      let all = Confluence(into: next)
      var (first, second): ([Output], [Other.Output]) = ([], [])
      var (firstEnded, secondEnded) = (false, false)
      func tell() {
        if !first.isEmpty, !second.isEmpty { all.send((first.removeFirst(), second.removeFirst())) }
        if firstEnded && first.isEmpty || secondEnded && second.isEmpty { all.finish() }
      }
      all.add(
        self.whenFinished {
          firstEnded = true
          tell()
        }
      ) { value in
        first.append(value)
        tell()
      }
      all.add(
        other.whenFinished {
          secondEnded = true
          tell()
        }
      ) { value in
        second.append(value)
        tell()
      }
      all.seal()
    }
  }

  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The same, and an action before the end is told.
  fileprivate func whenFinished(_ action: @escaping () -> Void) -> AnyPublisher<Output, Failure> {
    handleEvents(receiveCompletion: { if case .finished = $0 { action() } })
  }
}
