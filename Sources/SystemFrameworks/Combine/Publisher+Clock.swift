// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publishers {
  /// What a group of values is closed by.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, SchedulerTime)
    case byTimeOrCount(Context, SchedulerTime, Int)
  }

  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    SchedulerTime, Upstream.Failure
  >
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
}

extension Publisher {
  /// Ends when no value came for an interval: with an error, if one is made.
  public func timeout(
    _ interval: SchedulerTime, scheduler: some Scheduler, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let count = Guarded(0)
      let upstream = Guarded<(any Subscription)?>(nil)
      func wait(_ outlet: Outlet<Output, Failure>) {
        let mine = count.change { count in
          count += 1
          return count
        }
        scheduler.run(after: interval.seconds) { [weak outlet] in
          guard count.value == mine, let outlet, outlet.isOpen else { return }
          upstream.value?.cancel()
          outlet.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let outlet = Outlet<Output, Failure>(
        to: next, surplus: .queued, onDemand: { _, demand in upstream.value?.request(demand) },
        onCancel: { _ in upstream.value?.cancel() })
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            wait(outlet)
            outlet.start()
          },
          receiveValue: { value in
            wait(outlet)
            outlet.send(value)
            return .none
          },
          receiveCompletion: { completion in
            count.change { $0 += 1 }
            outlet.end(completion)
          }))
    }
  }

  /// The time from each value, and the first from the subscription, to the next.
  public func measureInterval(
    using scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<SchedulerTime, Failure> {
    stage {
      let last = Guarded(scheduler.now)
      return { _ in
        let now = scheduler.now
        return .pass(
          last.change { last in
            defer { last = now }
            return last.distance(to: now)
          })
      }
    }
  }

  /// What came in each interval, and what came since when the source ends well.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Never? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, limit): (Context, SchedulerTime, Int)
    switch strategy {
    case .byTime(let context, let time): (scheduler, interval, limit) = (context, time, .max)
    case .byTimeOrCount(let context, let time, let count):
      (scheduler, interval, limit) = (context, time, count)
    }
    return AnyPublisher { next in
      let group = Guarded([Output]())
      let upstream = Guarded<(any Subscription)?>(nil)
      let outlet = Outlet<[Output], Failure>(
        to: next, surplus: .queued, onCancel: { _ in upstream.value?.cancel() })
      let close: () -> Void = {
        let whole = group.change { group in
          defer { group = [] }
          return group
        }
        if !whole.isEmpty { outlet.send(whole) }
      }
      func turn() {
        guard outlet.isOpen else { return }
        close()
        scheduler.run(after: interval.seconds, turn)
      }
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
            guard outlet.isOpen else { return }
            scheduler.run(after: interval.seconds, turn)
            subscription.request(.unlimited)
          },
          receiveValue: { value in
            let isFull = group.change { group in
              group.append(value)
              return group.count >= limit
            }
            if isFull { close() }
            return .none
          },
          receiveCompletion: { completion in
            if case .finished = completion { close() }
            outlet.end(completion)
          }))
    }
  }

  /// What comes until another publisher has a value; its end and its errors do not matter.
  public func prefix<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let (upstream, other) = (
        Guarded<(any Subscription)?>(nil), Guarded<(any Cancellable)?>(nil)
      )
      let outlet = Outlet<Output, Failure>(
        to: next, surplus: .queued, onDemand: { _, demand in upstream.value?.request(demand) },
        onCancel: { _ in
          upstream.value?.cancel()
          other.value?.cancel()
        })
      let signal = publisher.prefix(1).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          upstream.value?.cancel()
          outlet.end(.finished)
        })
      other.change { $0 = signal }
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
          },
          receiveValue: { value in
            outlet.send(value)
            return .none
          },
          receiveCompletion: { completion in
            other.value?.cancel()
            outlet.end(completion)
          }))
    }
  }
}
