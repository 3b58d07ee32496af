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
          let all: [(XCTestCaseEntry, [(String, Int)])] = [
      \(lowered.testClasses.map(list).joined(separator: "\n"))
          ]
          return all.compactMap { entry, places in
            let type = String(reflecting: entry.testCaseClass)
            let chosen = zip(entry.allTests, places).filter { test, place in
              TestHost.declare("\\(type)/\\(test.0)", file: place.0, line: place.1)
            }
            return chosen.isEmpty ? nil : (entry.testCaseClass, chosen.map(\\.0))
          }
        }

        @MainActor static func main() {
          prepare()
          TestHost.launch(\(delegate))
      \(lowered.usesSwiftTesting ? swiftTesting : "")\(watch)    SnugTestObserver.watch()
          XCTMain(tests)
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

  private let swiftTesting = "    if TestHost.isSwiftTesting { TestHost.runSwiftTesting() }\n"

  private func list(_ type: TestClass) -> String {
    let methods = type.methods.map { method in
      let call = "test.`\(method.name)`()"
      let body =
        method.isAsync
        ? "try TestHost.wait { try await \(call) }"
        : "try MainActor.assumeIsolated { try \(call) }"
      return "(\(entry.literal(method.name)), { (test: \(type.name)) in { "
        + "try SnugTestObserver.run(test, \(place(method))) { \(body) } } })"
    }
    return "      (testCase([\n        " + methods.joined(separator: ",\n        ")
      + ",\n      ]), [\(type.methods.map { "(\(place($0)))" }.joined(separator: ", "))]),"
  }

  private func place(_ method: TestClass.Method) -> String {
    "\(entry.literal(method.path)), \(method.line)"
  }
}
