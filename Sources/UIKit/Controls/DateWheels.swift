// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The wheels of a date picker: what each says around the chosen row (Documentation/Controls.md
/// §11.5).
@MainActor
struct DateWheels {
  /// One wheel: its share of the width and the text of a row, by the distance from the chosen one; nil
  /// where the wheel has no such row.
  struct Wheel {
    let share: CGFloat
    let text: (Int) -> String?
  }

  let wheels: [Wheel]

  init(_ picker: UIDatePicker) {
    wheels =
      switch picker.datePickerMode {
      case .countDownTimer: DateWheels.countDown(picker)
      case .time: DateWheels.clock(picker)
      case .date: DateWheels.date(picker)
      case .yearAndMonth: DateWheels.date(picker, template: "yMMMM")
      default: [DateWheels.day(picker)] + DateWheels.clock(picker)
      }
  }

  func draw(in bounds: CGRect) {
    WheelPainter.drawBand(in: bounds)
    let whole = wheels.map(\.share).reduce(0, +)
    guard whole > 0, bounds.width > 18 else { return }
    let reach = Int(bounds.height / 2 / WheelPainter.rowHeight)
    var x: CGFloat = 9
    for wheel in wheels {
      let width = (bounds.width - 18) * wheel.share / whole
      for distance in -reach...reach {
        guard let words = wheel.text(distance) else { continue }
        let text = NSAttributedString(
          string: words,
          attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.label])
        WheelPainter.draw(
          text, distance: distance, height: WheelPainter.rowHeight, x: x, width: width, in: bounds)
      }
      x += width
    }
  }

  // MARK: Modes

  private static func clock(_ picker: UIDatePicker) -> [Wheel] {
    let pattern = picker.formatter("jmm").dateFormat ?? ""
    let hour = pattern.contains("H") ? "HH" : "h"
    func wheel(_ format: String, _ seconds: TimeInterval, _ share: CGFloat) -> Wheel {
      let formatter = picker.formatter("")
      formatter.dateFormat = format
      return Wheel(share: share) {
        formatter.string(from: picker.date.addingTimeInterval(seconds * TimeInterval($0)))
      }
    }
    let minute = wheel("mm", 60 * TimeInterval(max(picker.minuteInterval, 1)), 1)
    guard pattern.contains("a") else { return [wheel(hour, 3600, 1), minute] }
    return [wheel(hour, 3600, 1), minute, period(picker)]
  }

  /// Before noon and after: two rows.
  private static func period(_ picker: UIDatePicker) -> Wheel {
    let formatter = picker.formatter("")
    formatter.dateFormat = "a"
    var calendar: Calendar = picker.calendar
    calendar.timeZone = formatter.timeZone
    let isLate = calendar.component(.hour, from: picker.date) >= 12
    return Wheel(share: 1) { distance in
      guard distance == 0 || distance == (isLate ? -1 : 1) else { return nil }
      return formatter.string(from: picker.date.addingTimeInterval(43_200 * TimeInterval(distance)))
    }
  }

  private static func day(_ picker: UIDatePicker) -> Wheel {
    let formatter = picker.formatter("EEEMMMd")
    return Wheel(share: 2.4) {
      formatter.string(from: picker.date.addingTimeInterval(86_400 * TimeInterval($0)))
    }
  }

  /// Month, day and year, as far as the template has them, in the locale's order.
  private static func date(_ picker: UIDatePicker, template: String = "yMMMMd") -> [Wheel] {
    let pattern = picker.formatter(template).dateFormat ?? "MMMM d, y"
    var calendar: Calendar = picker.calendar
    calendar.timeZone = picker.formatter("").timeZone
    func wheel(_ part: Calendar.Component, _ format: String, _ share: CGFloat) -> Wheel {
      let formatter = picker.formatter("")
      formatter.dateFormat = format
      return Wheel(share: share) { distance in
        calendar.date(byAdding: part, value: distance, to: picker.date).map(formatter.string)
      }
    }
    let parts: [(Character, Wheel)] = [
      ("M", wheel(.month, "LLLL", 1.8)), ("d", wheel(.day, "d", 0.8)), ("y", wheel(.year, "y", 1)),
    ]
    return parts.compactMap { letter, wheel in pattern.firstIndex(of: letter).map { ($0, wheel) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func countDown(_ picker: UIDatePicker) -> [Wheel] {
    let interval = max(picker.minuteInterval, 1)
    // A timer counts down at least one step.
    let minutes = max(Int(picker.countDownDuration) / 60, interval)
    return [
      Wheel(share: 1) { distance in
        let hour = minutes / 60 + distance
        guard (0..<24).contains(hour) else { return nil }
        return distance == 0 ? "\(hour) \(hour == 1 ? "hour" : "hours")" : "\(hour)"
      },
      Wheel(share: 1) { distance in
        let minute = minutes % 60 + distance * interval
        guard (0..<60).contains(minute) else { return nil }
        return distance == 0 ? "\(minute) min" : "\(minute)"
      },
    ]
  }
}

/// What wheels of pickers have in common: the band around the chosen row, and rows that fade.
@MainActor
enum WheelPainter {
  /// Points.
  static let rowHeight: CGFloat = 32

  static func drawBand(in bounds: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    let band = CGRect(
      x: 9, y: bounds.midY - rowHeight / 2, width: bounds.width - 18, height: rowHeight)
    UIBezierPath(roundedRect: band, cornerRadius: 8).fill()
  }

  static func alpha(atDistance rows: Int) -> CGFloat { max(1 - CGFloat(abs(rows)) * 0.3, 0.15) }

  /// Draws a row in the middle of its wheel, so many rows of that height from the chosen one.
  static func draw(
    _ text: NSAttributedString, distance: Int, height: CGFloat, x: CGFloat, width: CGFloat,
    in bounds: CGRect
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = text.size()
    context.saveGState()
    context.setAlpha(alpha(atDistance: distance))
    text.draw(
      in: CGRect(
        x: x + (width - size.width) / 2,
        y: bounds.midY + CGFloat(distance) * height - size.height / 2, width: size.width + 1,
        height: size.height + 1))
    context.restoreGState()
  }
}
