// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A length of time, as schedulers are told it.
public struct SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Comparable, SignedNumeric, Sendable
{
  let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  init(_ seconds: Double) { self.seconds = seconds }

  public static func seconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value)) }
  public static func seconds(_ value: Double) -> SchedulerTime { SchedulerTime(value) }
  public static func milliseconds(_ value: Int) -> SchedulerTime {
    SchedulerTime(Double(value) / 1000)
  }
  public static func microseconds(_ value: Int) -> SchedulerTime {
    SchedulerTime(Double(value) / 1_000_000)
  }
  public static func nanoseconds(_ value: Int) -> SchedulerTime {
    SchedulerTime(Double(value) / 1_000_000_000)
  }

  /// Seconds; nanoseconds of a dispatch queue's are ``nanoseconds``.
  public var magnitude: Double { abs(seconds) }
  public var timeInterval: TimeInterval { seconds }
  public var nanoseconds: Int { Int((seconds * 1_000_000_000).rounded()) }

  public init?<Number: BinaryInteger>(exactly source: Number) { seconds = Double(source) }

  public static func < (left: SchedulerTime, right: SchedulerTime) -> Bool {
    left.seconds < right.seconds
  }
  public static func + (left: SchedulerTime, right: SchedulerTime) -> SchedulerTime {
    SchedulerTime(left.seconds + right.seconds)
  }
  public static func - (left: SchedulerTime, right: SchedulerTime) -> SchedulerTime {
    SchedulerTime(left.seconds - right.seconds)
  }
  public static func * (left: SchedulerTime, right: SchedulerTime) -> SchedulerTime {
    SchedulerTime(left.seconds * right.seconds)
  }
  public static func *= (left: inout SchedulerTime, right: SchedulerTime) { left = left * right }
}

/// A moment of a scheduler's clock.
public struct SchedulerInstant: Strideable, Hashable, Sendable {
  public typealias Stride = SchedulerTime

  /// Seconds since the clock began.
  let seconds: Double

  public func distance(to other: SchedulerInstant) -> SchedulerTime {
    SchedulerTime(other.seconds - seconds)
  }

  public func advanced(by distance: SchedulerTime) -> SchedulerInstant {
    SchedulerInstant(seconds: seconds + distance.seconds)
  }

  /// The moment of this machine's clock, which does not run while tests hold it.
  static var current: SchedulerInstant {
    SchedulerInstant(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000)
  }
}

extension Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  public typealias SchedulerOptions = Never

  public var minimumTolerance: SchedulerTime { SchedulerTime(0.0) }

  public func schedule(options: Never? = nil, _ action: @escaping () -> Void) { run(action) }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerTime? = nil, options: Never? = nil,
    _ action: @escaping () -> Void
  ) {
    run(after: max(0, now.distance(to: date).seconds), action)
  }

  /// Runs an action again and again until it is cancelled.
  public func schedule(
    after date: SchedulerInstant, interval: SchedulerTime, tolerance: SchedulerTime? = nil,
    options: Never? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOn = Guarded(true)
    func turn() {
      guard isOn.value else { return }
      action()
      run(after: interval.seconds, turn)
    }
    run(after: max(0, now.distance(to: date).seconds), turn)
    return AnyCancellable { isOn.change { $0 = false } }
  }
}
