// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How `snug check` looks for screens by using the app (Documentation/Exploration.md §9.2).
enum ExplorationChoice: Equatable, Sendable {
  /// The screens of `snug-screens.json` where there is one, else the steps of `snug.json`, else what fits a
  /// minute.
  case standard
  /// So many steps, besides the file's screens; with 0 those are left out as well.
  case steps(Int)
  /// The file's screens alone.
  case off
}
