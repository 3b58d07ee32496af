// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

extension PackageReader {
  /// Seconds that SwiftPM gets; a manifest is a program, and may not end.
  private static let limit = 120.0

  /// What SwiftPM says of the manifest; dependencies need not be there.
  ///
  /// The manifest runs without a network, and writes nothing outside a folder of its own
  /// (Documentation/Containment.md §4).
  func describe() throws(ProjectError) -> Description {
    let answer: Tool.Answer
    do {
      let scratch = try RunFolder.make("describe")
      defer { RunFolder.removeTree(scratch.path) }
      var launch = Launch(executable: try swift())
      launch.arguments = ["package", "--scratch-path", "\(scratch.path)/build"]
      for name in ["cache", "config", "security"] {
        launch.arguments += ["--\(name)-path", "\(scratch.path)/\(name)"]
      }
      launch.arguments += ["--disable-sandbox", "describe", "--type", "json"]
      launch.environment = BuildEnvironment.variables(home: scratch)
      launch.folder = folder.path
      var enclosure = Enclosure()
      enclosure.show(scratch.path, isWritable: true)
      answer = try Tool.run(enclosure.tool(launch), within: Self.limit)
    } catch {
      throw failure(error.description)
    }
    if answer.end == .stopped {
      throw failure(
        "it did not end within \(Int(Self.limit)) s; the manifest may not come to its end")
    }
    guard answer.hasSucceeded,
      let description = try? JSONDecoder().decode(Description.self, from: answer.output)
    else {
      throw failure(
        String(decoding: answer.errors, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return description
  }

  /// The program `swift` of the toolchain that compiles: beside the first `swiftc` in `PATH`.
  private func swift() throws(LaunchError) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = FileManager.default
    for folder in path.split(separator: ":")
    where files.isExecutableFile(atPath: "\(folder)/swiftc") {
      let program = "\(folder)/swift"
      if files.isExecutableFile(atPath: program) { return program }
    }
    throw LaunchError("no Swift toolchain is in PATH; install Swift from swift.org")
  }

  private func failure(_ message: String) -> ProjectError {
    ProjectError(.toolFailed(tool: "swift package describe", message: message), at: manifest)
  }
}
