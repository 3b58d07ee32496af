// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A stretch of a film.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self = .invalid }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && start <= range.start && range.end <= end
  }

  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// As Swift 4 had it.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTimeMake(value: value, timescale: timescale)
}

/// As Swift 4 had it.
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
  CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1; no time is after every time, an unknown one after all but that.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    if time.isPositiveInfinity { return 2 }
    return time.isNegativeInfinity ? 0 : 1
  }
  guard time1.isNumeric, time2.isNumeric else {
    return Int32((rank(time1) - rank(time2)).signum())
  }
  let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
  let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
  if left == right { return 0 }
  return left < right ? -1 : 1
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let product = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !product.overflow else { return .beyond(Double(time.value) * Double(multiplier)) }
  return CMTime(value: product.partialValue, timescale: time.timescale)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  let exact = Double(time.value) * multiplier
  guard let value = Int64(exactly: exact.rounded()) else { return .beyond(exact) }
  return CMTime(value: value, timescale: time.timescale)
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

public func CMTimeConvertScale(
  _ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(timescale, method: method)
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
public func CMTimeRangeGetIntersection(
  _ range: CMTimeRange, otherRange: CMTimeRange
) -> CMTimeRange {
  range.intersection(otherRange)
}

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

// Corelibs' NSValue has no room for these: they hang on an empty box.
extension NSValue {
  nonisolated(unsafe) private static var boxedTime = 0
  nonisolated(unsafe) private static var boxedRange = 0

  public convenience init(time: CMTime) {
    self.init(rect: .zero)
    objc_setAssociatedObject(
      self, &NSValue.boxedTime, time, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  public convenience init(timeRange: CMTimeRange) {
    self.init(rect: .zero)
    objc_setAssociatedObject(
      self, &NSValue.boxedRange, timeRange, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  public var timeValue: CMTime {
    objc_getAssociatedObject(self, &NSValue.boxedTime) as? CMTime ?? .invalid
  }

  public var timeRangeValue: CMTimeRange {
    objc_getAssociatedObject(self, &NSValue.boxedRange) as? CMTimeRange ?? .invalid
  }
}
