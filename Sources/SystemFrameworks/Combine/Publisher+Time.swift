// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Publisher {
  public func receive(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    moved { scheduler.run($0) }
  }

  /// The source is asked where the scheduler works.
  public func subscribe(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in scheduler.run { self.receive(subscriber: next) } }
  }

  public func delay(
    for interval: SchedulerTime, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    moved { scheduler.run(after: interval.seconds, $0) }
  }

  /// Values and the end are told elsewhere or later.
  private func moved(
    _ run: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let upstream = Guarded<(any Subscription)?>(nil)
      let outlet = Outlet(
        to: next, surplus: .queued, onDemand: { _, demand in upstream.value?.request(demand) },
        onCancel: { _ in upstream.value?.cancel() })
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
          },
          receiveValue: { value in
            run { outlet.send(value) }
            return .none
          },
          receiveCompletion: { completion in run { outlet.end(completion) } }))
    }
  }

  /// An operator that asks for everything and sends some of it, at times of its own; what is not
  /// asked for then is lost.
  func timed(
    _ take: @escaping (Output, Outlet<Output, Failure>) -> Void,
    ending: @escaping (Subscribers.Completion<Failure>, Outlet<Output, Failure>) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let upstream = Guarded<(any Subscription)?>(nil)
      let outlet = Outlet(
        to: next, surplus: .dropped, onCancel: { _ in upstream.value?.cancel() })
      self.receive(
        subscriber: AnySubscriber(
          receiveSubscription: { subscription in
            upstream.change { $0 = subscription }
            outlet.start()
            if outlet.isOpen { subscription.request(.unlimited) }
          },
          receiveValue: { value in
            take(value, outlet)
            return .none
          },
          receiveCompletion: { ending($0, outlet) }))
    }
  }

  /// The last value of a burst, once nothing came for the interval.
  public func debounce(
    for interval: SchedulerTime, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let waiting = Guarded<(count: Int, value: Output?)>((0, nil))
      self.timed { value, outlet in
        let mine = waiting.change { waiting in
          waiting = (waiting.count + 1, value)
          return waiting.count
        }
        scheduler.run(after: interval.seconds) {
          let last = waiting.change { waiting -> Output? in
            guard waiting.count == mine else { return nil }
            defer { waiting.value = nil }
            return waiting.value
          }
          if let last { outlet.send(last) }
        }
      } ending: { completion, outlet in
        // What waits is sent when the source ends well.
        let last = waiting.change { waiting in
          defer { waiting.value = nil }
          return waiting.value
        }
        scheduler.run {
          if case .finished = completion, let last { outlet.send(last) }
          outlet.end(completion)
        }
      }.receive(subscriber: next)
    }
  }

  /// At most one value an interval: the first or the latest.
  public func throttle(
    for interval: SchedulerTime, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let gate = Guarded<(isOpen: Bool, waiting: Output?)>((true, nil))
      func close(_ outlet: Outlet<Output, Failure>) {
        scheduler.run(after: interval.seconds) {
          let last = gate.change { gate in
            defer { gate = (gate.waiting == nil, nil) }
            return gate.waiting
          }
          guard let last else { return }
          outlet.send(last)
          close(outlet)
        }
      }
      self.timed { value, outlet in
        let isOpen = gate.change { gate in
          if gate.isOpen {
            gate.isOpen = false
            return true
          }
          if latest || gate.waiting == nil { gate.waiting = value }
          return false
        }
        guard isOpen else { return }
        scheduler.run { outlet.send(value) }
        close(outlet)
      } ending: { completion, outlet in
        let last = gate.change { gate in
          defer { gate.waiting = nil }
          return gate.waiting
        }
        scheduler.run {
          if case .finished = completion, let last { outlet.send(last) }
          outlet.end(completion)
        }
      }.receive(subscriber: next)
    }
  }
}
