// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Foundation
import XcodeProject

/// `snug test PROJECT`: builds a project's bundles of unit tests and runs each in a process of its
/// own.
package struct TestCommand: Sendable {
  package let project: String
  package let target: String?
  package let filter: String?
  package let configuration: Configuration

  package init(_ arguments: inout Arguments) throws(UsageError) {
    target = try arguments.value("--target")
    filter = try arguments.texts("--filter").first
    let configurations = try RenderCommand.configurations(&arguments)
    guard configurations.count == 1 else {
      throw UsageError("tests run on one device at a time; give one value of each option")
    }
    configuration = configurations[0]
    project = try arguments.operand("the project or package with the tests")
    try arguments.finish()
  }

  /// Runs the tests; their output is this process's.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let bundles = try AppReader(target: target).tests(at: URL(fileURLWithPath: project))
      guard !bundles.isEmpty else {
        Console.complain("\(project): error: there are no unit tests")
        return CommandLineTool.ExitCode.failure
      }
      var hasPassed = true
      for bundle in bundles {
        for issue in bundle.issues { Console.complain("\(issue)") }
        let built = try AppBuilder.standard(progress: { progress.report($0) }).build(bundle)
        progress.clear()
        for issue in built.issues { Console.complain(issue) }
        let passed = try execute(built, bundle)
        hasPassed = passed && hasPassed
      }
      return hasPassed ? CommandLineTool.ExitCode.success : CommandLineTool.ExitCode.failure
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// XCTest's tests, then Swift Testing's, as far as the sources use them.
  private func execute(_ built: BuiltApp, _ bundle: AppDescription) throws -> Bool {
    let imports = imports(of: bundle.app)
    var passed = true
    if imports.contains("XCTest") || !imports.contains("Testing") {
      passed = try launch(built, bundle, with: [:])
    }
    if imports.contains("Testing") {
      let ran = try launch(built, bundle, with: [TestRun.swiftTesting: "1"])
      passed = ran && passed
    }
    return passed
  }

  private func imports(of module: SourceModule) -> Set<String> {
    var found: Set<String> = []
    for source in module.sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      for name in ["XCTest", "Testing"] where text.contains("import \(name)") {
        found.insert(name)
      }
    }
    return found
  }

  private func launch(
    _ built: BuiltApp, _ bundle: AppDescription, with extra: [String: String]
  ) throws -> Bool {
    let process = Process()
    process.executableURL = built.executable
    process.currentDirectoryURL = bundle.folder
    let container = try Container()
    defer { container.remove() }
    var environment = HostRunner.environment.merging(container.environment) { $1 }
      .merging(extra) { $1 }
    environment[TestRun.configuration] = String(
      decoding: try JSONEncoder().encode(configuration), as: UTF8.self)
    if let filter { environment[TestRun.filter] = filter }
    if let filter, !extra.isEmpty { process.arguments = ["--filter", filter] }
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return true
    case (.exit, 1): return false
    // What Swift Testing says when a filter chose none of its tests.
    case (.exit, 69) where !extra.isEmpty: return true
    case (.exit, 134):
      Console.complain("snug: error: \(bundle.targetName): stopped by the exception above")
    case (.exit, let status):
      Console.complain("snug: error: \(bundle.targetName): ended with exit code \(status)")
    case (_, let signal):
      Console.complain(
        "snug: error: \(bundle.targetName): crashed (\(String(cString: strsignal(signal)))); the test "
          + "that last started is at fault")
    }
    return false
  }
}
