// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The days of a month in rows of seven, from the calendar's first weekday on.
struct MonthGrid: Equatable {
  static let columns = 7
  /// The most a month needs: 31 days that begin on a week's last.
  static let rows = 6

  /// Days of the month before its first column, 0 to 6.
  let leading: Int
  let dayCount: Int

  /// - Returns: nil when the calendar has no such month.
  init?(monthOf date: Date, calendar: Calendar) {
    guard let days = calendar.range(of: .day, in: .month, for: date),
      let month = calendar.dateInterval(of: .month, for: date)
    else { return nil }
    let weekday = calendar.component(.weekday, from: month.start)
    leading = (weekday - calendar.firstWeekday + MonthGrid.columns) % MonthGrid.columns
    dayCount = days.count
  }

  /// The day in a place, counted from 1; nil for a place before or after the month.
  func day(row: Int, column: Int) -> Int? {
    let day = row * MonthGrid.columns + column - leading + 1
    return (1...dayCount).contains(day) ? day : nil
  }
}
