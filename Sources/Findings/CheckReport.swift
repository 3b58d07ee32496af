// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Everything a check found: what reports are made of.
///
/// Holds no time and no absolute path, so equal runs have equal reports.
package struct CheckReport: Hashable, Sendable, Codable {
  /// The version of the written form (Documentation/ReportFormat.md §1).
  package static let currentVersion = 1

  package var version: Int
  /// The program that made it, such as `snug 0.1.0`.
  package var tool: String
  /// The name of the checked app.
  package var app: String
  /// The way from the root of the repository to the project's folder, such as `ios/App`; empty where
  /// they are one, or there is no repository.
  package var folder = ""
  /// Every configuration of the whole run, in order; shards have the matrix of the whole.
  package var matrix: [Configuration]
  package var screens: [ScreenResult]
  /// Those that are not accepted.
  package var findings: [Finding]
  package var accepted: [AcceptedFinding]
  /// What `snug.json` accepts, met or not.
  package var acceptances: [Acceptance]
  /// Whether some of the app's screens only were asked for.
  package var isPartial: Bool
  /// Which part of a run this is; nil of a whole one.
  package var shard: Shard?
  /// Every view controller class of the app, and whether it was looked at; empty where nobody asked.
  package var coverage: [ControllerCoverage] = []
  /// How far the app was searched for screens; nil where it was not.
  package var exploration: ExplorationSummary?
  /// How many configurations were chosen of how many; nil where all were looked at.
  package var choice: ConfigurationChoice?
  /// Which screens are those of the last report; nil where all were looked at.
  package var taken: TakenSummary?
  /// What the build of the app left out; nil where it is whole.
  package var leftOut: LeftOut?

  /// One of the parts that a run's work is dealt out to.
  package struct Shard: Hashable, Sendable, Codable {
    /// Counted from 1.
    package var number: Int
    package var count: Int
    /// No run has more.
    static let most = 100_000

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What the head of a report says of a build with gaps (Documentation/Gaps.md §8).
  package struct LeftOut: Hashable, Sendable, Codable {
    /// How much is whole and what is missing, in one line.
    package var headline: String
    /// Places that the app came to while it was launched and that spoil no screen.
    package var atLaunch: [String]

    package init(headline: String, atLaunch: [String] = []) {
      self.headline = headline
      self.atLaunch = atLaunch
    }
  }

  package init(
    version: Int = CheckReport.currentVersion, tool: String, app: String,
    matrix: [Configuration], screens: [ScreenResult] = [], findings: [Finding] = [],
    accepted: [AcceptedFinding] = [], acceptances: [Acceptance] = [], isPartial: Bool = false
  ) {
    self.version = version
    self.tool = tool
    self.app = app
    self.matrix = matrix
    self.screens = screens
    self.findings = findings
    self.accepted = accepted
    self.acceptances = acceptances
    self.isPartial = isPartial
  }
}
