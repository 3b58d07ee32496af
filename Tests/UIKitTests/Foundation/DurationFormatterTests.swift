// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/SystemFrameworks.md §4.
@Suite("Lengths of time with words around them")
struct DurationFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    return formatter
  }

  @Test("what remains and what is not exact is said")
  func phrases() {
    let formatter = formatter(.full)
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 90_000) == "1 day, 1 hour remaining")
    formatter.includesApproximationPhrase = true
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.includesTimeRemainingPhrase = false
    formatter.allowedUnits = [.day]
    #expect(formatter.string(from: 86_400) == "About 1 day")
  }

  @Test("German says it in its own order")
  func german() {
    let formatter = formatter(.full, "de_DE")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "Noch 5 Minuten")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "Noch etwa 5 Minuten")
    formatter.includesTimeRemainingPhrase = false
    #expect(formatter.string(from: 300) == "Etwa 5 Minuten")
  }

  @Test("a largest unit that is there once is told in the next one")
  func collapses() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 60) == "1m")
    #expect(formatter.string(from: 123) == "2m 3s")
    #expect(formatter.string(from: 3_600 + 600) == "70m")
  }
}
