// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIButton {
  /// The content and looks of a button, as one value; lengths are points.
  ///
  /// Caveat: sizes other than medium use insets nobody has published; they are estimates.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    public enum Indicator: Int, Sendable {
      case automatic
      case none
      case popup
    }

    enum Style {
      case plain
      case gray
      case tinted
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
      case glass
      case clearGlass
      case prominentGlass
      case prominentClearGlass
    }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var attributedSubtitle: AttributedString?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    /// How the button looks on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var buttonSize = Size.medium { didSet { takeInsets(of: buttonSize) } }
    public var background = UIBackgroundConfiguration()
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var automaticallyUpdateForSelection = true

    init(style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration {
      Configuration(style: .borderedTinted)
    }
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    public static func glass() -> Configuration { glass(.glass) }
    public static func clearGlass() -> Configuration { glass(.clearGlass) }
    public static func prominentGlass() -> Configuration { glass(.prominentGlass) }
    public static func prominentClearGlass() -> Configuration { glass(.prominentClearGlass) }

    /// Glass is a capsule of one tone here.
    private static func glass(_ style: Style) -> Configuration {
      var configuration = Configuration(style: style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    public mutating func setDefaultContentInsets() { takeInsets(of: buttonSize) }

    public func updated(for button: UIButton) -> Configuration { self }

    private mutating func takeInsets(of size: Size) {
      switch size {
      case .medium: contentInsets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small: contentInsets = .init(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .mini: contentInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .large: contentInsets = .init(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The font of the title at a button's text size: 17 points at L, smaller in small buttons.
    ///
    /// - Parameter isPrimary: Whether the button does what is most likely wanted: its title is
    ///   semibold (Documentation/Controls.md §4).
    func titleFont(_ traits: UITraitCollection, isPrimary: Bool = false) -> UIFont {
      let style: UIFont.TextStyle =
        switch buttonSize {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return isPrimary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    /// A title with the attributes that the transformer makes of its own, run by run.
    func transformed(_ title: NSAttributedString) -> NSAttributedString {
      guard let transformer = titleTextAttributesTransformer else { return title }
      let result = NSMutableAttributedString(attributedString: title)
      let whole = NSRange(location: 0, length: title.length)
      title.enumerateAttributes(in: whole, options: []) { values, range, _ in
        let text = title.attributedSubstring(from: range).string
        let run = AttributedString(text, attributes: transformer(AttributeContainer(values)))
        result.replaceCharacters(in: range, with: NSAttributedString(run))
      }
      return result
    }

    /// The fill behind the content in surroundings with a tint.
    func fill(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor {
        return background.backgroundColorTransformer?(color) ?? color
      }
      switch style {
      case .plain, .borderless: return baseBackgroundColor
      case .gray, .bordered: return baseBackgroundColor ?? .tertiarySystemFill
      case .tinted, .borderedTinted:
        return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled, .borderedProminent, .prominentGlass: return baseBackgroundColor ?? tint
      case .prominentClearGlass: return (baseBackgroundColor ?? tint).withAlphaComponent(0.6)
      case .glass: return baseBackgroundColor ?? .systemBackground.withAlphaComponent(0.6)
      case .clearGlass: return baseBackgroundColor ?? .systemBackground.withAlphaComponent(0.2)
      }
    }

    /// The colour of title and template images in surroundings with a tint.
    func foreground(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      switch style {
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
      case .glass, .clearGlass: return .label
      default: return tint
      }
    }

    /// The corner radius of a background `height` points high.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 5
      case .medium, .dynamic: cornerStyle == .medium ? 7 : background.cornerRadius
      case .large: 9
      case .fixed: background.cornerRadius
      }
    }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Makes the attributes of a title from those that the configuration would use.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
