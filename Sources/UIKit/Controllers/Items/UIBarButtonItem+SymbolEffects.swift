// Part of Snug, under the Apache License 2.0; see LICENSE.

// Effects are taken and not shown, as an image view's (Controls/SymbolEffects.swift).
extension UIBarButtonItem {
  public var isSymbolAnimationEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows the other picture, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
