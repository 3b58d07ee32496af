// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The scope bar: segments below the field (Documentation/Controls.md §4).
extension UISearchBar {
  /// Points below the field: segments of 32 and what is left of 46; 0 while there is no scope bar.
  var scopeHeight: CGFloat { showsScopes ? 46 : 0 }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// The titles were set, or the bar came or went.
  func scopesDidChange() {
    scopeBar?.removeFromSuperview()
    scopeBar = showsScopes ? makeScopeBar() : nil
    if let scopeBar { addSubview(scopeBar) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeScopeBar() -> UISegmentedControl {
    let bar = UISegmentedControl(items: scopeButtonTitles ?? [])
    bar.selectedSegmentIndex = selectedScopeButtonIndex
    bar.addAction(
      UIAction { [weak self, weak bar] _ in
        guard let self, let bar else { return }
        let index = bar.selectedSegmentIndex
        self.selectedScopeButtonIndex = index
        optionalCall(on: self.delegate) {
          self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        }
      }, for: .valueChanged)
    return bar
  }

  func layOutScopes() {
    scopeBar?.frame = CGRect(
      x: fieldMargin, y: bounds.height - scopeHeight + 3,
      width: max(bounds.width - 2 * fieldMargin, 0), height: 32)
  }
}
