// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A publisher that waits for `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends the connection when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A source that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let users = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      let isFirst = users.change { users in
        users.count += 1
        return users.count == 1
      }
      upstream.handleEvents(
        receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() }
      ).receive(subscriber: subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isUsed = users.change { users in
        users.connection = users.count > 0 ? connection : nil
        return users.count > 0
      }
      if !isUsed { connection.cancel() }
    }

    private func leave() {
      let last = users.change { users -> (any Cancellable)? in
        users.count -= 1
        guard users.count == 0 else { return nil }
        defer { users.connection = nil }
        return users.connection
      }
      last?.cancel()
    }
  }

  /// One subscription to a source for all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(_ upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publishers {
  /// Sends one source's values to all subscribers of a subject.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> Target
    private let made = Guarded<Target?>(nil)

    public init(upstream: Upstream, createSubject: @escaping () -> Target) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// The subject of all subscribers, made when the first comes.
    private var subject: Target {
      if let known = made.value { return known }
      let new = createSubject()
      return made.change { made in
        made = made ?? new
        return made ?? new
      }
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  public func multicast<Target: Subject>(
    subject: Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  public func multicast<Target: Subject>(
    _ createSubject: @escaping () -> Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  where Failure == Never {
    multicast(subject: PassthroughSubject())
  }

  /// One subscription to the source for all subscribers; who comes late gets what comes then.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}
