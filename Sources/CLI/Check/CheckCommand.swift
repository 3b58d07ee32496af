// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// `snug check APP`: looks at every screen in every configuration and says what is wrong.
package struct CheckCommand: Sendable {
  /// One of several runs that share the work.
  package struct Shard: Equatable, Sendable {
    /// Counted from 0.
    package var index: Int
    package var count: Int

    /// As reports count it; nil of a whole run.
    var ofReport: CheckReport.Shard? { count > 1 ? .init(number: index + 1, count: count) : nil }
  }

  package let app: String
  package let target: String?
  let packages: PackageArguments
  package let build: BuildOptions
  /// Names of screens; empty for all.
  package let screens: [String]
  package let matrix: CheckMatrix
  package let jobs: Int
  package let shard: Shard
  /// Real seconds for one screen in one configuration.
  package let timeLimit: Double
  /// Megabytes for a process of the app.
  package let memoryLimit: Int
  package let reporting: ReportOptions
  /// Whether the command line names no devices, so that `snug.json` may.
  let usesStandardDevices: Bool
  /// Whether pictures have a status bar, a home indicator and a keyboard.
  let hasChrome: Bool
  /// How screens are looked for by using the app.
  let exploration: ExplorationChoice
  /// The least share of view controllers that have to be looked at, in percent.
  let leastCoverage: Int?
  /// Whether all configurations are looked at, however many screens there are.
  let isFull: Bool
  /// The revision since which changes count; nil to look at every screen.
  let changedSince: String?

  package init(_ arguments: inout Arguments) throws(UsageError) {
    hasChrome = !arguments.flag("--no-chrome")
    target = try arguments.value("--target")
    build = BuildOptions(&arguments)
    packages = try PackageArguments(&arguments, build: build)
    let steps = try arguments.value("--explore").map { (word) throws(UsageError) in
      try Self.count(word, "--explore", 0...100_000)
    }
    let isOff = arguments.flag("--no-explore")
    guard steps == nil || !isOff else {
      throw UsageError("--explore and --no-explore say different things; give one of them")
    }
    exploration = isOff ? .off : steps.map { .steps($0) } ?? .standard
    leastCoverage = try arguments.value("--min-coverage").map { (word) throws(UsageError) in
      try Self.count(word, "--min-coverage", 0...100)
    }
    isFull = arguments.flag("--full")
    screens = try arguments.screens()
    guard leastCoverage == nil || screens.isEmpty else {
      throw UsageError("--min-coverage is of all screens; leave --screen out")
    }
    matrix = try CheckMatrix(&arguments)
    usesStandardDevices = matrix.shapes == CheckMatrix.standard.shapes
    jobs =
      try arguments.value("--jobs").map { (word) throws(UsageError) in
        try Self.count(word, "--jobs", 1...256)
      } ?? ProcessInfo.processInfo.activeProcessorCount
    shard = try arguments.value("--shard").map(Self.shard) ?? Shard(index: 0, count: 1)
    timeLimit =
      try arguments.value("--time-limit").map { (word) throws(UsageError) in
        Double(try Self.count(word, "--time-limit", 1...3600))
      } ?? 10
    memoryLimit =
      try arguments.value("--memory-limit").map { (word) throws(UsageError) in
        try Self.count(word, "--memory-limit", 64...1_000_000)
      } ?? 1024
    changedSince = try arguments.value("--changed")
    reporting = try ReportOptions(&arguments)
    app = try arguments.operand("the app's project or folder")
    try arguments.finish()
    try requireLastReport()
  }

  private func requireLastReport() throws(UsageError) {
    guard let changedSince else { return }
    guard keepsLooks else {
      throw UsageError(
        reporting.folder == nil
          ? "--changed needs the folder of the last report; name it with --report"
          : "--changed goes with all screens and one run; leave --screen and --shard out")
    }
    guard !changedSince.isEmpty, !changedSince.hasPrefix("-") else {
      throw UsageError("--changed takes a revision of git, such as main, not '\(changedSince)'")
    }
  }

  /// Whether the next check can go on from this one.
  var keepsLooks: Bool { reporting.folder != nil && screens.isEmpty && shard.count == 1 }

  private static func count(
    _ word: String, _ option: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(word), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(word)'")
    }
    return number
  }

  private static func shard(_ word: String) throws(UsageError) -> Shard {
    let parts = word.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else {
      throw UsageError("--shard takes a part and the number of parts, such as 1/4, not '\(word)'")
    }
    return Shard(index: index - 1, count: count)
  }
}
