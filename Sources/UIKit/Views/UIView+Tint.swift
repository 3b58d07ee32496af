// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// The view's own tint, or the nearest ancestor's, or the app's accent colour, or the system's blue;
  /// without its hue where the adjustment mode is `dimmed` (Documentation/Traits.md §2.4.1).
  final var resolvedTintColor: UIColor {
    guard RareViewStorage.adjustments > 0 else {
      return rareStorage?.tintColor ?? inheritedTintColor
    }
    return resolvedTintAdjustmentMode == .dimmed ? brightTintColor.dimmed : brightTintColor
  }

  private var inheritedTintColor: UIColor { parent?.tintColor ?? UIView.accentColor }

  /// The tint before it is dimmed.
  private var brightTintColor: UIColor {
    if let own = rareStorage?.tintColor { return own }
    if let parent, parent.resolvedTintAdjustmentMode == .dimmed { return parent.brightTintColor }
    return inheritedTintColor
  }

  /// The colour of the asset catalog that the app's Info.plist calls its accent; a template's has none.
  private static let accentColor: UIColor =
    (Bundle.main.infoDictionary?["NSAccentColorName"] as? String).flatMap {
      UIColor.known($0, bundle: .main)
    }
    ?? .systemBlue

  /// Views that answer a change by setting their tint are told once: the colour they have is no
  /// change.
  final func setTintColor(_ color: UIColor?) {
    guard rareStorage?.tintColor != color else { return }
    rare.tintColor = color
    tellTint()
  }

  final var resolvedTintAdjustmentMode: TintAdjustmentMode {
    if let rareStorage {
      if rareStorage.tintAdjustmentMode != .automatic { return rareStorage.tintAdjustmentMode }
      if rareStorage.isOccluded { return .dimmed }
    }
    return parent?.tintAdjustmentMode ?? .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard (rareStorage?.tintAdjustmentMode ?? .automatic) != mode else { return }
    adjustTint { $0.tintAdjustmentMode = mode }
  }

  /// Whether a presentation lies over the view and dims what is behind it; a mode of the view's own
  /// counts for more.
  final var isOccluded: Bool {
    get { rareStorage?.isOccluded ?? false }
    set {
      guard newValue != isOccluded else { return }
      adjustTint { $0.isOccluded = newValue }
    }
  }

  private func adjustTint(_ change: (RareViewStorage) -> Void) {
    let before = resolvedTintAdjustmentMode
    change(rare)
    if resolvedTintAdjustmentMode != before { tellAdjustment() }
  }

  /// Tells everything that inherits the mode, a tint of its own or not.
  private func tellAdjustment() {
    tellOwnTint()
    for child in children where child.rareStorage?.tintAdjustmentMode ?? .automatic == .automatic {
      child.tellAdjustment()
    }
  }

  private func tellOwnTint() {
    tintColorDidChange()
    markDisplay()
    if backgroundColor != nil { backgroundColorDidChange() }
  }

  private func tellTint() {
    tellOwnTint()
    for child in children where child.rareStorage?.tintColor == nil { child.tellTint() }
  }

  /// Tells a view that joined a hierarchy, unless every ancestor has the default tint.
  final func tintMayHaveChanged() {
    guard rareStorage?.tintColor == nil else { return }
    var view = parent
    while let ancestor = view {
      if ancestor.rareStorage?.tintColor != nil { return tellTint() }
      view = ancestor.parent
    }
  }

  /// The view that is laid out or drawn now.
  private static var tinted: UIView?

  /// Runs `actions` with the view's traits as the current ones, and its tint as that of
  /// `UIColor.tintColor`.
  final func performAsCurrent(_ actions: () -> Void) {
    let previous = UIView.tinted
    UIView.tinted = self
    defer { UIView.tinted = previous }
    traitCollection.performAsCurrentOnMain(actions)
  }

  private static var isResolvingTint = false

  /// Beside layout and drawing, the tint of the window in front; what a tint is made of `tintColor`
  /// is made of the accent.
  static func lendTint() {
    CurrentTint.resolve = {
      guard MainActorCheck.isOnMainActor else { return nil }
      return MainActor.assumeIsolated {
        if isResolvingTint { return accentColor }
        isResolvingTint = true
        defer { isResolvingTint = false }
        let view = tinted ?? Runtime.current.roots().first
        return UIColor(cgColor: (view?.resolvedTintColor ?? accentColor).cgColor)
      }
    }
  }
}

extension UIColor {
  /// The colour without its hue, as a tint has it behind an alert: its luminance, in each appearance.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor
      let gray = color.converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
      return UIColor(cgColor: gray ?? color)
    }
  }
}
