// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The sizes of controls that changed from release to release, points
/// (Documentation/Controls.md §4).
package struct ControlMeasures: Equatable, Sendable {
  /// The frame of a switch.
  package var toggle = CGSize(width: 51, height: 31)
  /// The frame's height; up to iOS 18 the alignment rectangle is one point less.
  package var sliderHeight: CGFloat = 31
  package var stepperHeight: CGFloat
  package var progressHeight: CGFloat
  package var pageControlHeight: CGFloat
  /// Points a page, and what a page control has beside them.
  package var pageControlPitch: CGFloat
  package var pageControlEnds: CGFloat
  package var searchBarHeight: CGFloat = 56
  package var pickerHeight: CGFloat = 216
  package var padToolbarHeight: CGFloat = 50
  /// Points above and below the content of rows.
  package var rowMargin: CGFloat = 11

  package init(of release: SystemRelease) {
    stepperHeight = release < .iOS13 ? 29 : 32
    progressHeight = release < .iOS14 ? 2 : 4
    pageControlHeight = release < .iOS14 ? 37 : 26
    pageControlPitch = release < .iOS14 ? 16 : 18.6
    pageControlEnds = release < .iOS14 ? -9 : 60
    if release < .iOS10 { searchBarHeight = 44 }
    if release < .iOS12 { padToolbarHeight = 44 }
    if release >= .iOS18 { sliderHeight = 34 }
    if release >= .iOS26 {
      toggle = CGSize(width: 63, height: 28)
      searchBarHeight = 64
      rowMargin = 15
    }
  }
}
