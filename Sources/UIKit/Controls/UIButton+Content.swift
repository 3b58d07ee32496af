// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIButton.ButtonType {
  /// Whether the type stands for one of the system's round signs.
  var isSign: Bool {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
    default: false
    }
  }
}

extension UIButton {
  /// The system's round signs: 22 points, and as symbols 25×24 (Documentation/Controls.md §3).
  static var signSize: CGSize {
    Runtime.current.release < .iOS13
      ? CGSize(width: 22, height: 22) : CGSize(width: 25, height: 24)
  }

  final func takeType(_ type: ButtonType) {
    storedType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
  }

  final func takePrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Buttons of the system type tint their content and use a smaller title.
  final var isSystemStyled: Bool { storedType != .custom }

  /// The font of the title label, without making one (Documentation/Controls.md §3, 6).
  final var labelFont: UIFont { label?.storedFont ?? startingFont }

  private var startingFont: UIFont {
    .systemFont(ofSize: isSystemStyled ? 15 : UIFont.buttonFontSize)
  }

  final var madeLabel: UIButtonLabel {
    if let label { return label }
    let made = UIButtonLabel(frame: .zero)
    made.storedFont = startingFont
    made.shadowOffset = .zero
    made.button = self
    label = made
    addSubview(made)
    return made
  }

