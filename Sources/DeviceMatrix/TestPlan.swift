// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What `snug test` asks of one process of tests.
package struct TestPlan: Codable, Sendable {
  /// Seconds of processor time for one test.
  package static let standardTimeLimit: Double = 60
  /// A test that stands still for this part of its time limit, in real seconds, with nothing due and
  /// no thread running, waits for what never comes.
  package static let restShare = 1.0 / 6
  /// A test that goes on for so many times its time limit in virtual seconds waits for ever.
  package static let virtualFactor = 60.0

  package enum Library: String, Codable, Sendable {
    case xctest, swiftTesting
  }

  package var configuration = Configuration(device: "iPhone X")
  package var library = Library.xctest
  /// Regular expressions; a test is chosen when one of them matches its name, or there is none.
  package var filters: [String] = []
  /// Regular expressions; a test whose name one of them matches is not chosen.
  package var skips: [String] = []
  /// Tests that earlier processes have run.
  package var done: [String] = []
  package var timeLimit = TestPlan.standardTimeLimit
  /// Whether Swift Testing's tests run at once, not one after the other.
  package var isParallel = false
  /// Whether an object of each class of XCTest's is made ahead of all tests, so that the one is known
  /// whose making ends the process.
  package var makesFirst = false

  package init() {}

  /// Whether a test's name has a match of the filters, where there are any, and none of those to
  /// skip.
  package func isChosen(_ test: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      test.range(of: pattern, options: .regularExpression) != nil
    }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }
}

/// What a process of tests tells: its tests first, then how each went.
///
/// Tests are called by what names them once in their bundle: `Module.Class/method`, and for Swift
/// Testing `Module.Suite/function()/File.swift:3:4`.
package enum TestRecord: Codable, Equatable, Sendable {
  case declared(String, TestLine?, isChosen: Bool)
  /// An object of a test case's class is being made, and then nil.
  case making(String?)
  case started(String)
  /// What a test is at: the arguments of a case.
  case noted(String, String)
  case failed(String, TestFailure)
  case skipped(String, reason: String?)
  /// Seconds of virtual time.
  case ended(String, seconds: Double)
  /// The test, or nobody's code, was ended by its time limit.
  case hung(String?, TestHang)
  /// All tests of the process are over.
  case finished
}

/// A line of a source.
package struct TestLine: Codable, Equatable, Sendable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// One expectation that was not met.
package struct TestFailure: Codable, Equatable, Sendable {
  package var message: String
  /// nil where the testing library knows none.
  package var place: TestLine?

  package init(message: String, place: TestLine?) {
    self.message = message
    self.place = place
  }
}

/// Why a test was ended.
package enum TestHang: String, Codable, Equatable, Sendable {
  /// It has computed for too long.
  case busy
  /// Nothing runs and nothing is due.
  case rest
  /// It has waited for longer than anybody would, in virtual time.
  case late
}
