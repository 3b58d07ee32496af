// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  func round(_ value: Double) -> Double {
    switch self {
    case .roundHalfAwayFromZero: value.rounded(.toNearestOrAwayFromZero)
    case .roundTowardZero, .quickTime: value.rounded(.towardZero)
    case .roundAwayFromZero: value.rounded(.awayFromZero)
    case .roundTowardPositiveInfinity: value.rounded(.up)
    case .roundTowardNegativeInfinity: value.rounded(.down)
    }
  }
}

/// A time of a film: a count of fractions of a second, or none, no end, or no known time.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// No time where the scale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Rounded to the nearest fraction.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let fractions = seconds * Double(preferredTimescale)
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    guard abs(fractions) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded = fractions.rounded()
    self.init(value: CMTimeValue(rounded), timescale: preferredTimescale)
    if rounded != fractions { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Not a number for what is no time, or no known one.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    guard timescale > 0 else { return .invalid }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    guard let whole = CMTimeValue(exactly: method.round(exact)) else { return .beyond(exact) }
    var time = CMTime(value: whole, timescale: newTimescale)
    if Double(time.value) != exact { time.flags.insert(.hasBeenRounded) }
    return time
  }
}

extension CMTime {
  /// What a value that no time can have becomes, as Apple documents it: infinite, or no time.
  static func beyond(_ value: Double) -> CMTime {
    value.isNaN ? .invalid : value < 0 ? .negativeInfinity : .positiveInfinity
  }
}

extension CMTime: Hashable, Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
  public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : Double(flags.rawValue))
  }
}

extension CMTime {
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right) { $0.addingReportingOverflow($1) }
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    guard right.isNumeric || !left.isNumeric else { return left + right.opposite }
    return combine(left, right) { $0.subtractingReportingOverflow($1) }
  }

  /// Infinite the other way.
  private var opposite: CMTime {
    isPositiveInfinity ? .negativeInfinity : isNegativeInfinity ? .positiveInfinity : self
  }

  /// In the scale of both where they have one, else in the least common multiple.
  private static func combine(
    _ left: CMTime, _ right: CMTime,
    _ operation: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool)
  ) -> CMTime {
    guard left.isNumeric, right.isNumeric else {
      if !left.isValid || !right.isValid { return .invalid }
      return left.isNumeric ? right : left
    }
    guard left.timescale > 0, right.timescale > 0 else { return .invalid }
    var (a, b) = (Int64(left.timescale), Int64(right.timescale))
    while b != 0 { (a, b) = (b, a % b) }
    let scale = min(Int64(left.timescale) / a * Int64(right.timescale), Int64(Int32.max))
    let (first, second) = (
      left.convertScale(Int32(scale), method: .default),
      right.convertScale(Int32(scale), method: .default)
    )
    guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
    let result = operation(first.value, second.value)
    // Beyond all times on the side of the first.
    guard !result.overflow else { return .beyond(Double(first.value)) }
    return CMTime(value: result.partialValue, timescale: Int32(scale))
  }
}
