// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How far the search for screens went (Documentation/Exploration.md §4.5).
package struct ExplorationSummary: Hashable, Sendable, Codable {
  /// What ended it.
  package enum Ending: String, Hashable, Sendable, Codable {
    /// Nothing was left to do.
    case complete
    /// The number of steps.
    case steps
    /// The processor time of a standard search.
    case time
    /// The app ended too often.
    case crashes
  }

  /// Launches among them.
  package var steps: Int
  /// Screens that the app itself leads to.
  package var screens: Int
  package var ending: Ending

  package init(steps: Int, screens: Int, ending: Ending) {
    self.steps = steps
    self.screens = screens
    self.ending = ending
  }

  /// One line, as the head of a report has it.
  package var sentence: String {
    "explored in \(String.counted(steps, "step")), \(String.counted(screens, "screen")) found: "
      + reason
  }

  private var reason: String {
    switch ending {
    case .complete: "nothing within reach was left"
    case .steps: "its steps were used up; --explore N takes more"
    case .time:
      "its minute of processor time was used up; --explore N takes as many steps as you say"
    case .crashes: "the app ended too often"
    }
  }
}
