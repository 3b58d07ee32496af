// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CMTime: Comparable {
  public init(seconds: Double) { self.init(seconds: seconds, preferredTimescale: 600) }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right) { $0 + $1 }
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right) { $0 - $1 }
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  /// Counts of one scale stay exact; others are told in the finer of the two.
  private static func combined(
    _ left: CMTime, _ right: CMTime, _ body: (Int64, Int64) -> Int64
  ) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(value: body(left.value(in: scale), right.value(in: scale)), timescale: scale)
  }

  private func value(in scale: Int32) -> Int64 {
    guard scale != timescale else { return value }
    return Int64((seconds * Double(scale)).rounded())
  }
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public var end: CMTime { start + duration }
  public var isEmpty: Bool { duration.value == 0 }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  left < right ? -1 : left > right ? 1 : 0
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