  final var madePicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleToFill
    picture = made
    addSubview(made)
    return made
  }

  final func defaultTitleColor(in state: State) -> UIColor {
    guard isSystemStyled else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  final func contentSizeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if configuration != nil { setNeedsDisplay() }
  }

  /// The words of the title of a configured button. Their looks come with layout, which asks the
  /// app's transformer, and that may read the label.
  private var titleWords: String? {
    let own = configuration?.attributedTitle.map { String($0.characters) } ?? configuration?.title
    return own ?? attributedTitles.value(in: state)?.string ?? titles.value(in: state)
  }

  /// The title on show, in the colours of the state; nil without one.
  final var shownTitle: NSAttributedString? {
    guard let configuration else {
      if let text = attributedTitles.value(in: state) { return text }
      guard let title = titles.value(in: state), !title.isEmpty else { return nil }
      return NSAttributedString(
        string: title,
        attributes: [.font: labelFont, .foregroundColor: currentTitleColor])
    }
    let color = isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
    let font = configuration.titleFont(traitCollection, isPrimary: role == .primary)
    if let text = configuration.attributedTitle {
      return configuration.transformed(.filled(text, font: font, color: color))
    }
    if configuration.title == nil, let text = attributedTitles.value(in: state) { return text }
    guard let title = configuration.title ?? titles.value(in: state), !title.isEmpty else {
      return nil
    }
    return configuration.transformed(
      NSAttributedString(string: title, attributes: [.font: font, .foregroundColor: color]))
  }

  final var shownSubtitle: NSAttributedString? {
    guard let configuration else { return nil }
    let color = isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
    let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
    if let text = configuration.attributedSubtitle {
      return NSAttributedString.filled(text, font: font, color: color)
    }
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else { return nil }
    return NSAttributedString(
      string: subtitle, attributes: [.font: font, .foregroundColor: color])
  }

  /// A symbol without a size of its own is a large one, and of the body's size, in a configured
  /// button, a round sign always (Documentation/Controls.md §3 and §4).
  private func configured(_ image: UIImage) -> UIImage.SymbolConfiguration? {
    guard configuration != nil else { return nil }
    if storedType.isSign { return UIImage.SymbolConfiguration(textStyle: .body, scale: .large) }
    guard let symbol = image.storage.symbol else { return nil }
    if symbol.hasPointSize { return symbol.hasScale ? nil : .init(scale: .large) }
    return symbol.hasScale
      ? .init(textStyle: .body) : .init(textStyle: .body, scale: .large)
  }

  final var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    let wanted =
      configuration?.preferredSymbolConfigurationForImage
      ?? symbolConfigurations.value(in: state) ?? configured(image)
    guard image.isSymbolImage else { return image }
    let shown = wanted.flatMap(image.applyingSymbolConfiguration) ?? image
    return shown.sized(for: traitCollection)
  }

  /// Gives the label its text before the layout, for who asks the label (Documentation/Controls.md
  /// §3); with a configuration the words alone.
  final func showTitleIfDue() {
    if configuration != nil {
      guard madeLabel.text == nil, let words = titleWords else { return }
      return setText(words, of: madeLabel)
    }
    guard titleIsDue else { return }
    titleIsDue = false
    if let title = shownTitle { return show(title, in: madeLabel) }
    setText(nil, of: madeLabel)
  }

  /// Sets the label's text without its telling the button.
  private func setText(_ text: String?, of label: UIButtonLabel) {
    label.button = nil
    label.text = text
    label.button = self
  }

  /// The same for the image view.
  final func showImageIfDue() {
    guard imageIsDue || configuration != nil else { return }
    if configuration == nil { imageIsDue = false }
    madePicture.image = shownImage
  }

  /// Gives label, subtitle and image view what they show, and their frames.
  final func updateParts() {
    titleIsDue = false
    imageIsDue = false
    let content = contentRect(forBounds: bounds)
    if let title = shownTitle {
      let label = madeLabel
      show(title, in: label)
      place(label, titleRect(forContentRect: content))
      label.isHidden = false
    } else {
      label?.isHidden = true
    }
    updateSubtitle(in: content)
    if let image = shownImage {
      let view = madePicture
      view.image = image
      view.tintColor = configuration?.foreground(tint: tintColor) ?? rareStorage?.tintColor
      place(view, imageRect(forContentRect: content))
      view.isHidden = false
    } else {
      picture?.isHidden = true
    }
    alpha(ofParts: isHighlighted && (isSystemStyled || configuration != nil) ? 0.3 : 1)
  }

  /// Gives a part its frame. What constraints of the app's own say of its size and place holds, and
  /// along an axis where they leave the place open it has its middle where it is without them
  /// (Documentation/Controls.md §3).
  private func place(_ part: UIView, _ rect: CGRect) {
    let storage = part.constraintStorage
    guard !part.hasGivenFrame, storage.reference != nil, storage.memberIsland != nil else {
      part.frame = pixelGrid(rect)
      return
    }
    let kinds = constraintStorage.held.flatMap { constraint -> [AttributeKind] in
      if constraint.firstItem === part { return [constraint.firstAttribute.kind] }
      return constraint.secondItem === part ? [constraint.secondAttribute.kind] : []
    }
    var frame = part.frame
    if !kinds.contains(.horizontalPosition) { frame.origin.x = rect.midX - frame.width / 2 }
    if !kinds.contains(.verticalPosition) { frame.origin.y = rect.midY - frame.height / 2 }
    part.frame = pixelGrid(frame)
  }

  private func updateSubtitle(in content: CGRect) {
    guard let subtitle = shownSubtitle else {
      secondLabel?.isHidden = true
      return
    }
    let label = secondLabel ?? UILabel(frame: .zero)
    if secondLabel == nil {
      secondLabel = label
      addSubview(label)
    }
    let mode = configuration?.subtitleLineBreakMode ?? .byWordWrapping
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    if label.numberOfLines != mode.buttonLines { label.numberOfLines = mode.buttonLines }
    // A text that is given anew asks for another layout.
    if label.storedAttributedText?.isEqual(to: subtitle) != true { label.attributedText = subtitle }
    label.frame = pixelGrid(placement(in: content).subtitle)
    label.isHidden = false
  }

  /// Plain titles stay plain text, so that a font set on the label holds.
  private func show(_ title: NSAttributedString, in label: UIButtonLabel) {
    let button = label.button
    label.button = nil
    defer { label.button = button }
    if configuration == nil, attributedTitles.value(in: state) == nil {
      label.givenTitle = nil
      label.text = title.string
      if label.storedTextColor != currentTitleColor { label.textColor = currentTitleColor }
      label.shadowColor = currentTitleShadowColor
    } else if label.storedAttributedText == nil || label.givenTitle?.isEqual(to: title) != true
      || label.givenLineBreakMode != configuration?.titleLineBreakMode
    {
      label.givenTitle = NSAttributedString(attributedString: title)
      label.givenLineBreakMode = configuration?.titleLineBreakMode
      label.attributedText = title
      label.lineBreakMode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
      if let mode = configuration?.titleLineBreakMode { label.numberOfLines = mode.buttonLines }
    }
  }

  private func alpha(ofParts value: CGFloat) {
    for part in [label, secondLabel, picture] as [UIView?] where part?.alpha != value {
      part?.alpha = value
    }
  }

  private func pixelGrid(_ rect: CGRect) -> CGRect { devicePixels.snapping(rect) }

  final func paintBackground() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = backgroundRect(forBounds: bounds)
    if let configuration, let fill = configuration.fill(tint: tintColor) {
      let insets = configuration.background.backgroundInsets
      let area = box.inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      let path = UIBezierPath(
        roundedRect: area, cornerRadius: configuration.cornerRadius(height: area.height))
      context.setFillColor((isEnabled ? fill : .tertiarySystemFill).cgColor)
      path.fill()
      if configuration.background.strokeWidth > 0 {
        configuration.background.resolvedStrokeColor(for: tintColor).setStroke()
        path.lineWidth = configuration.background.strokeWidth
        path.stroke()
      }
    }
    (configuration?.background.image ?? currentBackgroundImage)?.draw(in: box, tint: tintColor)
  }
}

extension NSAttributedString {
  /// A value text as a reference text, with font and colour where it has none.
  static func filled(
    _ text: AttributedString, font: UIFont, color: UIColor
  ) -> NSAttributedString {
    let source = text.referenceText
    let result = NSMutableAttributedString(
      string: source.string, attributes: [.font: font, .foregroundColor: color])
    source.enumerateAttributes(
      in: NSRange(location: 0, length: source.length), options: []
    ) { values, range, _ in result.addAttributes(values, range: range) }
    return result
  }
}
