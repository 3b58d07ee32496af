// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How far a corner is rounded.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
    /// Half the shorter side.
    case capsule(maximum: CGFloat?)
  }

  let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// As far from the container's rounded corner everywhere.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

/// How the corners of a view are rounded (Documentation/Views.md §8).
public struct UICornerConfiguration: Hashable, Sendable {
  var topLeft = UICornerRadius.fixed(0)
  var topRight = UICornerRadius.fixed(0)
  var bottomLeft = UICornerRadius.fixed(0)
  var bottomRight = UICornerRadius.fixed(0)

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let square = UICornerRadius.fixed(0)
    return UICornerConfiguration(
      topLeft: topLeftRadius ?? square, topRight: topRightRadius ?? square,
      bottomLeft: bottomLeftRadius ?? square, bottomRight: bottomRightRadius ?? square)
  }

  /// The same rule for each corner on its own.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// One radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    corners(radius: UICornerRadius(kind: .capsule(maximum: maximumRadius)))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
  }
}
