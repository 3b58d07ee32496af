// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// On the main actor, as whatever else sets the language of the run in this process.
@MainActor
@Suite("Formatters that Foundation lacks here")
struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  /// Apple's formatter rounds decimal digits.
  @Test("numbers are rounded by their digits, in every mode that is set after the digits")
  func decimalNumbers() {
    let formatter = numberFormatter()
    formatter.locale = english
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    func text(_ mode: NumberFormatter.RoundingMode, _ number: String) -> String? {
      formatter.roundingMode = mode
      return formatter.string(from: NSDecimalNumber(string: number))
    }
    #expect(text(.down, "12345.12") == "12,345.12")
    #expect(text(.floor, "0.29") == "0.29")
    #expect(text(.floor, "-0.291") == "-0.30")
    #expect(text(.ceiling, "-0.299") == "-0.29")
    #expect(text(.up, "1.001") == "1.01")
    #expect(text(.halfUp, "2.675") == "2.68")
    #expect(text(.halfEven, "345.67") == "345.67")
    formatter.roundingMode = .down
    #expect(formatter.string(from: 12345.12) == "12,345.12")
    #expect((formatter.copy() as? NumberFormatter)?.roundingMode == .down)
  }

  @Test("decimal numbers are given where they are asked for")
  func parsedDecimals() {
    let formatter = numberFormatter()
    formatter.locale = english
    formatter.numberStyle = .decimal
    #expect(!(formatter.number(from: "1,234.57") is NSDecimalNumber))
    formatter.generatesDecimalNumbers = true
    #expect(
      formatter.number(from: "1,234.57") as? NSDecimalNumber == NSDecimalNumber(string: "1234.57"))
  }

  @Test("times from now are said in both directions, and by name where one exists")
  func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 180) == "in 3 minutes")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "Yesterday")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "Morgen")
  }

  @Test(
    "a clock shows a length of time without leading zeros",
    arguments: [(3725.0, "1:02:05"), (65, "1:05"), (5, "5"), (3600, "1:00:00")])
  func positional(_ seconds: TimeInterval, _ text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("padding shows every unit with two digits")
  func padded() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
  }

  @Test("words drop units of zero and count at most as many as asked for")
  func words() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = english
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour, .minute]
    #expect(formatter.string(from: 86_400 + 120) == "1 day, 2 minutes")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7260) == "2 hours")
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 0
    #expect(formatter.string(from: 3660) == "1h 1m")
  }

  @Test("lists are joined as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
  }

  @Test("measurements go over to what the region uses, unless their own unit is asked for")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.numberFormatter.locale = english
    formatter.locale = english
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    // 5 km are 3.107 miles.
    #expect(formatter.string(from: way) == "3.1 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = []
    formatter.unitStyle = .medium
    #expect(
      formatter.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°C")
  }

  @Test("names are joined and shortened")
  func names() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Byron"
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ada Byron")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AB")
    #expect(formatter.personNameComponents(from: "Ada King Byron")?.middleName == "King")
  }

  @Test("links, mail addresses and telephone numbers are found, without the full stop behind them")
  func detection() throws {
    let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    let phone = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    let detector = try NSDataDetector(types: link.rawValue | phone.rawValue)
    let text = "See https://swift.org/a. Mail a.b@c.org or call +49 30 1234567, not 12."
    let found = detector.matches(
      in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      found.map { $0.url?.absoluteString ?? $0.phoneNumber }
        == ["https://swift.org/a", "mailto:a.b@c.org", "+49 30 1234567"])
    #expect(found.map(\.resultType) == [link, link, phone])
  }

  @Test("a detector is a regular expression, and others find what their pattern says")
  func detectingExpression() throws {
    let text = "see https://example.com now"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let detector: NSRegularExpression = try NSDataDetector(types: 1 << 6)
    let link = NSRange(location: 4, length: 19)
    #expect(detector.numberOfMatches(in: text, options: [], range: whole) == 1)
    #expect(detector.firstMatch(in: text, options: [], range: whole)?.url?.host == "example.com")
    #expect(detector.rangeOfFirstMatch(in: text, options: [], range: whole) == link)
    let replaced = detector.stringByReplacingMatches(
      in: text, options: [], range: whole, withTemplate: "<$0>")
    #expect(replaced == "see <https://example.com> now")
    var ranges: [NSRange] = []
    detector.enumerateMatches(in: text, options: [], range: whole) { match, _, _ in
      if let match { ranges.append(match.range) }
    }
    #expect(ranges == [link] && detector.checkingTypes == 1 << 6)
    let plain = try NSRegularExpression(pattern: "(s)ee|now")
    #expect(plain.numberOfMatches(in: text, options: [], range: whole) == 2)
    #expect(plain.matches(in: text, options: [], range: whole).last?.range.location == 24)
    #expect(plain.firstMatch(in: text, options: [], range: whole)?.range(at: 1).length == 1)
    let other = plain.stringByReplacingMatches(
      in: text, options: [], range: whole, withTemplate: "<$1>")
    #expect(other == "<s> https://example.com <>" && plain.checkingTypes == 0)
  }

  @Test("a formatter reads a value through a pointer, and says when there is none")
  func values() {
    var value: AnyObject?
    var error: NSString?
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    #expect(numbers.getObjectValue(&value, for: "12", errorDescription: &error))
    #expect((value as? NSNumber)?.intValue == 12 && error == nil)
    #expect(!numbers.getObjectValue(&value, for: "twelve", errorDescription: &error))
    #expect(error != nil)
    #expect(!Formatter().getObjectValue(&value, for: "12", errorDescription: nil))
  }
}
