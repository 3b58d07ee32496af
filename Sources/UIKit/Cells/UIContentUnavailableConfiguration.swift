// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a screen shows when it has nothing to show: an image, texts, buttons, one below the other.
///
/// Sizes are those of Documentation/Containers.md §14.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable {
    case natural
    case center
  }

  public struct TextProperties: Hashable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
      first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
        && first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }

  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal

    public static func == (first: ButtonProperties, second: ButtonProperties) -> Bool {
      first.primaryAction === second.primaryAction && first.menu === second.menu
        && first.isEnabled == second.isEnabled && first.role == second.role
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(isEnabled) }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { attributedText = nil } }
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 10
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 18
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration.clear()
  /// Whether the spinner of ``loading()`` turns.
  private(set) var isLoading = false

  private init(_ style: UIFont.TextStyle, _ weight: UIFont.Weight, _ color: UIColor) {
    textProperties.font = .preferredFont(forTextStyle: style, weight)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .regular)
  }

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.title2, .bold, .label)
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.subheadline, .regular, .secondaryLabel)
    result.isLoading = true
    result.text = "Loading…"
    return result
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }

  public static func == (
    first: UIContentUnavailableConfiguration, second: UIContentUnavailableConfiguration
  ) -> Bool {
    first.image == second.image && first.imageProperties == second.imageProperties
      && first.text == second.text && first.attributedText == second.attributedText
      && first.textProperties == second.textProperties
      && first.secondaryText == second.secondaryText
      && first.secondaryAttributedText == second.secondaryAttributedText
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.buttonProperties == second.buttonProperties
      && first.secondaryButtonProperties == second.secondaryButtonProperties
      && first.button.title == second.button.title
      && first.secondaryButton.title == second.secondaryButton.title
      && first.isLoading == second.isLoading && first.alignment == second.alignment
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(isLoading)
  }
}

/// The state that a screen's placeholder is made for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension UIFont {
  /// A text style's font in another weight, which follows the text size as the style's own does.
  fileprivate static func preferredFont(forTextStyle style: TextStyle, _ weight: Weight) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    var request = font.nominal
    request.weight = weight.rawValue
    return UIFont(request: request, scaling: font.scaling)
  }
}
