// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Which days of a calendar view are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.updateSelection() }

  /// Whether a day is chosen.
  func has(_ day: DateComponents) -> Bool { false }

  /// Whether a finger may choose a day, or end its being chosen.
  func mayTouch(_ day: DateComponents) -> Bool { true }

  /// A finger came up on a day.
  func touch(_ day: DateComponents) {}

  /// Whether two say the same day, whatever else they say.
  static func isSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
    (left.era ?? 1) == (right.era ?? 1) && left.year == right.year && left.month == right.month
      && left.day == right.day
  }
}

/// One day or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { view?.updateSelection() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func has(_ day: DateComponents) -> Bool {
    selectedDate.map { UICalendarSelection.isSame($0, day) } ?? false
  }

  override func mayTouch(_ day: DateComponents) -> Bool {
    optionalCall(on: delegate) { delegate?.dateSelection(self, canSelectDate: day) ?? true } ?? true
  }

  override func touch(_ day: DateComponents) {
    guard !has(day) else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { view?.updateSelection() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func has(_ day: DateComponents) -> Bool {
    selectedDates.contains { UICalendarSelection.isSame($0, day) }
  }

  override func mayTouch(_ day: DateComponents) -> Bool {
    let answer =
      has(day)
      ? optionalCall(on: delegate) {
        delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      }
      : optionalCall(on: delegate) {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
      }
    return answer ?? true
  }

  override func touch(_ day: DateComponents) {
    if has(day) {
      selectedDates.removeAll { UICalendarSelection.isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
