// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Another view or screen in which a finding's cause shows.
package struct Sighting: Hashable, Sendable, Codable {
  package var screen: String
  package var viewPath: String
  package var place: SourcePlace?
  /// As that of a finding.
  package var fingerprint: String
  package var configurations: [Configuration]

  package init(
    screen: String, viewPath: String, place: SourcePlace?, fingerprint: String,
    configurations: [Configuration]
  ) {
    self.screen = screen
    self.viewPath = viewPath
    self.place = place
    self.fingerprint = fingerprint
    self.configurations = configurations
  }
}
