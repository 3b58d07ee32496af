// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import Localization
internal import TextLayout

/// Values of documents as UIKit's objects.
extension NibLoader {
  func color(_ value: ColorValue) -> UIColor {
    switch value {
    case .components(let red, let green, let blue, let alpha, .standard):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .components(let red, let green, let blue, let alpha, .displayP3):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name): return UIColor.documentColor(named: name) ?? recorded(name) ?? .black
    case .named(let name):
      if let color = UIColor.named(name, bundle: source.bundle) { return color }
      return source.document.resources.namedColors[name].map(color) ?? .black
    }
  }

  /// What the document recorded of a system colour that is not known.
  private func recorded(_ name: String) -> UIColor? {
    source.document.resources.systemColors[name].map(color)
  }

  func font(_ value: FontValue) -> UIFont {
    switch value {
    case .system(let face, let weight, let size):
      switch face {
      case .regular:
        return UIFont.systemFont(ofSize: size, weight: weight.flatMap(NibLoader.weight) ?? .regular)
      case .bold:
        return Runtime.current.canvas == nil
          ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size, weight: .bold)
      case .italic: return UIFont.italicSystemFont(ofSize: size)
      }
    case .textStyle(let style, let weight):
      var font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      if let size = Runtime.current.canvas?.styleSizes[style] {
        // With the name of its style it is no font of fixed size to a label.
        font = UIFont(request: font.withSize(size).nominal, name: font.fontName)
      }
      guard let weight = weight.flatMap(NibLoader.weight) else { return font }
      return UIFont.systemFont(ofSize: font.pointSize, weight: weight)
    case .named(let name, let family, let size):
      return formerFont(name, size) ?? UIFont(name: name, size: size)
        ?? family.flatMap { UIFont(name: $0, size: size) }
        ?? fontOfApp(name, size) ?? family.flatMap { fontOfApp($0, size) }
        ?? standIn(name, size)
    }
  }

  /// The system font, which on the canvas keeps the name that nobody knows.
  private func standIn(_ name: String, _ size: CGFloat) -> UIFont {
    let font = UIFont.systemFont(ofSize: size)
    return Runtime.current.canvas == nil ? font : UIFont(request: font.nominal, name: name)
  }

  /// What names of the system font's former families mean: since iOS 13 those with a dot Times New Roman,
  /// as Core Text says on the console, and on the canvas those of its files a font that nothing tracks
  /// (Documentation/TextLayout.md §7.6, §7.7). Nil for other names.
  private func formerFont(_ name: String, _ size: CGFloat) -> UIFont? {
    if Runtime.current.canvas != nil, name.hasPrefix("SFUIText") {
      return UIFont(request: FontRequest(family: .ofApp(name), pointSize: size))
    }
    guard Runtime.current.release >= .iOS13,
      name.hasPrefix(".SFUIText") || name.hasPrefix(".SFUIDisplay")
    else { return nil }
    return UIFont(name: "TimesNewRomanPSMT", size: size)
  }

  /// On the canvas, the app's own font without its file, where its family is published
  /// (Documentation/TextLayout.md §7.6); a device has none.
  private func fontOfApp(_ name: String, _ size: CGFloat) -> UIFont? {
    guard Runtime.current.canvas != nil else { return nil }
    let compact = name.filter { $0 != " " }
    if let prefix = NibLoader.sanFrancisco.first(where: compact.hasPrefix) {
      return UIFont(name: ".SFUI" + compact.dropFirst(prefix.count), size: size)
    }
    guard FontLibrary.pinned.isOfApp(name) else { return nil }
    return UIFont(request: FontRequest(family: .ofApp(name), pointSize: size))
  }

  /// How the names of San Francisco's files begin, which Apple offers to designers; longer ones first.
  private static let sanFrancisco = [
    "SFProText", "SFProDisplay", "SFPro", "SFUIDisplay", "SFUI",
  ]

  private static func weight(_ word: String) -> UIFont.Weight? {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  /// The intrinsic size that an app's class answered in Interface Builder for an element.
  func designableSize(of id: String) -> CGSize? { source.document.resources.designableSizes[id] }

  /// An image of the app, a symbol, or a transparent one of the recorded size so that layout stays
  /// what it was.
  ///
  /// One that is not there is said in UIKit's words, with the place in the document.
  func image(
    named name: String?, catalog: String? = nil, at location: Location
  ) -> UIImage? {
    guard let name else { return nil }
    let recorded = source.document.resources.images[name]
    let isSymbol = catalog == "system" || recorded?.isSystemSymbol == true
    let size = recorded?.size ?? .zero
    let proportion = size.width > 0 && size.height > 0 ? size.width / size.height : nil
    if let image = isSymbol
      ? UIImage.symbol(name, proportion: proportion)
      : UIImage.known(name, bundle: source.bundle)
    {
      return image
    }
    report(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(source.bundle.bundleIdentifier ?? "")\"", at: location)
    guard let proportion else { return nil }
    if isSymbol { return UIImage.symbol(name, proportion: proportion, canBeEmpty: true) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = Runtime.current.screenTraits.displayScale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }

  /// The element with the texts of the preferred language.
  func localised(_ element: Element) -> Element {
    guard let change = RunLanguage.shared.textChange else { return translated(element) }
    var result = translated(element)
    for name in NibLoader.textAttributes {
      if let text = result.attributes[name] { result.attributes[name] = change(text) }
    }
    for index in result.children.indices {
      let name = result.children[index].name
      if name == "state", let title = result.children[index].attributes["title"] {
        result.children[index].attributes["title"] = change(title)
      } else if name == "string", result.children[index].key == "text" {
        result.children[index].text = change(result.children[index].decodedText)
        result.children[index].attributes["base64-UTF8"] = nil
      }
    }
    return result
  }

  private static let textAttributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  private func translated(_ element: Element) -> Element {
    guard !source.translations.isEmpty, let id = element.id else { return element }
    var result = element
    for name in NibLoader.textAttributes {
      if let text = source.translations["\(id).\(name)"] { result.attributes[name] = text }
    }
    for index in result.children.indices where result.children[index].name == "state" {
      let state = result.children[index].key ?? "normal"
      if let title = source.translations["\(id).\(state)Title"] {
        result.children[index].attributes["title"] = title
      }
    }
    for index in result.children.indices where result.children[index].name == "segments" {
      for segment in result.children[index].children.indices {
        if let title = source.translations["\(id).segmentTitles[\(segment)]"] {
          result.children[index].children[segment].attributes["title"] = title
        }
      }
    }
    return result
  }
}

extension UIColor {
  /// A colour by the word of a document: `systemBlueColor`, `labelColor`, `darkTextColor`, `table
  /// CellGroupedBackgroundColor`… Nil for a word that names no colour of UIKit.
  static func documentColor(named word: String) -> UIColor? {
    switch word {
    case "blackColor": .black
    case "darkGrayColor": .darkGray
    case "lightGrayColor": .lightGray
    case "whiteColor": .white
    case "grayColor": .gray
    case "redColor": .red
    case "greenColor": .green
    case "blueColor": .blue
    case "cyanColor": .cyan
    case "yellowColor": .yellow
    case "magentaColor": .magenta
    case "orangeColor": .orange
    case "purpleColor": .purple
    case "brownColor": .brown
    case "clearColor": .clear
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "labelColor": .label
    case "secondaryLabelColor": .secondaryLabel
    case "tertiaryLabelColor": .tertiaryLabel
    case "quaternaryLabelColor": .quaternaryLabel
    case "placeholderTextColor": .placeholderText
    case "linkColor": .link
    case "separatorColor": .separator
    case "opaqueSeparatorColor": .opaqueSeparator
    default: systemDocumentColor(named: word)
    }
  }

  private static func systemDocumentColor(named word: String) -> UIColor? {
    switch word {
    case "systemBackgroundColor", "viewFlipsideBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "tertiarySystemBackgroundColor": .tertiarySystemBackground
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor": .systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor", "tableCellGroupedBackgroundColor":
      .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
    case "systemFillColor": .systemFill
    case "secondarySystemFillColor": .secondarySystemFill
    case "tertiarySystemFillColor": .tertiarySystemFill
    case "quaternarySystemFillColor": .quaternarySystemFill
    case "systemRedColor": .systemRed
    case "systemGreenColor": .systemGreen
    case "systemBlueColor": .systemBlue
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemPinkColor": .systemPink
    case "systemPurpleColor": .systemPurple
    case "systemTealColor": .systemTeal
    case "systemIndigoColor": .systemIndigo
    case "systemBrownColor": .systemBrown
    case "systemMintColor": .systemMint
    case "systemCyanColor": .systemCyan
    case "systemGrayColor": .systemGray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    default: nil
    }
  }
}
