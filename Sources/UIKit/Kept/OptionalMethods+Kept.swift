// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) {
    optionalDefault(
      "screenshotService:generatePDFRepresentationWithCompletion:", self,
      [screenshotService, completionHandler], ()
    ) { (next: any UIScreenshotServiceDelegate) in
      next.screenshotService(
        screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
    }
  }
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    optionalDefault(
      "weekOfYearSelection:didSelectWeekOfYear:", self, [selection, weekOfYearComponents], ()
    ) { (next: any UICalendarSelectionWeekOfYearDelegate) in
      next.weekOfYearSelection(selection, didSelectWeekOfYear: weekOfYearComponents)
    }
  }
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    optionalDefault(
      "weekOfYearSelection:canSelectWeekOfYear:", self, [selection, weekOfYearComponents], true
    ) { (next: any UICalendarSelectionWeekOfYearDelegate) in
      next.weekOfYearSelection(selection, canSelectWeekOfYear: weekOfYearComponents)
    }
  }
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    optionalDefault("toolTipInteraction:configurationAtPoint:", self, [interaction, point], nil) {
      (next: any UIToolTipInteractionDelegate) in
      next.toolTipInteraction(interaction, configurationAt: point)
    }
  }
}
