// Part of Snug, under the Apache License 2.0; see LICENSE.

/// All that apps set of a navigation bar's looks.
struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
  /// Whether properties from before iOS 13 were set.
  var isLegacy = false
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
}

/// What applies to one item at one moment.
struct NavigationBarLook {
  /// Titles and buttons; nil for the defaults.
  var appearance: UINavigationBarAppearance?
  /// The background; nil paints nothing.
  var background: UIBarAppearance?
}

extension UINavigationBar {
  /// The looks for an item, in the order of Documentation/Containers.md §2.2.
  func currentLook(for item: UINavigationItem?) -> NavigationBarLook {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard = item?.standardAppearance ?? looks.standard
    let compact = item?.compactAppearance ?? looks.compact
    let plain = isCompact ? compact ?? standard : standard
    guard isAtScrollEdge else {
      return NavigationBarLook(
        appearance: plain, background: plain ?? (looks.isLegacy ? legacyBackground : defaultLook))
    }
    let edge = item?.scrollEdgeAppearance ?? looks.scrollEdge
    let compactEdge = item?.compactScrollEdgeAppearance ?? looks.compactScrollEdge
    if let chosen = isCompact ? compactEdge ?? edge : edge {
      return NavigationBarLook(appearance: chosen, background: chosen)
    }
    // Without one of its own the edge shows the plain looks, transparent.
    return NavigationBarLook(appearance: plain, background: nil)
  }

  private var defaultLook: UIBarAppearance { UINavigationBarAppearance() }

  /// Colours and pictures of apps from before iOS 13; the edge does not show them (§2.3 there).
  private var legacyBackground: UIBarAppearance {
    let appearance = UIBarAppearance()
    let image = backgroundImage(for: .default)
    if let image {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
      appearance.shadowColor = shadowImage == nil ? .barHairline : nil
    } else if let barTintColor {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = barTintColor
    } else if barStyle == .black {
      appearance.backgroundColor = UIColor(white: 0.11, alpha: isTranslucent ? 0.94 : 1)
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
    // An empty picture takes the hairline away.
    if let shadowImage {
      appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
      appearance.shadowColor = nil
    }
    if hidesShadow { appearance.shadowColor = nil }
    return appearance
  }
}
