// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publishers {
  /// The newest values of all, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.newest(with: b).receive(subscriber: subscriber)
    }
  }

  /// The newest values of all, whenever one has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.newest(with: b).newest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The newest values of all, whenever one has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.newest(with: b).newest(with: c).newest(with: d)
        .map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// The first values together, then the second ones.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.paired(with: b).receive(subscriber: subscriber)
    }
  }

  /// The first values together, then the second ones.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.paired(with: b).paired(with: c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Every value of each.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// Every value of each.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        .receive(subscriber: subscriber)
    }
  }

  /// Every value of each of any number.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream { publishers = Array(upstream) }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      let all = Confluence<Output, Failure>(into: AnySubscriber(subscriber))
      all.outlet.start()
      for source in publishers { all.join(source) }
      all.seal()
    }
  }
}
