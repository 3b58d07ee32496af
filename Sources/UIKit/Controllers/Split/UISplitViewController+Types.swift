// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    /// Kept, never shown.
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// Whether columns lie over the detail.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// How many columns there are before the detail.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
}
