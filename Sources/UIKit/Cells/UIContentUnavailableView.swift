// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows that a screen has nothing to show (Documentation/Containers.md §14).
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)
  private var shown: UIContentUnavailableConfiguration
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
    take()
  }

  public required init(frame: CGRect) {
    shown = .empty()
    super.init(frame: frame)
    build()
    take()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    build()
    take()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      take()
    }
  }

  private func build() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let parts: [UIView] = [imageView, spinner, label, secondaryLabel, button, secondaryButton]
    for part in parts { stack.addArrangedSubview(part) }
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  private func take() {
    let isCentered = shown.alignment == .center
    stack.alignment = isCentered ? .center : .leading
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.isLoading
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    show(shown.attributedText, shown.text, shown.textProperties, in: label, isCentered)
    show(
      shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties,
      in: secondaryLabel, isCentered)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    stack.setCustomSpacing(shown.imageToTextPadding, after: imageView)
    stack.setCustomSpacing(shown.imageToTextPadding, after: spinner)
    let hasButton = !button.isHidden
    stack.setCustomSpacing(
      secondaryLabel.isHidden && hasButton
        ? shown.textToButtonPadding : shown.textToSecondaryTextPadding, after: label)
    stack.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
    stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
  }

  private func show(
    _ attributed: NSAttributedString?, _ text: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel,
    _ isCentered: Bool
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = isCentered ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.adjustsFontForContentSizeCategory = true
    label.isHidden = attributed == nil && text == nil
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = configuration
    button.isHidden =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil && properties.primaryAction?.title.isEmpty ?? true
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.removeTarget(nil, action: nil, for: .primaryActionTriggered)
    if let action = properties.primaryAction {
      if configuration.title == nil, !action.title.isEmpty {
        button.configuration?.title = action.title
      }
      button.addAction(action, for: .primaryActionTriggered)
    }
  }
}
