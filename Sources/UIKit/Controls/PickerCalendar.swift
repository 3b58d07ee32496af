// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The month of an inline date picker (Documentation/Controls.md §11); all lengths in points.
@MainActor
struct PickerCalendar {
  /// One day of the month and where it stands.
  struct Day: Equatable {
    let number: Int
    /// From the leading edge, from 0.
    let column: Int
    /// From the first week of the month, from 0.
    let row: Int
  }

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let timeHeight: CGFloat = 44

  private let picker: UIDatePicker
  private let calendar: Calendar

  init(_ picker: UIDatePicker) {
    self.picker = picker
    var calendar: Calendar = picker.calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = picker.locale ?? Locale.current
    calendar.timeZone = picker.timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
  }

  /// The days of the month that is shown, week by week from the locale's first weekday.
  var days: [Day] {
    guard let grid = MonthGrid(monthOf: picker.date, calendar: calendar) else { return [] }
    return (0..<MonthGrid.rows).flatMap { row in
      (0..<MonthGrid.columns).compactMap { column in
        grid.day(row: row, column: column).map { Day(number: $0, column: column, row: row) }
      }
    }
  }

  private var isMirrored: Bool { picker.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(_ column: Int, of width: CGFloat) -> CGFloat {
    CGFloat(isMirrored ? MonthGrid.columns - 1 - column : column) * width
  }

  func draw(in bounds: CGRect) {
    drawHeader(bounds)
    let hasTime = picker.datePickerMode == .dateAndTime
    let top = bounds.minY + PickerCalendar.headerHeight + PickerCalendar.weekdayHeight
    let height = bounds.maxY - top - (hasTime ? PickerCalendar.timeHeight : 0)
    let cell = CGSize(
      width: bounds.width / CGFloat(MonthGrid.columns), height: height / CGFloat(MonthGrid.rows))
    drawWeekdays(bounds, width: cell.width)
    for day in days {
      let box = CGRect(
        x: bounds.minX + place(day.column, of: cell.width), y: top + CGFloat(day.row) * cell.height,
        width: cell.width, height: cell.height)
      draw(day, in: box)
    }
    if hasTime { drawTime(bounds) }
  }

  private func drawHeader(_ bounds: CGRect) {
    let band = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: PickerCalendar.headerHeight)
    let title = text(picker.formatter("yMMMM").string(from: picker.date), .semibold, 17, .label)
    let size = title.size()
    let x = isMirrored ? band.maxX - 16 - size.width : band.minX + 16
    title.draw(at: CGPoint(x: x, y: band.midY - size.height / 2))
    let arrows =
      isMirrored ? ["chevron.right", "chevron.left"] : ["chevron.left", "chevron.right"]
    for (index, name) in arrows.enumerated() {
      let center = 20 + CGFloat(1 - index) * 40
      let middle = isMirrored ? band.minX + center : band.maxX - center
      guard let image = UIImage.symbol(name) else { continue }
      let box = CGRect(
        x: middle - image.size.width / 2, y: band.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      image.draw(in: box, tint: picker.tintColor)
    }
  }

  private func drawWeekdays(_ bounds: CGRect, width: CGFloat) {
    let names = calendar.shortStandaloneWeekdaySymbols
    for column in 0..<MonthGrid.columns {
      let name = names[(column + calendar.firstWeekday - 1) % MonthGrid.columns]
      let label = text(name.uppercased(with: calendar.locale), .semibold, 13, .tertiaryLabel)
      let box = CGRect(
        x: bounds.minX + place(column, of: width), y: bounds.minY + PickerCalendar.headerHeight,
        width: width, height: PickerCalendar.weekdayHeight)
      draw(label, in: box)
    }
  }

  /// The chosen day lies on a disc: full where it is today; today itself has the tint.
  private func draw(_ day: Day, in box: CGRect) {
    var parts = calendar.dateComponents([.year, .month], from: picker.date)
    parts.day = day.number
    guard let date = calendar.date(from: parts) else { return }
    let isChosen = calendar.isDate(date, inSameDayAs: picker.date)
    let isToday = calendar.isDate(date, inSameDayAs: Date())
    var color: UIColor = isToday || isChosen ? picker.tintColor : .label
    if !isAllowed(date) { color = .tertiaryLabel }
    if isChosen {
      let side = min(44, box.width, box.height)
      picker.tintColor.withAlphaComponent(isToday ? 1 : 0.12).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      ).fill()
      if isToday { color = .white }
    }
    let number = NumberFormatter()
    number.locale = calendar.locale
    let name = number.string(from: NSNumber(value: day.number)) ?? "\(day.number)"
    draw(text(name, isChosen ? .semibold : .regular, isChosen ? 22 : 20, color), in: box)
  }

  /// Whether a day has a time between the picker's limits.
  private func isAllowed(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    if let least = picker.minimumDate, end <= least { return false }
    if let most = picker.maximumDate, day > most { return false }
    return true
  }

  private func drawTime(_ bounds: CGRect) {
    let time = text(picker.formatter("jmm").string(from: picker.date), .regular, 22, .label)
    let size = time.size()
    let middle = bounds.maxY - PickerCalendar.timeHeight / 2
    let width = size.width + 24
    let chip = CGRect(
      x: isMirrored ? bounds.minX + 16 : bounds.maxX - 16 - width, y: middle - 17, width: width,
      height: 34)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: chip, cornerRadius: 8).fill()
    draw(time, in: chip)
    let word = text(SystemWord.time.localized, .regular, 17, .label)
    let room = word.size()
    word.draw(
      at: CGPoint(
        x: isMirrored ? bounds.maxX - 16 - room.width : bounds.minX + 16,
        y: middle - room.height / 2))
  }

  private func text(
    _ string: String, _ weight: UIFont.Weight, _ size: CGFloat, _ color: UIColor
  ) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
      ])
  }

  private func draw(_ text: NSAttributedString, in box: CGRect) {
    let size = text.size()
    text.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
  }
}
