// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

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

  /// Seconds that SwiftPM gets for a manifest, which is a program and may not end.
  private static let limit = 120.0

  /// Has SwiftPM evaluate a manifest, without a network; it writes nothing outside a folder of its
  /// own (Documentation/Containment.md §4). Conditions on systems hold as on a Mac, where the manifest
  /// can be evaluated so.
  ///
  /// - Returns: What SwiftPM printed.
  static func dumpManifest(of folder: URL) throws(ProjectError) -> Data {
    if let copy = try? RunFolder.make("manifest-text") {
      defer { RunFolder.removeTree(copy.path) }
      // Its name is the package's identity.
      let place = copy.appendingPathComponent(folder.lastPathComponent)
      if ManifestConditions.write(of: folder, to: place),
        let answer = try? dumpManifest(asOf: folder, in: place)
      {
        return answer
      }
    }
    return try dumpManifest(asOf: folder, in: folder)
  }

  private static func dumpManifest(
    asOf folder: URL, in place: URL
  ) throws(ProjectError) -> Data {
    let manifest = FileLocation(path: folder.appendingPathComponent("Package.swift").path)
    func failure(_ message: String) -> ProjectError {
      ProjectError(.toolFailed(tool: "swift package dump-package", message: message), at: manifest)
    }
    let answer: Tool.Answer
    do {
      let scratch = try RunFolder.make("manifest")
      defer { RunFolder.removeTree(scratch.path) }
      var launch = Launch(executable: try swift())
      launch.arguments = ["package", "--scratch-path", "\(scratch.path)/build"]
      for name in ["cache", "config", "security"] {
        launch.arguments += ["--\(name)-path", "\(scratch.path)/\(name)"]
      }
      launch.arguments += ["--disable-sandbox", "dump-package"]
      launch.environment = BuildEnvironment.variables(home: scratch)
      launch.folder = place.path
      var enclosure = Enclosure()
      enclosure.show(scratch.path, isWritable: true)
      enclosure.show(place.path, isWritable: false)
      answer = try Tool.run(enclosure.tool(launch), within: limit)
    } catch {
      throw failure(error.description)
    }
    if answer.end == .stopped {
      throw failure("it did not end within \(Int(limit)) s; the manifest may not come to its end")
    }
    guard answer.hasSucceeded else {
      throw failure(
        String(decoding: answer.errors, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return answer.output
  }

  /// The program `swift` of the toolchain that compiles: beside the first `swiftc` in `PATH`.
  private static func swift() throws(LaunchError) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = FileManager.default
    for folder in path.split(separator: ":")
    where files.isExecutableFile(atPath: "\(folder)/swiftc") {
      let program = "\(folder)/swift"
      if files.isExecutableFile(atPath: program) { return program }
    }
    throw LaunchError("no Swift toolchain is in PATH; install Swift from swift.org")
  }
}
