import UIKitTesting
import XCTest

@testable import HelloList

/// The same helpers in XCTest.
final class PoemXCTests: XCTestCase {
  @MainActor
  func testFourLines() async {
    let screen = Screen(device: "iPad Pro 11")
    screen.show(PoemController())

    XCTAssertEqual(screen.views(LineCell.self).count, 4)
    screen.expectNoIssues()
  }
}
