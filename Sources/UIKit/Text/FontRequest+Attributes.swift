// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

extension FontRequest {
  /// Whether the face comes from a name, and not from the system font.
  var isNamed: Bool {
    if case .named = family { return true }
    return false
  }

  /// What the bold trait means: the system font's is that of `boldSystemFont`
  /// (Documentation/Label.md §2.5).
  var boldWeight: CGFloat {
    guard family == .system(.standard) else { return UIFont.Weight.bold.rawValue }
    return UIFont.boldSystemFont(ofSize: pointSize).nominal.weight
  }

  /// Takes weight and slope from a face name such as "Semibold Italic".
  mutating func apply(face: String) {
    let words = face.lowercased()
    isItalic = words.contains("italic") || words.contains("oblique")
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
      ("thin", .thin), ("light", .light), ("medium", .medium), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]
    let found = weights.first { words.contains($0.0) }
    weight = (found?.1 ?? .regular).rawValue
  }

  /// Takes weight and slope from the value of a descriptor's `traits`.
  mutating func apply(traits: [UIFontDescriptor.TraitKey: Any]) {
    if let value = traits[.weight] {
      weight = (value as? UIFont.Weight)?.rawValue ?? UIFontDescriptor.number(value) ?? weight
    }
    if let slant = UIFontDescriptor.number(traits[.slant]) { isItalic = slant != 0 }
    if let number = UIFontDescriptor.number(traits[.symbolic]) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(number))
      if symbolic.contains(.traitBold) { weight = UIFont.Weight.bold.rawValue }
      if symbolic.contains(.traitItalic) { isItalic = true }
    }
  }

  /// Takes what a word in Markdown is meant as (Documentation/TextLayout.md §8).
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) {
      weight = max(weight, UIFont.Weight.bold.rawValue)
    }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { family = .system(.monospaced) }
  }

  /// Takes the value of a descriptor's `featureSettings`, which replaces the one before; digits of
  /// one width are drawn so.
  mutating func apply(features: [[UIFontDescriptor.FeatureKey: Any]]) {
    apply(
      features.compactMap { feature in
        guard let type = UIFontDescriptor.number(feature[.type]),
          let selector = UIFontDescriptor.number(feature[.selector])
        else { return nil }
        return FontFeature(type: Int(type.layoutNumber), selector: Int(selector.layoutNumber))
      })
  }

  mutating func apply(_ features: [FontFeature]) {
    self.features = features
    let digits = features.last { $0.type == FontFeature.monospacedDigits.type }
    if let digits { hasMonospacedDigits = digits == .monospacedDigits }
  }
}
