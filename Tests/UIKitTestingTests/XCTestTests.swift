// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKitTesting
import XCTest

/// The same helpers in a test of XCTest's.
final class XCTestTests: XCTestCase {
  @MainActor
  func testAScreenIsDriven() async {
    let screen = Screen(device: "iPhone 8")
    let controller = CounterController()
    screen.show(controller)

    screen.tap("Count")
    DispatchQueue.main.async { controller.field.text = "later" }
    await screen.settled()

    XCTAssertEqual(controller.counter.text, "1")
    XCTAssertEqual(controller.field.text, "later")
    screen.expectFrames(["counter": CGRect(x: 10, y: 60, width: 200, height: 20)])
  }
}
