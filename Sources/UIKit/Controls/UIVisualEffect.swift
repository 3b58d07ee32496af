// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a visual effect view does.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The tone that stands in for the effect; nil paints nothing.
  var tone: UIColor? { nil }
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var tone: UIColor {
    switch style {
    case .dark: UIColor(white: 0.1, alpha: 0.75)
    case .extraLight: UIColor(white: 0.97, alpha: 0.85)
    case .light: UIColor(white: 1, alpha: 0.6)
    default: background.withAlphaComponent(thickness)
    }
  }

  /// The window's background, or that of the one appearance that the style is for.
  private var background: UIColor {
    switch style {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .white
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .black
    default: .systemBackground
    }
  }

  private var thickness: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
    default: 0.8
    }
  }
}

open class UIVibrancyEffect: UIVisualEffect {
  public let blurEffect: UIBlurEffect
  /// What stands on the material; kept, not drawn.
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}
