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
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  public typealias Filter<Upstream: Publisher> = Same<Upstream>
  public typealias RemoveDuplicates<Upstream: Publisher> = Same<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Same<Upstream>
  public typealias Print<Upstream: Publisher> = Same<Upstream>
  public typealias ReplaceEmpty<Upstream: Publisher> = Same<Upstream>
  public typealias Retry<Upstream: Publisher> = Same<Upstream>
  public typealias Drop<Upstream: Publisher> = Same<Upstream>
  public typealias First<Upstream: Publisher> = Same<Upstream>
  public typealias Last<Upstream: Publisher> = Same<Upstream>

  /// What changes neither values nor errors.
  public typealias Same<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
}
