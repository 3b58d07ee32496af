// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Timer {
  /// Dates at an interval, from the time it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// All its subscribers hear of one timer, which runs from a connection until that is cancelled;
  /// who connects meanwhile gets the same connection.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()
    private let connection = Guarded<AnyCancellable?>(nil)

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      if let running = connection.value { return running }
      nonisolated(unsafe) let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      let connection = connection
      let made = AnyCancellable {
        timer.invalidate()
        connection.change { $0 = nil }
      }
      connection.change { $0 = made }
      return made
    }
  }
}
