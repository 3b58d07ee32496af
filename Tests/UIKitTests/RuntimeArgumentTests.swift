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

  @Test("where nothing sends and no event is there, what takes them without asking runs")
  @MainActor
  func withoutSenderAndEvent() {
    let arguments = RuntimeArguments(
      values: [nil, nil], receiver: NSObject(), selector: "editingDidBegin:forEvent:")
    let sender: UITextField = arguments[0]
    let event: UIEvent = arguments[1]
    let optional: UIEvent? = arguments[1]
    #expect(sender.text?.isEmpty != false && event.allTouches == nil && optional == nil)
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
