// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIImage {
  public enum SymbolColorRenderingMode: Int, Sendable {
    case automatic, flat, gradient
  }

  public enum SymbolVariableValueMode: Int, Sendable {
    case automatic, color, draw
  }
}

extension UIImage.SymbolConfiguration {
  /// Symbols are filled flat here.
  public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
    self.init(scale: .default)
  }

  /// Symbols have no variable values here.
  public convenience init(variableValueMode mode: UIImage.SymbolVariableValueMode) {
    self.init(scale: .default)
  }
}
