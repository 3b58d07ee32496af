// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Distances in words: “150 feet”, “1.2 km”.
///
/// Short distances are rounded as examples in public show (42 m: “40 m”, “50 yards”, “150 feet”);
/// from where on long units are used, and their digits, are ours. Words are English.
open class MKDistanceFormatter: Formatter {
  /// What distances are told in; by default as the locale has it.
  public enum Units: UInt, Sendable {
    case `default` = 0
    case metric
    case imperial
    case imperialWithYards
  }

  /// Whether units are words or signs; by default feet, yards and miles are words.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0
    case abbreviated
    case full
  }

  /// A unit: its length in metres, its word, its short word, and what numbers of it are rounded to.
  private struct Unit {
    let length: Double
    let word: String
    let short: String
    let step: Double
  }

  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  /// - Parameter distance: in metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let unit = unit(for: abs(distance))
    var number = distance / unit.length
    let isShort = unit.step >= 1
    // Ten and more of a long unit have no fraction, and few of a short one are told one by one.
    let isWhole = isShort ? abs(number) < unit.step : abs(number) >= 10
    let step = isWhole ? 1 : unit.step
    number = (number / step).rounded() * step
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = step < 1 ? 1 : 0
    let digits = formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    return digits + " " + (isFull(unit) ? unit.word : unit.short)
  }

  /// - Returns: metres; -1 where the text names no distance.
  open func distance(from distance: String) -> CLLocationDistance {
    let scanner = Scanner(string: distance)
    guard let number = scanner.scanDouble() else { return -1 }
    let word = distance[scanner.currentIndex...].trimmingCharacters(in: .whitespaces)
    let all = Self.metric + Self.imperial + Self.yards
    guard let unit = all.first(where: { [$0.word, $0.short].contains(word) }) else { return -1 }
    return number * unit.length
  }

  open override func string(for object: Any?) -> String? {
    (object as? Double).map(string(fromDistance:))
  }

  private static let metric = [
    Unit(length: 1, word: "meters", short: "m", step: 10),
    Unit(length: 1000, word: "kilometers", short: "km", step: 0.1),
  ]
  private static let mile = Unit(length: 1609.344, word: "miles", short: "mi", step: 0.1)
  private static let imperial = [
    Unit(length: 0.3048, word: "feet", short: "ft", step: 50), mile,
  ]
  private static let yards = [
    Unit(length: 0.9144, word: "yards", short: "yd", step: 10), mile,
  ]

  private func unit(for distance: Double) -> Unit {
    let pair =
      switch (units, locale?.measurementSystem ?? .metric) {
      case (.metric, _): Self.metric
      case (.imperial, _), (.default, .us): Self.imperial
      case (.imperialWithYards, _), (.default, .uk): Self.yards
      default: Self.metric
      }
    // The long ones begin where the short ones are rounded to a thousand.
    return distance < (1000 - pair[0].step / 2) * pair[0].length ? pair[0] : pair[1]
  }

  private func isFull(_ unit: Unit) -> Bool {
    switch unitStyle {
    case .full: true
    case .abbreviated: false
    case .default: unit.short != "m" && unit.short != "km"
    }
  }
}
