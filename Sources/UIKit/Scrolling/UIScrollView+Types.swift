// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }

  /// When safe-area insets are added to the content inset (Documentation/CollectionView.md §2).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
