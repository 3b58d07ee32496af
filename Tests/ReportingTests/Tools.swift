// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Programs of the machine that tests ask for a second opinion.
enum Tools {
  static let hint: Comment = "install what tests need: Scripts/setup Scripts/packages-test"
  /// In continuous integration what is missing is a failure, not a test that is passed over.
  static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil
  static let hasJSONSchema = isRequired || canImport("jsonschema")
  static let hasBrowser =
    canImport("selenium") && has("/usr/bin/chromium") && has("/usr/bin/chromedriver")

  /// A package of PyPI's, which `Scripts/setup` does not install: never required.
  static let hasWorkflowChecker =
    (try? python("import shutil, sys; sys.exit(shutil.which('check-jsonschema') is None)"))?
    .status == 0

  /// The root of the checkout.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func python(
    _ script: String, _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", script] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static func canImport(_ module: String) -> Bool {
    (try? python("import \(module)").status) == 0
  }

  private static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
