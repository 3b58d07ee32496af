// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The machine's Python, where its modules give a second opinion.
enum Python {
  static let hint: Comment = "install what tests need: Scripts/setup Scripts/packages-test"
  static let hasSchemas = has("jsonschema")
  static let hasBrowser =
    has("selenium") && FileManager.default.fileExists(atPath: "/usr/bin/chromedriver")
    && FileManager.default.fileExists(atPath: "/usr/bin/chromium")

  /// - Parameter environment: what the script's environment has beside this one's.
  static func run(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    try MachineProgram.run(["/usr/bin/python3"] + words, environment: environment)
  }

  private static func has(_ module: String) -> Bool {
    (try? run(["-c", "import \(module)"]).status) == 0
  }
}
