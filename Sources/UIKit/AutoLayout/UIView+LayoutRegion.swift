// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a view that content keeps to.
public struct UIViewLayoutRegion: Hashable, Sendable {
  /// The axis along which a region keeps clear of the window's corner controls; there are none here.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal, vertical
  }

  enum Kind: Hashable {
    case safeArea, margins, readableContent
  }

  let kind: Kind

  public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> UIViewLayoutRegion {
    UIViewLayoutRegion(kind: .safeArea)
  }

  public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> UIViewLayoutRegion {
    UIViewLayoutRegion(kind: .margins)
  }

  public static func readableContent(
    cornerAdaptation: AdaptivityAxis? = nil
  ) -> UIViewLayoutRegion {
    UIViewLayoutRegion(kind: .readableContent)
  }
}

extension UIView {
  public typealias LayoutRegion = UIViewLayoutRegion

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Points from the view's edges to the region's.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: readableInsets
    }
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
