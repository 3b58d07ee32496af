// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a host that checks is asked to do.
///
/// A worker goes through its units one after the other in one process and tells the tool when one begins
/// and when it ends (Documentation/Check.md §4).
package struct CheckPlan: Hashable, Sendable, Codable {
  package var configurations: [Configuration]
  /// Whether these stand for many more (Documentation/Exploration.md §11).
  package var isCovering = false
  package var changes: [SettingChange]
  /// Empty to have the app's screens listed and nothing else.
  package var screens: [ScreenRequest]
  /// Whether the cells that lists of the screens know are listed, and nothing else is done.
  package var listsCells = false
  /// How the app is explored, where nothing else is done.
  package var exploration: ExplorationRequest?
  /// What to do, in this order; see unit(screen:_:).
  package var units: [Int]
  /// Real seconds that a unit may take.
  package var timeLimit: Double
  /// Megabytes that the process may hold.
  package var memoryLimit: Int
  /// What is written of every configuration beside findings; nil for nothing.
  package var output: Output?
  /// Pages of lists that are drawn; nil for each on which a finding is new or worse than before.
  package var drawnPages: Set<UnitPage>?
  /// Whether findings are looked for, or only the output is made.
  package var inspects: Bool
  /// Whether it is told what each screen uses of the app (Documentation/ChangedScreens.md §2).
  package var recordsUse = false
  /// The path of the view that is to be explained in place of the screen being checked; nil to check.
  package var question: String?
  /// Whether the app's and the scenes' delegates are left out: their launch stops
  /// (Documentation/Gaps.md §6.6). The first screen is launched with them all the same.
  package var skipsDelegates = false
  /// Classes of view controllers that can be made by themselves, with their modules.
  package var controllers: [String] = []

  package init(
    configurations: [Configuration], changes: [SettingChange], screens: [ScreenRequest],
    units: [Int], timeLimit: Double, memoryLimit: Int, output: Output? = nil,
    inspects: Bool = true, question: String? = nil
  ) {
    self.configurations = configurations
    self.changes = changes
    self.screens = screens
    self.units = units
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    self.output = output
    self.inspects = inspects
    self.question = question
  }

  /// Files that a worker makes, each called by a hash of its content (Documentation/Check.md §4.4). The
  /// tool writes them: the worker does not even know where.
  package struct Output: Hashable, Sendable, Codable {
    /// Whether frames, constraints and baselines are written.
    package var hasGeometry: Bool
    /// Whether layout dumps are written.
    package var hasDumps: Bool
    /// Whether pictures have a status bar, a home indicator and a keyboard.
    package var hasChrome: Bool

    package init(hasGeometry: Bool, hasDumps: Bool, hasChrome: Bool) {
      self.hasChrome = hasChrome
      self.hasGeometry = hasGeometry
      self.hasDumps = hasDumps
    }
  }

  /// What is done with one screen: it is looked at in a configuration, or changed while it runs.
  package enum Work: Hashable, Sendable {
    case look(Configuration)
    case change(SettingChange)

    /// The configuration that is judged.
    package var configuration: Configuration {
      switch self {
      case .look(let configuration): configuration
      case .change(let change): change.end
      }
    }
  }

  /// Units of one screen: its configurations, then the changes.
  package var unitsPerScreen: Int { configurations.count + changes.count }

  package var unitCount: Int { unitsPerScreen * screens.count }

  package func screen(of unit: Int) -> ScreenRequest { screens[unit / unitsPerScreen] }

  package func work(of unit: Int) -> Work {
    let index = unit % unitsPerScreen
    return index < configurations.count
      ? .look(configurations[index]) : .change(changes[index - configurations.count])
  }

  package func isChange(_ unit: Int) -> Bool { unit % unitsPerScreen >= configurations.count }

  /// Exit codes of a process that ended itself because of its time, its memory or its threads.
  package static let hangExitCode: Int32 = 75
  package static let memoryExitCode: Int32 = 76
  package static let threadsExitCode: Int32 = 77
  /// Threads that an app may have at once; queues of dispatch make as many on a phone, and no more.
  package static let mostThreads = 512
}
