// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A number under a name of its own, which UIKit lets be moved by plain numbers:
/// `UIWindow.Level.alert + 1`.
public protocol NumericRawRepresentable: RawRepresentable where RawValue: Numeric {
  init(_ rawValue: RawValue)
}

extension NumericRawRepresentable {
  public static func + (left: Self, right: RawValue) -> Self { Self(left.rawValue + right) }

  public static func + (left: RawValue, right: Self) -> Self { Self(left + right.rawValue) }

  public static func - (left: Self, right: RawValue) -> Self { Self(left.rawValue - right) }

  /// How far two are apart.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  public static func += (left: inout Self, right: RawValue) { left = left + right }

  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
