// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a screen shows when it has nothing to show (Documentation/Containers.md §14).
extension UIViewController {
  /// Covers the controller's view with what the configuration describes; nil uncovers it.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { surroundings.placeholder }
    set {
      surroundings.placeholder = newValue
      showPlaceholder()
    }
  }

  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard !surroundings.placeholderIsDue else { return }
    surroundings.placeholderIsDue = true
    _ = Runtime.current.perform(after: 0) { [weak self] in self?.updatePlaceholderIfDue() }
  }

  func updatePlaceholderIfDue() {
    guard surroundings.placeholderIsDue else { return }
    surroundings.placeholderIsDue = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showPlaceholder() {
    guard let configuration = surroundings.placeholder else {
      surroundings.placeholderView?.removeFromSuperview()
      surroundings.placeholderView = nil
      return
    }
    if let shown = surroundings.placeholderView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    surroundings.placeholderView?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    surroundings.placeholderView = made
  }
}
