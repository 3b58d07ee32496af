// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A publisher that waits for `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends the connection when the last has gone.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let users = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))
    func leave() {
      let last = users.change { users -> (any Cancellable)? in
        users.count -= 1
        guard users.count == 0 else { return nil }
        defer { users.connection = nil }
        return users.connection
      }
      last?.cancel()
    }
    return AnyPublisher { next in
      let isFirst = users.change { users in
        users.count += 1
        return users.count == 1
      }
      self.handleEvents(receiveCompletion: { _ in leave() }, receiveCancel: leave)
        .receive(subscriber: next)
      guard isFirst else { return }
      let connection = self.connect()
      let isUsed = users.change { users in
        users.connection = users.count > 0 ? connection : nil
        return users.count > 0
      }
      if !isUsed { connection.cancel() }
    }
  }
}

extension Publishers {
  /// Sends one source's values to all subscribers of a subject.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject: Target

    init(_ upstream: Upstream, _ subject: Target) {
      self.upstream = upstream
      self.subject = subject
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
    Publishers.Multicast(self, subject)
  }

  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  where Failure == Never {
    multicast(subject: PassthroughSubject())
  }

  /// One subscription to the source for all subscribers; who comes late gets what comes then.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}
