// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import SourceLowering

/// The file that starts a bundle of tests: it launches the app they are loaded into, if there is one,
/// and hands the tests to XCTest or Swift Testing. Documentation/AppBuild.md §6.
struct TestEntryFile {
  let entry: EntryFile
  /// The module of the app that the tests run in.
  let host: String?
  let hostEntry: EntryPoint?
  /// Whether Quick is there as for Linux, where its specs tell their tests themselves.
  let hasQuick: Bool

  var text: String {
    let lowered = entry.lowered
    var imports = entry.dependencies.filter { $0 != host }.map { "import \($0)" }
    if let host { imports.append("@testable import \(host)") }
    if lowered.usesSwiftTesting { imports.append("import Testing") }
    if hasQuick { imports.append("@testable import Quick") }
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
      \(specifications)    let all: [Listed] = [\(names.map { "\($0)()" }.joined(separator: ", "))]
          return all.compactMap { entry, places in
            let type = String(reflecting: entry.testCaseClass)
            let chosen = zip(entry.allTests, places).filter { test, place in
              TestHost.declare("\\(type)/\\(test.0)", file: place.0, line: place.1)
            }
            return chosen.isEmpty ? nil : (entry.testCaseClass, chosen.map(\\.0))
          }
        }

        typealias Listed = (XCTestCaseEntry, [(String, Int)])

      \(lists)
        @MainActor static func main() {
          prepare()
          TestHost.launch(\(delegate)\(host == nil ? ", isAlone: true" : ""))
      \(lowered.usesSwiftTesting ? swiftTesting : "")\(watch)    SnugTestObserver.watch()
          let chosen = tests
          for (type, _) in chosen {
            TestHost.makeFirst(type) { _ = type.init(name: "", testClosure: { _ in }) }
          }
          XCTMain(chosen)
        }
      }
      """ + "\n"
  }

  private var delegate: String {
    guard let host, case .delegate(let type)? = hostEntry, !type.isEmpty else { return "nil" }
    return "{ \(entry.registration(host)).makeDelegate() }"
  }

  private var watch: String {
    entry.lowered.expectsFailures ? "    SnugExpectedFailure.watch()\n" : ""
  }

  private let swiftTesting = "    if TestHost.isSwiftTesting { TestHost.runSwiftTesting() }\n"

  /// Specs are configured, and all are gathered before the first is listed: where one has focus,
  /// those of other classes do not run.
  private var specifications: String {
    let lowered = entry.lowered
    var lines: [String] = []
    if hasQuick {
      // What every version does, whatever it calls the function around this.
      let calls = lowered.specConfigurations.map { "\($0).configure(it)" }
      lines.append(
        "World.sharedWorld.configure { it in _ = it; \(calls.joined(separator: "; ")) }")
      lines.append("World.sharedWorld.finalizeConfiguration()")
    }
    for type in lowered.testClasses {
      guard let place = type.specification else { continue }
      lines.append(
        "TestHost.gather(\(type.name).self, file: \(entry.literal(place.path)), "
          + "line: \(place.line)) { _ = \(type.name).allTests }")
    }
    return lines.map { "    \($0)\n" }.joined()
  }

  private var names: [String] {
    entry.lowered.testClasses.indices.map { "tests\($0)" }
  }

  /// A function for each class and a statement for each test: one expression of thousands of tests
  /// is too much for the compiler.
  private var lists: String {
    zip(names, entry.lowered.testClasses).map { name, type in
      let lines = statements(for: type).map { "    \($0)\n" }.joined()
      return "  static func \(name)() -> Listed {\n\(lines)  }\n"
    }.joined(separator: "\n")
  }

  private func statements(for type: TestClass) -> [String] {
    if let place = type.specification {
      return [
        "SnugSpecification.list(\(type.name).self, \(self.place(place)), "
          + "\(type.name).allTests.map { entry in "
          + "(entry.0, { (test: \(type.name)) in entry.1(test) }) })"
      ]
    }
    let start = [
      "var tests: [(String, (\(type.name)) -> () throws -> Void)] = []",
      "var places: [(String, Int)] = []",
    ]
    let methods = type.methods.flatMap { method in
      let call = "test.`\(method.name)`()"
      let body =
        method.isAsync
        ? "try TestHost.wait { try await \(call) }"
        : "try MainActor.assumeIsolated { try \(call) }"
      return [
        "tests.append((\(entry.literal(method.name)), { test in { "
          + "try SnugTestObserver.run(test, \(place(method))) { \(body) } } }))",
        "places.append((\(place(method))))",
      ]
    }
    return start + methods + ["return (testCase(tests), places)"]
  }

  private func place(_ method: TestClass.Method) -> String {
    "\(entry.literal(method.path)), \(method.line)"
  }
}
