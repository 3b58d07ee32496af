// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A program of the machine, looked for in `PATH`.
enum MachineProgram {
  /// - Parameters:
  ///   - words: The program, and what it is given.
  ///   - environment: What the program's environment has beside this one's.
  ///   - folder: Where it runs; where the tests do without one.
  /// - Returns: How it ended, and what it said on both of its outputs.
  static func run(
    _ words: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder ?? process.currentDirectoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
