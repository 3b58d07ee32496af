// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Testing
internal import XCTest

/// The line of a test that asked for something.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Records a failure there: with Swift Testing while one of its tests runs, else with XCTest.
  func fail(_ message: String) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }

  /// The folder of the test's file.
  var folder: String {
    let path = "\(filePath)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
