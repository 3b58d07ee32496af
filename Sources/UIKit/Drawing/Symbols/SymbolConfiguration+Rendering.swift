// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIImage {
  /// A symbol or image of a bundle; its variable value changes nothing here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  public enum SymbolColorRenderingMode: Int, Sendable {
    case automatic, flat, gradient
  }

  public enum SymbolVariableValueMode: Int, Sendable {
    case automatic, color, draw
  }
}

extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }

  /// The symbol's own colours; one that has none takes the tint (Documentation/Symbols.md §4.3).
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    let configuration = UIImage.SymbolConfiguration()
    configuration.palette = SymbolPalette(colors: [], isHierarchical: false, isMulticolor: true)
    return configuration
  }

  /// All levels in the tint, also where another configuration has colours.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    let configuration = UIImage.SymbolConfiguration()
    configuration.palette = SymbolPalette(colors: [], isHierarchical: false)
    return configuration
  }

  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    without { ($0.pointSize, $0.textStyle, $0.weight) = (nil, nil, nil) }
  }

  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    without { $0.scale = nil }
  }

  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
    without { if $0.textStyle != nil { ($0.pointSize, $0.textStyle) = (nil, nil) } }
  }

  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    without { $0.weight = nil }
  }

  private func without(
    _ change: (UIImage.SymbolConfiguration) -> Void
  ) -> UIImage.SymbolConfiguration {
    let copy = UIImage.SymbolConfiguration()
    (copy.pointSize, copy.textStyle) = (pointSize, textStyle)
    (copy.weight, copy.scale, copy.palette) = (weight, scale, palette)
    change(copy)
    return copy
  }

  public func isEqual(to other: UIImage.SymbolConfiguration?) -> Bool {
    guard let other else { return false }
    return pointSize == other.pointSize && textStyle == other.textStyle
      && weight == other.weight && scale == other.scale
      && palette?.colors == other.palette?.colors
      && palette?.isHierarchical == other.palette?.isHierarchical
      && palette?.isMulticolor == other.palette?.isMulticolor
  }

  /// Symbols are filled flat here.
  public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
    self.init(scale: .default)
  }

  /// Symbols have no variable values here.
  public convenience init(variableValueMode mode: UIImage.SymbolVariableValueMode) {
    self.init(scale: .default)
  }
}
