// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where and when work is done.
public protocol Scheduler {
  func run(_ work: @escaping () -> Void)
  func run(after seconds: Double, _ work: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func run(_ work: @escaping () -> Void) { queueing { self.async(execute: $0) }(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    queueing { self.asyncAfter(deadline: .now() + seconds, execute: $0) }(work)
  }
}

extension RunLoop: Scheduler {
  public func run(_ work: @escaping () -> Void) { DispatchQueue.main.run(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, work)
  }
}

extension OperationQueue: Scheduler {
  public func run(_ work: @escaping () -> Void) { queueing { self.addOperation($0) }(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds) { self.run(work) }
  }
}

/// Runs at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func run(_ work: @escaping () -> Void) { work() }
  public func run(after seconds: Double, _ work: @escaping () -> Void) { work() }
}

/// Hands a closure to a queue that wants a sendable one: it is run once, on that queue.
private func queueing(
  _ add: @escaping (@escaping @Sendable () -> Void) -> Void
) -> (@escaping () -> Void) -> Void {
  { work in
    nonisolated(unsafe) let work = work
    add { work() }
  }
}

/// A length of time, as schedulers are told it.
public struct SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  init(_ seconds: Double) { self.seconds = seconds }

  public static func seconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value)) }
  public static func seconds(_ value: Double) -> SchedulerTime { SchedulerTime(value) }
  public static func milliseconds(_ value: Int) -> SchedulerTime {
    SchedulerTime(Double(value) / 1000)
  }
}

extension Publisher {
  public func receive(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let inner = ClosureSubscriber<Output, Failure>(
        { value in scheduler.run { _ = next.receive(value) } },
        completion: { completion in scheduler.run { next.receive(completion: completion) } })
      next.receive(subscription: ClosureSubscription { inner.cancel() })
      self.receive(subscriber: inner)
    }
  }

  public func subscribe(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func delay(
    for interval: SchedulerTime, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    transformed { value, next in
      scheduler.run(after: interval.seconds) { _ = next.receive(value) }
    }
  }

  /// The last value of a burst, once nothing came for the interval.
  public func debounce(
    for interval: SchedulerTime, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      var count = 0
      self.transformed { (value: Output, next: ClosureSubscriber<Output, Failure>) in
        count += 1
        let mine = count
        scheduler.run(after: interval.seconds) {
          if mine == count { _ = next.receive(value) }
        }
      }.receive(subscriber: next)
    }
  }

  /// At most one value an interval: the first or the latest.
  public func throttle(
    for interval: SchedulerTime, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      var isOpen = true
      var waiting: Output?
      self.transformed { (value: Output, next: ClosureSubscriber<Output, Failure>) in
        guard isOpen else {
          if latest || waiting == nil { waiting = value }
          return
        }
        isOpen = false
        _ = next.receive(value)
        scheduler.run(after: interval.seconds) {
          isOpen = true
          if let last = waiting { _ = next.receive(last) }
          waiting = nil
        }
      }.receive(subscriber: next)
    }
  }
}
