// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The types that operators give on Apple's systems, for results that are written down: here each
/// is a publisher of the same values and errors.
extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  public typealias SwitchToLatest<Inner: Publisher, Upstream: Publisher> = AnyPublisher<
    Inner.Output, Upstream.Failure
  >
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias Catch<Upstream: Publisher, New: Publisher> = AnyPublisher<
    Upstream.Output, New.Failure
  >
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Filter<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Print<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Retry<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Drop<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias First<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias Last<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
}
