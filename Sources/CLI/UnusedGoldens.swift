// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Goldens

/// Goldens that a run does not come to: those that it was told to skip, and those of what the app no
/// longer has (Documentation/Goldens.md §1.3).
struct UnusedGoldens: Equatable {
  private(set) var skipped: [GoldenFolder.Entry] = []
  private(set) var removed: [GoldenFolder.Entry] = []

  /// What the command line left out of a run.
  struct Choice {
    /// Whether it names screens.
    var namesScreens = false
    /// Whether it names devices, sizes or another axis.
    var namesSettings = false
    /// Whether all that was to be looked at could be.
    var isWhole = true
  }

  /// - Parameters:
  ///   - screens: Those of the run, with those on the way of steps.
  ///   - configurations: The names of the run's.
  init(
    _ known: [GoldenFolder.Entry], screens: [ScreenRequest], configurations: Set<String>,
    _ choice: Choice
  ) {
    let named = Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
    for entry in known {
      let isLooked = named[entry.screen] != nil
      guard !isLooked || !configurations.contains(entry.configuration) else { continue }
      let isGone =
        !choice.namesScreens && !isLooked && Self.isGone(entry.screen, named)
        || !choice.namesSettings && !configurations.contains(entry.configuration)
      if choice.isWhole, isGone {
        removed.append(entry)
      } else {
        skipped.append(entry)
      }
    }
  }

  /// Whether a screen that the run does not have is none of the app's any more. What the command
  /// line's own steps led to is, as long as their screen is.
  private static func isGone(_ name: String, _ screens: [String: ScreenRequest]) -> Bool {
    for mark in name.ranges(of: ", step ") {
      guard let screen = screens[String(name[..<mark.lowerBound])],
        let count = Int(name[mark.upperBound...].prefix { $0.isNumber })
      else { continue }
      return count <= screen.steps.count
    }
    return true
  }
}
