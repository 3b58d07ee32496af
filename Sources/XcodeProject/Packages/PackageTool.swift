// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Runs tools that packages need: `swift package`, `git`.
enum PackageTool {
  struct Result: Sendable {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// Runs a tool of the `PATH` to its end.
  ///
  /// - Parameters:
  ///   - folder: where it runs; nil is the present folder.
  ///   - isShown: whether its messages go to standard error as they come.
  static func run(
    _ words: [String], in folder: URL? = nil, isShown: Bool = false
  ) throws(ProjectError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // Errors go to a file: two pipes read one after the other can block each other.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-tool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      if isShown {
        process.standardError = FileHandle.standardError
      } else {
        _ = FileManager.default.createFile(atPath: scratch.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: scratch)
      }
      try process.run()
    } catch {
      throw ProjectError(
        .toolFailed(
          tool: words.prefix(2).joined(separator: " "), message: error.localizedDescription),
        at: FileLocation(path: folder?.path ?? FileManager.default.currentDirectoryPath))
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = (try? String(contentsOf: scratch, encoding: .utf8)) ?? ""
    return Result(
      status: process.terminationStatus, output: data,
      errors: errors.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
