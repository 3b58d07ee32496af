// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `snug test` hands on to the processes of tests: names of their environment.
package enum TestRun {
  /// The configuration of the device, as JSON.
  package static let configuration = "SNUG_TEST_CONFIGURATION"
  /// A regular expression that names of tests must match somewhere.
  package static let filter = "SNUG_TEST_FILTER"
  /// Set where Swift Testing's tests are to run, and not XCTest's.
  package static let swiftTesting = "SNUG_TEST_SWIFT_TESTING"
}
