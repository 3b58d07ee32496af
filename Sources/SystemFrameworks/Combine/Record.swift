// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Values and an end that are known before: each subscriber is told all of them.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is told.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>

    public init() { self.init(output: []) }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public mutating func receive(_ input: Input) { output.append(input) }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(recording: Recording) { self.recording = recording }

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let outlet = Outlet<Output, Failure>(to: AnySubscriber(subscriber), surplus: .queued)
    outlet.start()
    for value in recording.output { outlet.send(value) }
    outlet.end(recording.completion)
  }
}
