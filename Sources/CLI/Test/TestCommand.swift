// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Foundation
import Supervision
import XcodeProject

/// `snug test PROJECT`: builds a project's bundles of unit tests and runs each in processes of its
/// own (Documentation/Testing.md §6).
package struct TestCommand: Sendable {
  package let project: String
  package let target: String?
  let packages: PackageArguments
  let options: BuildOptions
  /// What each process is asked, but for the library.
  package let plan: TestPlan
  /// How often all tests are run.
  package let rounds: Int
  /// The file for the results as XML.
  package let xmlPath: String?

  package init(_ arguments: inout Arguments) throws(UsageError) {
    var plan = TestPlan()
    target = try arguments.value("--target")
    options = BuildOptions(&arguments)
    packages = try PackageArguments(&arguments, build: options)
    plan.filters = try Self.patterns("--filter", &arguments)
    plan.skips = try Self.patterns("--skip", &arguments)
    plan.isParallel = arguments.flag("--parallel")
    plan.timeLimit =
      try arguments.value("--time-limit").map(RenderCommand.seconds) ?? TestPlan.standardTimeLimit
    rounds = try Self.count(arguments.value("--repeat"))
    xmlPath = try arguments.texts("--xunit-output").last
    let configurations = try RenderCommand.configurations(&arguments)
    guard configurations.count == 1 else {
      throw UsageError("tests run on one device at a time; give one value of each option")
    }
    plan.configuration = configurations[0]
    self.plan = plan
    project = try arguments.operand("the project or package with the tests")
    try arguments.finish()
  }

  private static func patterns(
    _ option: String, _ arguments: inout Arguments
  ) throws(UsageError) -> [String] {
    let patterns = try arguments.texts(option)
    for pattern in patterns where (try? NSRegularExpression(pattern: pattern)) == nil {
      throw UsageError("\(option) takes a regular expression, not '\(pattern)'")
    }
    return patterns
  }

  private static func count(_ word: String?) throws(UsageError) -> Int {
    guard let word else { return 1 }
    guard let number = Int(word), number > 0 else {
      throw UsageError("--repeat takes a whole number above 0, not '\(word)'")
    }
    return number
  }

  /// Runs the tests; their output is this process's.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let bundles = try packages.reader(target: target)
        .tests(at: URL(fileURLWithPath: project))
      guard !bundles.isEmpty else {
        Console.complain("\(project): error: there are no unit tests")
        return CommandLineTool.ExitCode.failure
      }
      var results: [TestResults] = []
      for bundle in bundles {
        let result = try result(of: bundle, progress: progress)
        Console.print(TestSummary(results: result).text)
        results.append(result)
      }
      return try finish(results)
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  private func result(
    of bundle: AppDescription, progress: Progress
  ) throws -> TestResults {
    do {
      return try execute(try options.build(bundle, progress: progress), bundle)
    } catch  where Interruption.signal != 0 {
      var result = TestResults(bundle: bundle.targetName)
      result.interrupt()
      return result
    }
  }

  private func finish(_ results: [TestResults]) throws -> Int32 {
    if let xmlPath {
      try Data(TestXML.text(results).utf8).write(to: URL(fileURLWithPath: xmlPath))
    }
    if results.allSatisfy(\.runs.isEmpty), results.allSatisfy(\.faults.isEmpty) {
      let isChosen = !plan.filters.isEmpty || !plan.skips.isEmpty
      Console.complain(
        "snug: error: no test ran"
          + (isChosen ? "; --filter and --skip leave none of \(declared(results))" : ""))
      return CommandLineTool.ExitCode.failure
    }
    let hasPassed = results.allSatisfy(\.hasPassed)
    return hasPassed ? CommandLineTool.ExitCode.success : CommandLineTool.ExitCode.failure
  }

  private func declared(_ results: [TestResults]) -> Int {
    results.reduce(0) { $0 + $1.declared.count }
  }

  /// XCTest's tests, then Swift Testing's, as far as the sources use them.
  private func execute(_ built: BuiltApp, _ bundle: AppDescription) throws -> TestResults {
    let imports = imports(of: bundle.app)
    var results = TestResults(bundle: bundle.targetName)
    for test in built.gaps.tests { results.leaveOut(test, isChosen: plan.isChosen(test.name)) }
    for _ in 0..<rounds {
      for library in [TestPlan.Library.xctest, .swiftTesting] {
        let isUsed =
          library == .swiftTesting
          ? imports.contains("Testing") : imports.contains("XCTest") || !imports.contains("Testing")
        guard isUsed, Interruption.signal == 0 else { continue }
        var plan = plan
        plan.library = library
        try TestRunner(built: built, bundle: bundle).run(plan, into: &results)
      }
    }
    return results
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
}
