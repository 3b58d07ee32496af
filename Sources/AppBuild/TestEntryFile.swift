// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import SourceLowering

/// The file that starts a bundle of tests: it launches the app they are loaded into, if there is one,
/// and hands the tests to XCTest or Swift Testing. Documentation/AppBuild.md §6.
struct TestEntryFile {
  let entry: EntryFile
  /// The module of the app that the tests run in.
  let host: String?
  let hostEntry: EntryPoint?

  var text: String {
    let lowered = entry.lowered
    var imports = entry.dependencies.filter { $0 != host }.map { "import \($0)" }
    if let host { imports.append("@testable import \(host)") }
    if lowered.usesSwiftTesting { imports.append("import Testing") }
    return """
      import Foundation
      import HeadlessHost
      import UIKit
      import XCTest
      \(imports.joined(separator: "\n"))

      @main enum SnugEntry {
        @MainActor static func prepare() {
      \(entry.statements(entry.calls))
        }

        static var tests: [XCTestCaseEntry] {
          let all: [XCTestCaseEntry] = [
      \(lowered.testClasses.map(list).joined(separator: "\n"))
          ]
          return all.compactMap { entry in
            let type = String(reflecting: entry.testCaseClass)
            let chosen = entry.allTests.filter { TestHost.isChosen("\\(type)/\\($0.0)") }
            return chosen.isEmpty ? nil : (entry.testCaseClass, chosen)
          }
        }

        @MainActor static func main() {
          prepare()
          TestHost.launch(\(delegate))
      \(lowered.usesSwiftTesting ? swiftTesting : "")\(watch)    XCTMain(tests)
        }
      }
      """ + "\n"
  }

  private var delegate: String {
    guard let host, case .delegate(let type)? = hostEntry, !type.isEmpty else { return "nil" }
    return "{ \(host).\(type)() }"
  }

  private var watch: String {
    entry.lowered.expectsFailures ? "    SnugExpectedFailure.watch()\n" : ""
  }

  private let swiftTesting = """
        if TestHost.isSwiftTesting {
          Task { await Testing.__swiftPMEntryPoint() as Never }
          while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }

    """

  private func list(_ type: TestClass) -> String {
    let methods = type.methods.map { method in
      let name = entry.literal(method.name)
      let call = "test.`\(method.name)`()"
      return method.isAsync
        ? "(\(name), asyncTest({ (test: \(type.name)) in { try await \(call) } }))"
        : "(\(name), { (test: \(type.name)) in { nonisolated(unsafe) let test = test; "
          + "try MainActor.assumeIsolated { try \(call) } } })"
    }
    return "      testCase([\n        " + methods.joined(separator: ",\n        ") + ",\n      ]),"
  }
}
