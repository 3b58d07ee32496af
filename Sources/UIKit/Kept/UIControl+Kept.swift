// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whether a control looks as on a tablet or as on a Mac; it is always a tablet's here.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

extension UIControl {
  public var isSymbolAnimationEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UIButton {
  public typealias PointerStyleProvider =
    (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape)
    -> UIPointerStyle?

  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  public var isHeld: Bool { false }
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept() }
    set { keep(newValue) }
  }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

extension UISlider {
  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}

extension UINavigationBar {
  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
}

extension UIDatePicker {
  public var roundsToMinuteInterval: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .any }
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  public var isSearchResultsButtonSelected: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var scopeBarBackgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIPageControl {
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }
}
