// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKitTesting
import XCTest

/// Failures of helpers in a test of XCTest's: told to XCTest, at the line that asked.
///
/// The case keeps what it is told to itself, so that failing is what passes here.
final class XCTestFailureTests: XCTestCase {
  private struct Failure {
    let text: String
    let file: String
    let line: Int
  }

  nonisolated(unsafe) private static var failures: [Failure]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard Self.failures != nil else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    Self.failures?.append(Failure(text: description, file: filePath, line: lineNumber))
  }

  /// What fails while `body` runs.
  @MainActor
  private static func failures(_ body: () -> Void) -> [Failure] {
    failures = []
    defer { failures = nil }
    body()
    return failures ?? []
  }

  @MainActor
  func testEveryKindOfFailureIsToldAtItsLine() async {
    let screen = Screen(device: "iPhone X")
    let controller = CounterController()
    screen.show(controller)

    let line = #line
    let found = Self.failures {
      screen.tap("Cuont")
      screen.expectFrames(["counter": CGRect(x: 10, y: 50, width: 200, height: 20)])
      screen.perform("rotate; tpa Count")
      screen.expectPicture("Goldens/none.png")
    }

    XCTAssertEqual(found.map(\.line), (2...5).map { line + $0 })
    XCTAssertEqual(Set(found.map(\.file)), ["\(#filePath)"])
    let texts = [
      "there is no 'Cuont' on the screen; did you mean 'Count'? There are: ",
      "Frames differ:\ncounter: y +10\n", "there is no step 'tpa'; did you mean 'tap'?",
      "Goldens/none.png is not there; run once with RECORD=1 to make it",
    ]
    for (failure, text) in zip(found, texts) {
      XCTAssertTrue(failure.text.contains(text), failure.text)
    }
  }
}
