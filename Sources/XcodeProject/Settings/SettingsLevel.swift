// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The settings that one place gives: a configuration of the project or a target, or an xcconfig.
struct SettingsLevel: Equatable, Sendable {
  /// Values by name; conditions (`NAME[sdk=iphonesimulator*]`) are decided already.
  private(set) var values: [String: String] = [:]
  /// How specific the condition was that gave the value.
  private var specificity: [String: Int] = [:]

  /// Adds a setting if its conditions hold.
  ///
  /// Among values of one name, the one with more conditions wins, then the later one.
  mutating func add(_ name: String, _ value: String, configuration: String) {
    guard let bracket = name.firstIndex(of: "[") else { return store(name, value, 0) }
    var conditions = 0
    for condition in name[bracket...].split(whereSeparator: { "[]".contains($0) }) {
      for part in condition.split(separator: ",") {
        guard holds(part, configuration: configuration) else { return }
        conditions += 1
      }
    }
    store(String(name[..<bracket]), value, conditions)
  }

  private mutating func store(_ name: String, _ value: String, _ conditions: Int) {
    guard conditions >= specificity[name] ?? 0 else { return }
    values[name] = value
    specificity[name] = conditions
  }

  /// Apps are read as if they were built for the simulator.
  private func holds(_ condition: Substring, configuration: String) -> Bool {
    let sides = condition.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard sides.count == 2 else { return false }
    let actual: String
    switch sides[0] {
    case "sdk": actual = "iphonesimulator"
    case "arch": actual = "arm64"
    case "config": actual = configuration
    case "variant": actual = "normal"
    default: return false
    }
    guard sides[1].hasSuffix("*") else { return sides[1] == actual }
    return actual.hasPrefix(sides[1].dropLast())
  }
}
