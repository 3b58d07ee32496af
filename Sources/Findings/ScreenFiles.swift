// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The files of a screen in one configuration, by their paths in the folder of the report
/// (Documentation/ReportFormat.md §5).
package struct ScreenFiles: Hashable, Sendable, Codable {
  /// The whole window.
  package var picture: String?
  /// What is drawn over the picture: frames, constraints, baselines, faults.
  package var geometry: String?
  /// What the picture was compared with, where it differs.
  package var golden: String?
  /// What differs.
  package var difference: String?
  /// The layout dump, where it or the picture differs from its golden.
  package var layout: String?
  /// What VoiceOver reads, as JSON (Documentation/Accessibility.md §4).
  package var accessibility: String?

  package init(
    picture: String? = nil, geometry: String? = nil, golden: String? = nil,
    difference: String? = nil, layout: String? = nil, accessibility: String? = nil
  ) {
    self.picture = picture
    self.geometry = geometry
    self.golden = golden
    self.difference = difference
    self.layout = layout
    self.accessibility = accessibility
  }

  /// All that are there.
  package var paths: [String] {
    [picture, geometry, golden, difference, layout, accessibility].compactMap(\.self)
  }
}
