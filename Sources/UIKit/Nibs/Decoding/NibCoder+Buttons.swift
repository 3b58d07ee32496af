// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

extension NibCoder {
  func decode(_ button: UIButton) {
    button.takeType(NibCoder.buttonType(element["buttonType"]))
    if let font = element.font() { button.titleLabel?.font = loader.font(font) }
    if let mode = element["lineBreakMode"].flatMap(NibCoder.lineBreakMode) {
      button.titleLabel?.lineBreakMode = mode
    }
    button.contentEdgeInsets = edgeInsets("contentEdgeInsets")
    button.titleEdgeInsets = edgeInsets("titleEdgeInsets")
    button.imageEdgeInsets = edgeInsets("imageEdgeInsets")
    if let flag = element.boolean("showsTouchWhenHighlighted") {
      button.showsTouchWhenHighlighted = flag
    }
    if let flag = element.boolean("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = flag
    }
    if let flag = element.boolean("adjustsImageWhenDisabled") {
      button.adjustsImageWhenDisabled = flag
    }
    let configuration = element.child("buttonConfiguration", key: "configuration")
    for child in element.children where child.name == "state" {
      decodeColors(child, of: button)
      // What Interface Builder leaves of a title beside a configuration is not shown
      // (Documentation/InterfaceBuilder.md §4.5).
      if configuration == nil { decodeContent(child, of: button) }
    }
    if let configuration { decode(configuration, configurationOf: button) }
  }

  /// Nothing for an absent inset.
  private func edgeInsets(_ key: String) -> UIEdgeInsets {
    element.insets(key).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    } ?? .zero
  }

  private static func buttonType(_ word: String?) -> UIButton.ButtonType {
    switch word {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private static func state(_ key: String?) -> UIControl.State {
    switch key {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    case "focused": .focused
    default: .normal
    }
  }

  private func decodeColors(_ element: Element, of button: UIButton) {
    let state = Self.state(element.key)
    if let color = element.color("titleColor") {
      button.setTitleColor(loader.color(color), for: state)
    }
    if let color = element.color("titleShadowColor") {
      button.setTitleShadowColor(loader.color(color), for: state)
    }
  }

  private func decodeContent(_ element: Element, of button: UIButton) {
    let state = Self.state(element.key)
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let text = element.attributedText("attributedTitle") {
      button.setAttributedTitle(loader.attributedString(text), for: state)
    }
    if let image = image(of: element, key: "image") { button.setImage(image, for: state) }
    if let configuration = symbolConfiguration(of: element) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    if let image = image(named: element["backgroundImage"]) {
      button.setBackgroundImage(image, for: state)
    }
  }

  /// A configuration takes the place of titles and insets (iOS 15).
  private func decode(_ element: Element, configurationOf button: UIButton) {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    configuration.title = element.string("title")
    if let font = element.font("titleFontDescription").map({ loader.font($0) }) {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        return attributes
      }
    }
    configuration.subtitle = element.string("subtitle")
    configuration.image = image(of: element, key: "image")
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      of: element, key: "preferredSymbolConfigurationForImage")
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    if let insets = element.directionalInsets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
    if let color = element.color("baseForegroundColor") {
      configuration.baseForegroundColor = loader.color(color)
    }
    if let color = element.color("baseBackgroundColor") {
      configuration.baseBackgroundColor = loader.color(color)
    }
    decodeShape(element, of: &configuration)
    if let background = element.child("backgroundConfiguration", key: "background") {
      decode(background, backgroundOf: &configuration)
    }
    let isPlain = (element["style"] ?? "plain") == "plain"
    button.hasCanvasTitle =
      configuration.title != nil && configuration.image == nil
      && !(isPlain && configuration.titleTextAttributesTransformer != nil)
    button.configuration = configuration
  }

  private func decodeShape(_ element: Element, of configuration: inout UIButton.Configuration) {
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
  }

  /// What the document says of the background; the style's stays where it says nothing.
  private func decode(
    _ element: Element, backgroundOf configuration: inout UIButton.Configuration
  ) {
    if let color = element.color("backgroundColor") {
      configuration.background.backgroundColor = loader.color(color)
    }
    if let color = element.color("strokeColor") {
      configuration.background.strokeColor = loader.color(color)
    }
    if let width = element.number("strokeWidth") { configuration.background.strokeWidth = width }
    if let radius = element.number("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
    if let image = image(of: element, key: "image") { configuration.background.image = image }
  }
}
