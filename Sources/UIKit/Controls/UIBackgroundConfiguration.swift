// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is painted behind the content of a button or a cell; lengths are points.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var shadowProperties = UIShadowProperties()
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  /// Whose default this is; colours of a role follow the state.
  var role = Role.none

  public init() {}

  /// What a background of a list is for.
  enum Role {
    case none
    case clear
    case plainCell
    case groupedCell
    case sidebarCell
    case plainHeader

    func color(isMarked: Bool) -> UIColor? {
      switch self {
      case .none, .clear: nil
      case .plainCell: isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell: isMarked ? .systemGray4 : nil
      case .plainHeader: .systemGroupedBackground
      }
    }
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The fill colour in surroundings with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the stroke; of the tint where none is given.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The shadow of a background (iOS 18); none as long as its opacity is 0. Lengths are points.
public struct UIShadowProperties: Equatable {
  public var color = UIColor.black
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 3
  public var offset = CGSize(width: 0, height: -3)
  public var path: UIBezierPath?

  public init() {}
}

/// Makes a colour of a configuration from another one.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A grey as light as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
      }
    }
  }
  /// The system's choice of a tint, which is the given one here.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
  /// The tint of monochrome content, which is the given one here.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
}
