// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Arguments of methods called by selector")
struct RuntimeArgumentTests {
  @Test("one too many is nil where that is taken, else the last one again")
  func tooMany() {
    let note = Notification(name: Notification.Name("saved"))
    let arguments = RuntimeArguments(
      values: [note], receiver: NSObject(), selector: "saved:by:")
    let second: Notification? = arguments[1]
    let again: Notification = arguments[1]

    #expect(second == nil)
    #expect(again.name.rawValue == "saved")
  }

  @Test("a bar button's tap runs what takes an alert's action, and gives nil where it may")
  @MainActor
  func actionsOfAlerts() {
    let arguments = RuntimeArguments(
      values: [UIBarButtonItem()], receiver: NSObject(), selector: "startAgainWithAction:")
    let action: UIAlertAction = arguments[0]
    let optional: UIAlertAction? = arguments[0]
    #expect(action.title == nil && optional == nil)
  }
}
