// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Something wrong with a screen, with its place, its numbers, its reason and its cure.
///
/// A worker makes one a configuration; ``Finding/merged(_:in:)`` makes one of those that have the
/// same fingerprint.
package struct Finding: Hashable, Sendable, Codable {
  /// A number of a finding, such as `needed 43 pt`.
  package struct Measurement: Hashable, Sendable, Codable {
    package var name: String
    package var value: Double
    /// Such as `pt`, `lines`; empty for a ratio.
    package var unit: String

    package init(_ name: String, _ value: Double, _ unit: String = "pt") {
      self.name = name
      self.value = value
      self.unit = unit
    }
  }

  package var kind: FindingKind
  package var severity: Severity
  /// The name of a ``ScreenResult``.
  package var screen: String
  /// Where it shows, in the order of the matrix.
  package var configurations: [Configuration]
  /// The configuration of ``configurations`` where it is worst: that of the numbers, the message
  /// and the region.
  package var representative: Configuration?
  /// The views from the window down, such as `UITableView › [0, 3] › Cell › UILabel`.
  package var viewPath: String
  package var className: String
  /// Where the view or the constraint was made.
  package var place: SourcePlace?
  package var related: [RelatedPlace]
  /// The first is the one that says how bad it is (``FindingKind/isWorseWhenSmaller``).
  package var numbers: [Measurement]
  /// One line.
  package var message: String
  package var reason: String
  package var remedy: String
  /// The part of the window to look at, in points.
  package var region: Rect?
  /// The picture of the representative configuration, and what is drawn over it.
  package var files: ScreenFiles?
  /// Sixteen hexadecimal digits that tell findings apart and stay when lines move.
  package var fingerprint: String
  /// Sixteen hexadecimal digits that are equal for what one change would cure.
  package var cause: String
  /// Where else the cause shows, in order of screen and path.
  package var also: [Sighting] = []

  /// - Parameter detail: What tells this finding from others of the same kind at the same view, such
  ///   as the identifiers of constraints; part of the fingerprint.
  /// - Parameter cause: What is at fault, where several views or kinds of finding have one cause, such
  ///   as the view that clips them; nil where it is the place (Documentation/Check.md §5.4).
  package init(
    kind: FindingKind, severity: Severity? = nil, screen: String, configurations: [Configuration],
    viewPath: String, className: String, place: SourcePlace? = nil, related: [RelatedPlace] = [],
    numbers: [Measurement] = [], message: String, reason: String = "", remedy: String = "",
    region: Rect? = nil, detail: String = "", cause: String? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.rule.severity
    self.screen = screen
    self.configurations = configurations
    representative = configurations.first
    self.viewPath = viewPath
    self.className = className
    self.place = place
    self.related = related
    self.numbers = numbers
    self.message = message
    self.reason = reason
    self.remedy = remedy
    self.region = region
    fingerprint = Fingerprint.of(
      kind: kind, screen: screen, viewPath: viewPath, className: className, file: place?.file,
      detail: detail)
    self.cause = Fingerprint.ofCause(
      kind: kind, screen: screen, named: cause, place: place, viewPath: viewPath,
      className: className,
      detail: detail)
  }
}
