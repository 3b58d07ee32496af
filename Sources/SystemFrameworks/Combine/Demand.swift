// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum Subscribers {
  /// How many values a subscriber may still be sent.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Nil for any number.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand must not be negative, got \(value)")
      return Demand(max: value)
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      let (sum, isTooLarge) = left.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : .max(sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    /// Never less than none.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let leftMax = left.max else { return .unlimited }
      guard let rightMax = right.max else { return .none }
      return .max(Swift.max(leftMax - rightMax, 0))
    }

    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func < (left: Demand, right: Demand) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }

    // A demand and a number of values.
    public static func < (left: Demand, right: Int) -> Bool { left < Demand(max: right) }
    public static func <= (left: Demand, right: Int) -> Bool { left <= Demand(max: right) }
    public static func > (left: Demand, right: Int) -> Bool { left > Demand(max: right) }
    public static func >= (left: Demand, right: Int) -> Bool { left >= Demand(max: right) }
    public static func == (left: Demand, right: Int) -> Bool { left == Demand(max: right) }
    public static func != (left: Demand, right: Int) -> Bool { left != Demand(max: right) }
    public static func < (left: Int, right: Demand) -> Bool { Demand(max: left) < right }
    public static func <= (left: Int, right: Demand) -> Bool { Demand(max: left) <= right }
    public static func > (left: Int, right: Demand) -> Bool { Demand(max: left) > right }
    public static func >= (left: Int, right: Demand) -> Bool { Demand(max: left) >= right }
    public static func == (left: Int, right: Demand) -> Bool { Demand(max: left) == right }
    public static func != (left: Int, right: Demand) -> Bool { Demand(max: left) != right }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    /// The same end, its error another's.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
