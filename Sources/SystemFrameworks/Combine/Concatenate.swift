// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publishers {
  /// All of one publisher, then all of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      let all = Succession<Output, Failure>(to: AnySubscriber(subscriber))
      all.follow(prefix) { completion in
        guard case .finished = completion else { return all.finish(completion) }
        all.follow(suffix) { all.finish($0) }
      }
    }
  }
}
