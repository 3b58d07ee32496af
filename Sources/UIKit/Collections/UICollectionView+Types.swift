// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  public enum ReorderingCadence: Int, Sendable {
    case immediate
    case fast
    case slow
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind that dequeuing and exception texts use for cells.
  nonisolated static let elementKindCell = "UICollectionElementKindCell"
}

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
