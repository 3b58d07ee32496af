// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why reports are no parts of one run.
package struct MergeError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String
}

extension CheckReport {
  /// The report of the run that these are the shards of, whatever their order.
  ///
  /// - Throws: when they are of different apps, matrices, tools or accepted findings, and when a part of
  ///   the run is missing or there twice: what it looked at would be neither found nor missed.
  package static func merged(
    _ shards: [(name: String, report: CheckReport)]
  ) throws(MergeError) -> CheckReport {
    guard let first = shards.first else {
      throw MergeError(description: "there are no reports to merge")
    }
    for shard in shards.dropFirst() {
      let pairs: [(String, Bool)] = [
        ("another app", shard.report.app == first.report.app),
        ("another version of snug", shard.report.tool == first.report.tool),
        ("another matrix of configurations", shard.report.matrix == first.report.matrix),
        ("another list of accepted findings", shard.report.acceptances == first.report.acceptances),
      ]
      guard let different = pairs.first(where: { !$0.1 }) else { continue }
      throw MergeError(
        description: "\(shard.name): error: this report has \(different.0) than \(first.name); "
          + "merge the shards of one run")
    }
    try requireEveryPart(of: shards)
    var whole = make(
      tool: first.report.tool, app: first.report.app, matrix: first.report.matrix,
      screens: shards.flatMap(\.report.screens),
      findings: shards.flatMap { $0.report.findings + $0.report.accepted.map(\.finding) },
      acceptances: first.report.acceptances,
      isPartial: shards.contains { $0.report.isPartial })
    whole.folder = first.report.folder
    whole.leftOut = first.report.leftOut
    whole.choice = first.report.choice
    whole.exploration = first.report.exploration
    whole.coverage = mergedCoverage(shards.map(\.report), of: whole)
    let places = shards.flatMap { $0.report.leftOut?.atLaunch ?? [] }
    whole.leftOut?.atLaunch = Set(places).sorted()
    return whole
  }

  private static func requireEveryPart(
    of shards: [(name: String, report: CheckReport)]
  ) throws(MergeError) {
    // Reports of earlier versions do not say what they are.
    let parts = shards.compactMap { shard in shard.report.shard.map { (shard.name, $0) } }
    guard let count = parts.first?.1.count else { return }
    var names: [Int: String] = [:]
    for (name, part) in parts {
      guard part.number >= 1, part.number <= part.count, part.count <= Shard.most else {
        throw MergeError(
          description: "\(name): error: there is no part \(part.number) of \(part.count)")
      }
      guard part.count == count, parts.count == shards.count else {
        throw MergeError(
          description: "\(name): error: this is part \(part.number) of \(part.count), and other "
            + "reports are not parts of \(part.count); merge the shards of one run")
      }
      if let other = names.updateValue(name, forKey: part.number) {
        throw MergeError(
          description: "\(name): error: this is part \(part.number) of \(count), as \(other) is")
      }
    }
    let missing = (1...count).filter { names[$0] == nil }.map { "\($0)/\(count)" }
    guard missing.isEmpty else {
      throw MergeError(
        description:
          "error: the report of the shard \(missing.joined(separator: ", ")) is missing; "
          + "what it was to look at would count as sound")
    }
  }
}
