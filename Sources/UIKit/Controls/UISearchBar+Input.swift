// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where an icon of a search bar stands.
extension UISearchBar {
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // Stored, not drawn (Documentation/Status.md).

  public var showsSearchResultsButton: Bool {
    get { kept("showsSearchResultsButton") ?? false }
    set { rare.kept["showsSearchResultsButton"] = newValue }
  }
  public var searchTextPositionAdjustment: UIOffset {
    get { kept("searchTextPositionAdjustment") ?? .zero }
    set { rare.kept["searchTextPositionAdjustment"] = newValue }
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept("searchFieldBackgroundPositionAdjustment") ?? .zero }
    set { rare.kept["searchFieldBackgroundPositionAdjustment"] = newValue }
  }
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    rare.kept["image \(icon) \(state.rawValue)"] = iconImage
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept("image \(icon) \(state.rawValue)")
  }
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    rare.kept["position \(icon)"] = adjustment
  }
  public func positionAdjustment(for icon: Icon) -> UIOffset { kept("position \(icon)") ?? .zero }
  /// `backgroundImage` is the image for any position and default metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition != .any || barMetrics != .default else {
      return self.backgroundImage = backgroundImage
    }
    rare.kept["background \(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barPosition == .any && barMetrics == .default
      ? backgroundImage : kept("background \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    rare.kept["field \(state.rawValue)"] = backgroundImage
  }
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept("field \(state.rawValue)")
  }
}

extension UIView {
  /// What a higher folder keeps with the view under a name.
  final func kept<Value>(_ name: String) -> Value? { rareStorage?.kept[name] as? Value }
}
