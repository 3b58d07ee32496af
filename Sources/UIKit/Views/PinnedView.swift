// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A map with pins, for who taps them where none is drawn (Documentation/Steps.md §2).
@MainActor
package protocol PinnedView: UIView {
  /// What the pins are called, in the order in which they were put there; empty where one has no title.
  var pinTitles: [String] { get }

  /// Whether a pin's callout has a control that a finger could tap.
  ///
  /// - Parameter index: Less than the number of ``pinTitles``.
  func hasCalloutControl(ofPin index: Int) -> Bool

  /// Selects a pin as a tap does; nothing happens to one that is selected.
  func tapPin(_ index: Int)

  /// Selects a pin and taps the control of its callout, if there is one.
  func tapCallout(ofPin index: Int)
}
