// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Image, text and secondary text as rows of lists show them; lengths are points.
///
/// The defaults are those of Documentation/TableView.md §8.2.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { attributedText = nil } }
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  private init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, color: UIColor = .label,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties.font = .preferredFont(forTextStyle: text)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = secondaryColor
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled cells show their texts faint; other states leave the content as it is.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    result.textProperties.isDimmed = isDisabled
    result.secondaryTextProperties.isDimmed = isDisabled
    return result
  }

  public static func == (
    first: UIListContentConfiguration, second: UIListContentConfiguration
  ) -> Bool {
    first.image == second.image && first.imageProperties == second.imageProperties
      && first.text == second.text && first.attributedText == second.attributedText
      && first.textProperties == second.textProperties
      && first.secondaryText == second.secondaryText
      && first.secondaryAttributedText == second.secondaryAttributedText
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.directionalLayoutMargins == second.directionalLayoutMargins
      && first.prefersSideBySideTextAndSecondaryText
        == second.prefersSideBySideTextAndSecondaryText
      && first.imageToTextPadding == second.imageToTextPadding
      && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
      && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
      && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
      && first.alpha == second.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(imageToTextPadding)
  }

  // MARK: Defaults

  public static func cell() -> UIListContentConfiguration { .init(.body, .caption1) }
  public static func subtitleCell() -> UIListContentConfiguration { .init(.body, .caption1) }
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.body, .body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  public static func sidebarCell() -> UIListContentConfiguration { .init(.body, .caption1) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarCell()
  }
  public static func plainHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.headline, .body)
    result.directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 8)
    return result
  }
  public static func plainFooter() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.body, .body, color: .secondaryLabel)
    result.directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 8)
    return result
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.footnote, .footnote, color: .secondaryLabel)
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 7, trailing: 8)
    return result
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.footnote, .footnote, color: .secondaryLabel)
    result.directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 6, trailing: 8)
    return result
  }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func sidebarHeader() -> UIListContentConfiguration { prominentHeader(.headline) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    prominentHeader(.headline)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    prominentHeader(.title3)
  }

  private static func prominentHeader(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var result = UIListContentConfiguration(style, .subheadline)
    let font = UIFont.preferredFont(forTextStyle: style)
    var request = font.nominal
    request.weight = UIFont.Weight.semibold.rawValue
    result.textProperties.font = UIFont(request: request, scaling: font.scaling)
    return result
  }
}
