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
  /// Those of them that no way has led to again.
  package var seenOnce: Int
  package var ending: Ending
  /// What was within reach and not done, in words.
  package var notTried: [String]
  /// Ways that ended the app and are no findings, in words.
  package var ends: [String]
  /// The device that was used and how it was held, in words: what only others show was not found.
  package var on: String?

  package init(
    steps: Int, screens: Int, seenOnce: Int = 0, ending: Ending, notTried: [String] = [],
    ends: [String] = [], on: String? = nil
  ) {
    self.steps = steps
    self.screens = screens
    self.seenOnce = seenOnce
    self.ending = ending
    self.notTried = notTried
    self.ends = ends
    self.on = on
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    steps = try values.decode(Int.self, forKey: .steps)
    screens = try values.decode(Int.self, forKey: .screens)
    ending = try values.decode(Ending.self, forKey: .ending)
    // Reports of older versions do not have them.
    seenOnce = try values.decodeIfPresent(Int.self, forKey: .seenOnce) ?? 0
    notTried = try values.decodeIfPresent([String].self, forKey: .notTried) ?? []
    ends = try values.decodeIfPresent([String].self, forKey: .ends) ?? []
    on = try values.decodeIfPresent(String.self, forKey: .on)
  }

  /// One line, as the head of a report has it.
  package var sentence: String {
    "explored in \(String.counted(steps, "step"))\(on.map { " on \($0)" } ?? ""), "
      + "\(String.counted(screens, "screen")) found\(once): "
      + ([reason] + ends).joined(separator: "; ")
  }

  private var once: String { seenOnce == 0 ? "" : ", \(seenOnce) of them not a second time" }

  private var reason: String {
    let words = notTried.isEmpty ? nil : "not tried: " + notTried.joined(separator: ", ")
    if ending == .complete { return words ?? "nothing within reach was left" }
    return [bound, words].compactMap(\.self).joined(separator: "; ")
  }

  private var bound: String {
    switch ending {
    case .complete: ""
    case .steps: "its steps were used up; --explore N takes more"
    case .time:
      "its minute of processor time was used up; --explore N takes as many steps as you say"
    case .crashes: "the app ended too often"
    }
  }
}
