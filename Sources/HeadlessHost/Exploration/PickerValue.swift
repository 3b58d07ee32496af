// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Another value for a picker than the one it has, as a step's words say it (Documentation/Steps.md §2).
@MainActor
enum PickerValue {
  /// The rows of all wheels, `#` and their numbers, the first that can turn one further; nil where none
  /// can.
  static func next(in picker: UIPickerView) -> String? {
    var rows = (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
    let turning = rows.indices.first { picker.numberOfRows(inComponent: $0) > 1 }
    guard let turning else { return nil }
    rows[turning] = (rows[turning] + 1) % picker.numberOfRows(inComponent: turning)
    return rows.map { "#\($0)" }.joined(separator: ",")
  }

  /// A day or an hour later, or earlier where later is not allowed.
  static func next(in picker: UIDatePicker) -> String {
    let step: TimeInterval =
      [.time, .countDownTimer].contains(picker.datePickerMode) ? 3600 : 86_400
    let later = picker.date + step
    let isAllowed = picker.maximumDate.map { later <= $0 } ?? true
    return words(isAllowed ? later : picker.date - step, in: picker)
  }

  /// `2026-05-01`, `10:30` or both, in the picker's time zone.
  static func words(_ date: Date, in picker: UIDatePicker) -> String {
    formats(of: picker)[0].string(from: date)
  }

  /// The date that is meant; a time alone is one of the picker's own day. Nil for what is no date.
  static func date(_ text: String, in picker: UIDatePicker) -> Date? {
    let (formats, day) = (formats(of: picker), formatter("yyyy-MM-dd", picker))
    for format in formats {
      let isTime = format.dateFormat == "HH:mm"
      let full = isTime ? "\(day.string(from: picker.date)) \(text)" : text
      let reader = isTime ? formatter("yyyy-MM-dd HH:mm", picker) : format
      if let date = reader.date(from: full) { return date }
    }
    return nil
  }

  private static func formats(of picker: UIDatePicker) -> [DateFormatter] {
    let patterns: [String] =
      switch picker.datePickerMode {
      case .date: ["yyyy-MM-dd", "yyyy-MM-dd HH:mm"]
      case .time, .countDownTimer: ["HH:mm"]
      default: ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"]
      }
    return patterns.map { formatter($0, picker) }
  }

  private static func formatter(_ pattern: String, _ picker: UIDatePicker) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = picker.timeZone ?? TimeZone.current
    formatter.dateFormat = pattern
    return formatter
  }
}
