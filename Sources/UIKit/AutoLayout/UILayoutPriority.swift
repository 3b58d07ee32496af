// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How strongly a constraint is wanted; 1000 must hold, anything below is given up for higher ones.
public struct UILayoutPriority: NumericRawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UILayoutPriority: NumberBridged {
  public init(bridgedNumber: Double) { self.init(Float(bridgedNumber)) }
}
