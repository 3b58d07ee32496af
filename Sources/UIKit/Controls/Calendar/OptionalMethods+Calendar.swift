// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    optionalDefault(
      "calendarView:decorationForDateComponents:", self, [calendarView, dateComponents], nil
    ) { (next: any UICalendarViewDelegate) in
      next.calendarView(calendarView, decorationFor: dateComponents)
    }
  }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    optionalDefault(
      "calendarView:didChangeVisibleDateComponentsFrom:", self,
      [calendarView, previousDateComponents], ()
    ) { (next: any UICalendarViewDelegate) in
      next.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
    }
  }
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    optionalDefault("dateSelection:canSelectDate:", self, [selection, dateComponents], true) {
      (next: any UICalendarSelectionSingleDateDelegate) in
      next.dateSelection(selection, canSelectDate: dateComponents)
    }
  }
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    optionalDefault("multiDateSelection:canSelectDate:", self, [selection, dateComponents], true) {
      (next: any UICalendarSelectionMultiDateDelegate) in
      next.multiDateSelection(selection, canSelectDate: dateComponents)
    }
  }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    optionalDefault("multiDateSelection:canDeselectDate:", self, [selection, dateComponents], true)
    { (next: any UICalendarSelectionMultiDateDelegate) in
      next.multiDateSelection(selection, canDeselectDate: dateComponents)
    }
  }
}
