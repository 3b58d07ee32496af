// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Date pickers and segments (Documentation/Controls.md §11).
@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  /// 9 September 2025, 9:41 UTC, a Tuesday.
  private let morning = Date(timeIntervalSince1970: 1_757_410_860)

  private func picker(_ locale: String) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 331))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: locale)
    picker.date = morning
    return picker
  }

  @Test("a picker starts at the clock's now")
  func now() {
    let before = Date()
    let date = UIDatePicker().date
    #expect(date >= before && date <= Date())
  }

  @Test(
    "wheels say what lies around the chosen time",
    arguments: [
      (
        UIDatePicker.Mode.time, "en_US",
        [["8", "9", "10"], ["40", "41", "42"], ["", "AM", "PM"]]
      ),
      (.time, "de_DE", [["08", "09", "10"], ["40", "41", "42"]]),
      (
        .date, "en_US",
        [["August", "September", "October"], ["8", "9", "10"], ["2024", "2025", "2026"]]
      ),
      (
        .date, "de_DE",
        [["8", "9", "10"], ["August", "September", "Oktober"], ["2024", "2025", "2026"]]
      ),
      (.countDownTimer, "en_US", [["0", "1 hour", "2"], ["4", "5 min", "6"]]),
    ])
  func wheels(mode: UIDatePicker.Mode, locale: String, rows: [[String]]) {
    let picker = picker(locale)
    picker.datePickerMode = mode
    picker.countDownDuration = 3_900
    let found = DateWheels(picker).wheels.map { wheel in
      (-1...1).map { wheel.text($0) ?? "" }
    }
    #expect(found == rows)
  }

  @Test(
    "without a style a picker is compact, and wheels where time is counted down or before iOS 14",
    arguments: [
      (UIDatePicker.Mode.date, SystemRelease.iOS14, UIDatePickerStyle.compact),
      (.dateAndTime, .iOS14, .compact), (.time, .iOS14, .compact),
      (.countDownTimer, .iOS14, .wheels), (.date, .iOS13, .wheels),
    ])
  func automatic(mode: UIDatePicker.Mode, release: SystemRelease, style: UIDatePickerStyle) {
    onFreshScreen {
      Runtime.current.release = release
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == style)
      #expect(picker.intrinsicContentSize.height == (style == .compact ? 34 : 216))
    }
  }

  @Test("a compact picker is as wide as its chips, 24 wider than their texts and 6 apart")
  func compact() {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.date = morning
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        .size().width.rounded(.up) + 24
    }
    let (date, time) = (width("Sep 9, 2025"), width("9:41\u{202f}AM"))
    #expect(picker.intrinsicContentSize.width == date + 6 + time)
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width == date)
  }

  @Test(
    "the month begins below its weekday, counted from the locale's first",
    arguments: [
      ("en_US", 1), ("de_DE", 0), ("ar_EG", 2),
    ])
  func month(locale: String, column: Int) {
    let days = PickerCalendar(picker(locale)).days

    // 1 September 2025 is a Monday; weeks begin on Sunday, Monday, Saturday.
    #expect(days.count == 30)
    #expect(days[0] == PickerCalendar.Day(number: 1, column: column, row: 0))
    #expect(days[29].row == (column + 29) / 7)
  }

  @Test("an inline picker paints a text for the month, seven weekdays and thirty days")
  func inline() {
    let picker = picker("en_US")
    picker.layoutIfNeeded()
    let spans = DisplayListBuilder.displayList(of: picker).commands.count {
      if case .glyphs = $0 { true } else { false }
    }
    #expect(spans >= 38)
  }

  @Test("the time of an inline picker has its word at the other side")
  func word() {
    let picker = picker("en_US")
    func hasWord() -> Bool {
      picker.layoutIfNeeded()
      return DisplayListBuilder.displayList(of: picker).commands.contains {
        if case .glyphs(let span, _) = $0 {
          span.origin.x == 16 && span.origin.y > 287
        } else {
          false
        }
      }
    }
    #expect(!hasWord())
    picker.datePickerMode = .dateAndTime
    #expect(hasWord())
  }

  @Test("a segment's title ends within its segment")
  func segments() {
    let control = UISegmentedControl(items: ["A very long title of a segment", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
    control.layoutIfNeeded()

    for case .glyphs(let span, _) in DisplayListBuilder.displayList(of: control).commands {
      let start = span.origin.x
      let end = start + (span.positions.last?.x ?? 0)
      // The first segment ends at 80; its title keeps 5 from there.
      if start < 80 { #expect(start >= 5 && end < 75) }
    }
  }
}
