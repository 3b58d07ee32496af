// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    optionalDefault(
      "calendarView:decorationForDateComponents:", self, [calendarView, dateComponents], nil)
  }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    optionalDefault(
      "calendarView:didChangeVisibleDateComponentsFrom:", self,
      [calendarView, previousDateComponents], ())
  }
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    optionalDefault("dateSelection:canSelectDate:", self, [selection, dateComponents], true)
  }
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    optionalDefault("multiDateSelection:canSelectDate:", self, [selection, dateComponents], true)
  }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    optionalDefault("multiDateSelection:canDeselectDate:", self, [selection, dateComponents], true)
  }
}
