// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where and when work is done.
public protocol Scheduler {
  func run(_ work: @escaping () -> Void)
  func run(after seconds: Double, _ work: @escaping () -> Void)
  /// The moment of its clock.
  var now: SchedulerInstant { get }
}

extension DispatchQueue: Scheduler {
  public var now: SchedulerInstant { .current }

  public func run(_ work: @escaping () -> Void) { queueing { self.async(execute: $0) }(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    queueing { self.asyncAfter(deadline: .now() + seconds, execute: $0) }(work)
  }
}

extension RunLoop: Scheduler {
  public var now: SchedulerInstant { .current }

  public func run(_ work: @escaping () -> Void) { DispatchQueue.main.run(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, work)
  }
}

extension OperationQueue: Scheduler {
  public var now: SchedulerInstant { .current }

  public func run(_ work: @escaping () -> Void) { queueing { self.addOperation($0) }(work) }

  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds) { self.run(work) }
  }
}

/// Runs at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public var now: SchedulerInstant { .current }
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
