// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view above the bar of a tab bar controller (Documentation/Containers.md §5.6).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Where an accessory stands.
  public enum Environment: Int, Sendable {
    case unspecified, none, regular, inline
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
    contentView.traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
  }
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public typealias Value = UITabAccessory.Environment

  public static var defaultValue: UITabAccessory.Environment { .none }
}

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UITabBarController {
  /// Points of an accessory and around it; nobody has published them, they are estimates.
  enum AccessoryMetrics {
    static let height: CGFloat = 48
    static let side: CGFloat = 20
    static let gap: CGFloat = 8
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Puts the accessory above the bar, or above the safe area's edge when there is none, and says
  /// how many points of the content it takes.
  func placeAccessory(in root: UIView, above y: CGFloat) -> CGFloat {
    guard let view = bottomAccessory?.contentView else { return 0 }
    typealias Metrics = AccessoryMetrics
    if view.superview !== root {
      view.translatesAutoresizingMaskIntoConstraints = true
      root.insertSubview(view, belowSubview: tabBar)
    }
    let safe = root.safeAreaInsets
    view.frame = CGRect(
      x: safe.left + Metrics.side, y: y - Metrics.gap - Metrics.height,
      width: max(0, root.bounds.width - safe.left - safe.right - 2 * Metrics.side),
      height: Metrics.height)
    return Metrics.height + Metrics.gap
  }
}
