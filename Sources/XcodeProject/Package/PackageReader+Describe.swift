// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension PackageReader {
  /// What SwiftPM says of the manifest; dependencies need not be there.
  func describe() throws(ProjectError) -> Description {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "describe", "--type", "json"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-describe-\(UUID().uuidString)")
    process.standardOutput = output
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      // Errors go to a file: two pipes read one after the other can block each other.
      _ = FileManager.default.createFile(atPath: scratch.path, contents: nil)
      process.standardError = try FileHandle(forWritingTo: scratch)
      try process.run()
    } catch {
      throw ProjectError(
        .toolFailed(tool: "swift package describe", message: error.localizedDescription),
        at: manifest)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else {
      let message = (try? String(contentsOf: scratch, encoding: .utf8)) ?? ""
      throw ProjectError(
        .toolFailed(
          tool: "swift package describe",
          message: message.trimmingCharacters(in: .whitespacesAndNewlines)),
        at: manifest)
    }
    return description
  }
}
