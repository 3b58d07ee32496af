// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Controls.md §10.
@MainActor
@Suite("Calendar views", .serialized)
struct CalendarViewTests {
  private final class Ear: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var heard: [String] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 7 ? .default(color: .red, size: .large) : nil
    }

    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
    ) { heard.append("left \(previous.year ?? 0)-\(previous.month ?? 0)") }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { heard.append("chose \(dateComponents?.day ?? 0)") }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { heard.append("add \(dateComponents.day ?? 0)") }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { heard.append("drop \(dateComponents.day ?? 0)") }
  }

  /// February 2027 in a calendar whose weeks begin on Sunday: it begins on a Monday.
  private func makeView(firstWeekday: Int = 1) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 331))
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = firstWeekday
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = calendar.timeZone
    view.visibleDateComponents = DateComponents(year: 2027, month: 2)
    view.layoutIfNeeded()
    return view
  }

  private func day(_ number: Int, in view: UICalendarView) throws -> CalendarDayView {
    try #require(view.days.first { $0.label.text == "\(number)" && !$0.isHidden })
  }

  @Test("seven columns and six rows of 44; the first of February 2027 is a Monday")
  func grid() throws {
    let view = makeView()
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 331))
    #expect(view.days.filter { !$0.isHidden }.count == 28)
    #expect(try day(1, in: view).frame == CGRect(x: 50, y: 67, width: 44, height: 44))
    #expect(try day(7, in: view).frame == CGRect(x: 6, y: 111, width: 44, height: 44))
    #expect(try day(28, in: view).frame == CGRect(x: 6, y: 243, width: 44, height: 44))
    let monday = makeView(firstWeekday: 2)
    #expect(try day(1, in: monday).frame.minX == 6)
    #expect(try day(28, in: monday).frame == CGRect(x: 270, y: 199, width: 44, height: 44))
  }

  @Test("more room is shared")
  func room() throws {
    let view = makeView()
    view.frame.size = CGSize(width: 712, height: 67 + 6 * 60)
    view.layoutIfNeeded()
    #expect(try day(7, in: view).frame == CGRect(x: 6, y: 127, width: 100, height: 60))
  }

  @Test("words of the month, its weekdays and its days")
  func words() throws {
    let view = makeView()
    let labels = view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["February 2027", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(try day(14, in: view).accessibilityLabel == "Sunday, February 14, 2027")
  }

  @Test("arrows change the month, within the available dates")
  func months() {
    let view = makeView()
    let ear = Ear()
    view.delegate = ear
    let arrows = view.subviews.compactMap { $0 as? UIButton }
    arrows[1].sendActions(for: .touchUpInside)
    #expect(view.visibleDateComponents.month == 3)
    #expect(ear.heard == ["left 2027-2"])
    let start = DateComponents(
      calendar: view.calendar, timeZone: view.timeZone, year: 2027, month: 3, day: 10
    ).date
    view.availableDateRange = DateInterval(start: start ?? .now, duration: 86_400 * 60)
    #expect(arrows.map(\.isEnabled) == [false, true])
    #expect(view.days.filter { !$0.isHidden && $0.isEnabled }.count == 22)
  }

  @Test("one day: a touch chooses, unless the delegate refuses")
  func singleDate() throws {
    let view = makeView()
    let ear = Ear()
    let selection = UICalendarSelectionSingleDate(delegate: ear)
    view.selectionBehavior = selection
    #expect(try !day(13, in: view).isEnabled)
    try day(14, in: view).sendActions(for: .touchUpInside)
    try day(14, in: view).sendActions(for: .touchUpInside)
    #expect(ear.heard == ["chose 14"])
    #expect(selection.selectedDate?.month == 2)
    #expect(try day(14, in: view).accessibilityTraits.contains(.selected))
    selection.setSelected(DateComponents(year: 2027, month: 2, day: 3), animated: true)
    #expect(try day(3, in: view).accessibilityTraits.contains(.selected))
    #expect(try !day(14, in: view).accessibilityTraits.contains(.selected))
  }

  @Test("several days: a second touch ends a choice")
  func severalDates() throws {
    let view = makeView()
    let ear = Ear()
    let selection = UICalendarSelectionMultiDate(delegate: ear)
    view.selectionBehavior = selection
    try day(1, in: view).sendActions(for: .touchUpInside)
    try day(2, in: view).sendActions(for: .touchUpInside)
    try day(1, in: view).sendActions(for: .touchUpInside)
    #expect(ear.heard == ["add 1", "add 2", "drop 1"])
    #expect(selection.selectedDates.map(\.day) == [2])
  }

  @Test("a decorated day's number gives way to the decoration below it")
  func decorations() throws {
    let view = makeView()
    let ear = Ear()
    view.delegate = ear
    view.layoutIfNeeded()
    let (decorated, plain) = (try day(7, in: view), try day(8, in: view))
    let dot = try #require(decorated.decoration)
    #expect(plain.decoration == nil)
    #expect(dot.frame.midX == 22)
    #expect(dot.frame.minY >= decorated.label.frame.maxY)
    #expect(plain.label.frame.height == 44)
    view.wantsDateDecorations = false
    #expect(try day(7, in: view).decoration == nil)
  }
}
