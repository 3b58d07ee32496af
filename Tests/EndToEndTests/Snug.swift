// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The built program `snug`, run as a user runs it.
struct Snug {
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  /// The root of the checkout.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program beside the running tests, with `libSnugHost.so` next to it.
  static var executable: URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let besideTests = tests.deletingLastPathComponent().appendingPathComponent("snug")
    if FileManager.default.fileExists(atPath: besideTests.path) { return besideTests }
    return root.appendingPathComponent(".build/debug/snug")
  }

  /// Options for a look in one setting: a small phone upright, at the usual text size.
  static let onePhone = [
    "--device", "iPhone SE", "--orientation", "portrait", "--text-size", "L", "--locale", "en_US",
    "--direction", "ltr", "--appearance", "light",
  ]

  static func run(_ arguments: String..., in folder: URL = root) throws -> Result {
    try run(arguments, in: folder)
  }

  /// - Parameters:
  ///   - environment: what the program's environment has beside this one's.
  ///   - launcher: a program's path and words that start what follows them; none for snug itself.
  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    under launcher: [String] = []
  ) throws -> Result {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    let words = launcher + [executable.path] + arguments
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let reading = DispatchQueue(label: "errors")
    nonisolated(unsafe) var errorText = Data()
    reading.async { errorText = errors.fileHandleForReading.readDataToEndOfFile() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    reading.sync {}
    return Result(
      exitCode: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: withoutProgress(String(decoding: errorText, as: UTF8.self)))
  }

  /// The text without the lines that say now and then how far a run is; a slow machine has them.
  private static func withoutProgress(_ text: String) -> String {
    text.replacing(#/^snug: (?!error:).*(?: …| s| left)\n/#.anchorsMatchLineEndings(), with: "")
  }

  /// The words that start a program for which a folder cannot be written, whoever runs it.
  static func launcher(readOnly path: String) -> [String] {
    ["/usr/bin/bwrap", "--dev-bind", "/", "/", "--ro-bind", path, path, "--"]
  }

  /// Whether this machine lets its users make namespaces.
  static let hasNamespaces: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = launcher(readOnly: "/usr") + ["true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Writes a file, with the folders it needs.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent(name).path
    ).sorted()
  }

  func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }
}
