// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A month as a grid of days that can be chosen and decorated.
///
/// Differs from UIKit: months change with the arrows only, not with a swipe, and the title opens no
/// wheels. Sizes: Documentation/Controls.md §10.
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  open var calendar = Calendar.current { didSet { reload() } }
  open var locale = Locale.current { didSet { reload() } }
  open var timeZone: TimeZone? { didSet { reload() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { reload() }
  }
  open var wantsDateDecorations = true { didSet { reload() } }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      reload()
    }
  }
  /// A day of the month that is shown.
  private var shown = Date()
  private let title = UILabel()
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var days: [CalendarDayView] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for (button, symbol, step) in [
      (earlier, "chevron.backward", -1), (later, "chevron.forward", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    earlier.accessibilityLabel = "Previous Month"
    later.accessibilityLabel = "Next Month"
    addSubview(title)
    weekdays = (0..<MonthGrid.columns).map { _ in UILabel() }
    days = (0..<MonthGrid.columns * MonthGrid.rows).map { _ in CalendarDayView(frame: .zero) }
    for label in weekdays {
      label.textAlignment = .center
      addSubview(label)
    }
    for day in days {
      day.addAction(
        UIAction { [weak self, unowned day] _ in self?.choose(day) }, for: .touchUpInside)
      addSubview(day)
    }
    reload()
  }

  /// The calendar with the view's place in time and words.
  private var ownCalendar: Calendar {
    var own = calendar
    own.locale = locale
    if let timeZone { own.timeZone = timeZone }
    return own
  }

  // MARK: The month

  open var visibleDateComponents: DateComponents {
    get { components([.calendar, .era, .year, .month], of: shown) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    show(date)
  }

  private func turn(by months: Int) {
    guard let date = ownCalendar.date(byAdding: .month, value: months, to: shown) else { return }
    show(date)
  }

  private func show(_ date: Date) {
    let before = visibleDateComponents
    shown = date
    guard visibleDateComponents != before else { return }
    reload()
    optionalCall(on: delegate) {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }
  }

  private func date(of components: DateComponents) -> Date? {
    (components.calendar ?? ownCalendar).date(from: components)
  }

  private func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
    ownCalendar.dateComponents(parts, from: date)
  }

  /// The day as delegates and selections are told it.
  private func dayComponents(of date: Date) -> DateComponents {
    components([.calendar, .era, .year, .month, .day], of: date)
  }

  // MARK: Content

  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let dates = dateComponents.compactMap { date(of: $0) }
    for day in days {
      guard let own = day.date, dates.contains(where: { ownCalendar.isDate($0, inSameDayAs: own) })
      else { continue }
      decorate(day)
    }
  }

  /// Writes the month anew.
  func reload() {
    let calendar = ownCalendar
    guard let grid = MonthGrid(monthOf: shown, calendar: calendar),
      let month = calendar.dateInterval(of: .month, for: shown)
    else { return }
    title.text = text(of: shown, "yMMMM")
    title.font = font(.headline)
    for (column, label) in weekdays.enumerated() {
      let symbols = calendar.shortStandaloneWeekdaySymbols
      label.text = symbols[(calendar.firstWeekday - 1 + column) % symbols.count].uppercased()
      label.font = font(.footnote, weight: .semibold)
      label.textColor = .tertiaryLabel
    }
    for (place, view) in days.enumerated() {
      let number = grid.day(row: place / MonthGrid.columns, column: place % MonthGrid.columns)
      view.date = number.flatMap {
        calendar.date(byAdding: .day, value: $0 - 1, to: month.start)
      }
      view.isHidden = number == nil
      view.label.text = number.map { numeral(of: $0) }
      view.accessibilityLabel = view.date.map { text(of: $0, "yMMMMEEEEd") }
      decorate(view)
    }
    earlier.isEnabled = month.start > availableDateRange.start
    later.isEnabled = month.end < availableDateRange.end
    updateSelection()
    setNeedsLayout()
  }

  /// Shows which days are chosen and which can be.
  func updateSelection() {
    let calendar = ownCalendar
    for view in days {
      guard let date = view.date else { continue }
      let day = dayComponents(of: date)
      let available = availableDateRange
      let isAvailable =
        calendar.dateInterval(of: .day, for: date)
        .map { $0.start < available.end && $0.end > available.start } ?? false
      view.isEnabled =
        isAvailable && (selectionBehavior.map { $0.mayTouch(day) } ?? true)
      view.look(
        isChosen: selectionBehavior?.has(day) ?? false,
        isToday: calendar.isDateInToday(date), design: fontDesign)
    }
  }

  private func decorate(_ view: CalendarDayView) {
    guard wantsDateDecorations, let date = view.date, let delegate else {
      view.decoration = nil
      return
    }
    let day = dayComponents(of: date)
    let decoration = optionalCall(on: delegate) { delegate.calendarView(self, decorationFor: day) }
    view.decoration = (decoration ?? nil)?.makeView()
  }

  private func choose(_ view: CalendarDayView) {
    guard let date = view.date else { return }
    selectionBehavior?.touch(dayComponents(of: date))
  }

  private func numeral(of day: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: day)) ?? "\(day)"
  }

  private func text(of date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = ownCalendar
    formatter.locale = locale
    formatter.timeZone = ownCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private func font(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    let sized = weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    return sized.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: 0) }
      ?? sized
  }

  // MARK: Layout

  /// Points of the parts (Documentation/Controls.md §10).
  private enum Metrics {
    static let side: CGFloat = 6
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 23
    static let row: CGFloat = 44
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: 2 * Metrics.side + CGFloat(MonthGrid.columns) * Metrics.row,
      height: Metrics.header + Metrics.weekdays + CGFloat(MonthGrid.rows) * Metrics.row)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let column = (bounds.width - 2 * Metrics.side) / CGFloat(MonthGrid.columns)
    let top = Metrics.header + Metrics.weekdays
    let row = max((bounds.height - top) / CGFloat(MonthGrid.rows), Metrics.row)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let left = isMirrored ? bounds.width - x - width : x
      view.frame = CGRect(x: left, y: y, width: width, height: height)
    }
    let inset = Metrics.side + 10
    let arrow = Metrics.header
    place(
      title, x: inset, y: 0, width: bounds.width - inset - 2 * arrow, height: Metrics.header)
    title.textAlignment = .natural
    place(earlier, x: bounds.width - 2 * arrow, y: 0, width: arrow, height: arrow)
    place(later, x: bounds.width - arrow, y: 0, width: arrow, height: arrow)
    for (index, label) in weekdays.enumerated() {
      place(
        label, x: Metrics.side + CGFloat(index) * column, y: Metrics.header, width: column,
        height: Metrics.weekdays)
    }
    for (index, day) in days.enumerated() {
      place(
        day, x: Metrics.side + CGFloat(index % MonthGrid.columns) * column,
        y: top + CGFloat(index / MonthGrid.columns) * row, width: column, height: row)
    }
  }
}
