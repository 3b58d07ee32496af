// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

extension NibCoder {
  func decodeControl(_ control: UIControl) {
    // Interface Builder writes that refresh controls are not enabled, and they work all the same.
    if let flag = element.boolean("enabled"), !(control is UIRefreshControl) {
      control.isEnabled = flag
    }
    if let flag = element.boolean("selected") { control.isSelected = flag }
    if let flag = element.boolean("highlighted") { control.isHighlighted = flag }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }

  func decode(_ view: UIImageView) {
    if let image = image(of: element, key: "image") { view.image = image }
    if let image = image(of: element, key: "highlightedImage") { view.highlightedImage = image }
    if let flag = element.boolean("highlighted") { view.isHighlighted = flag }
    view.preferredSymbolConfiguration = symbolConfiguration(of: element)
    if let flag = element.boolean("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = flag
    }
  }

  /// The picture that an element names in an attribute, or in a child that says more of it.
  func image(of element: Element, key: String) -> UIImage? {
    let reference = element.child("imageReference", key: key)
    let image = image(
      named: reference?["image"] ?? element[key],
      catalog: reference.map { $0["catalog"] } ?? element["catalog"])
    guard var image, image.isSymbolImage else { return image }
    if reference?["renderingMode"] == "original" {
      // What has no colours of its own keeps the tint (Documentation/Symbols.md §4.3).
      image =
        image.applyingSymbolConfiguration(UIImage.SymbolConfiguration.preferringMulticolor())
        ?? image
    }
    guard let scale = symbolScale(reference?["symbolScale"]) else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
  }

  /// The scale that a document names; nil for none.
  private func symbolScale(_ word: String?) -> UIImage.SymbolScale? {
    if word == "default" { return .default }
    guard let word, let index = ["small", "medium", "large"].firstIndex(of: word) else {
      return nil
    }
    return UIImage.SymbolScale(rawValue: index + 1)
  }

  /// The size, weight and scale that an element wants for its symbol; nil where it says nothing.
  func symbolConfiguration(
    of element: Element, key: String = "preferredSymbolConfiguration"
  ) -> UIImage.SymbolConfiguration? {
    guard let wanted = element.child("preferredSymbolConfiguration", key: key) else { return nil }
    var parts: [UIImage.SymbolConfiguration] = []
    if let font = wanted.font() {
      parts.append(UIImage.SymbolConfiguration(font: loader.font(font)))
    } else if let size = wanted.number("pointSize") {
      parts.append(UIImage.SymbolConfiguration(pointSize: size))
    }
    let weights = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    if let word = wanted["weight"], let index = weights.firstIndex(of: word),
      let weight = UIImage.SymbolWeight(rawValue: index + 1)
    {
      parts.append(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = symbolScale(wanted["scale"]) {
      parts.append(UIImage.SymbolConfiguration(scale: scale))
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }

  func decode(_ stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    switch element["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element["alignment"] {
    case "top": stack.alignment = .top
    case "leading": stack.alignment = .leading
    case "center": stack.alignment = .center
    case "bottom": stack.alignment = .bottom
    case "trailing": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if element["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let spacing = element.number("spacing") {
      stack.spacing = spacing
    }
    if element.boolean("baselineRelativeArrangement", default: false) {
      stack.isBaselineRelativeArrangement = true
    }
    // Margins in a document say that the arrangement is to follow them.
    if element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
      || element.boolean("layoutMarginsRelativeArrangement", default: false)
    {
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }
}
