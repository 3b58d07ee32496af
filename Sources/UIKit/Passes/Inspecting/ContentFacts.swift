// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why a natural size is what it is, for people.
extension UIFont {
  /// Such as `17 pt body`, `12 pt system`, `20 pt Georgia-Bold`.
  package final var shortName: String {
    let size = shortNumber(pointSize)
    if let scaling {
      let style = scaling.style.rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "")
      let known = ["Title0": "largeTitle", "Subhead": "subheadline"]
      let name = known[style] ?? style.prefix(1).lowercased() + style.dropFirst()
      return "\(size) pt \(name)"
    }
    return fontName.hasPrefix(".") ? "\(size) pt system" : "\(size) pt \(fontName)"
  }

  /// The height of a line that layout uses, points.
  package final var linePoints: CGFloat { linePitch ?? lineHeight }
}

extension UILayoutGuide {
  /// What a guide of the system stands for, as the property is called; nil for the app's own.
  package final var propertyName: String? {
    switch role {
    case .free: nil
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    }
  }
}

extension UIButton {
  /// The title label with the text it is due; nil where the button has made none, which asking for
  /// `titleLabel` would do.
  package final var titleLabelNow: UILabel? {
    if label != nil { showTitleIfDue() }
    return label
  }

  /// The font that a title has or would have.
  package final var titleFontNow: UIFont { labelFont }
}

extension NSLayoutConstraint {
  /// Whether baselines are tied.
  package final var isBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
