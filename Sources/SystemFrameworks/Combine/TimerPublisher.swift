// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Timer {
  /// Dates at an interval, from the time it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}
