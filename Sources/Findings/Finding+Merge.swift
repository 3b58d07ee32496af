// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Which place a configuration has in a matrix.
package struct MatrixOrder: Sendable {
  private let places: [Configuration: Int]

  package init(_ matrix: [Configuration]) {
    places = Dictionary(zip(matrix, matrix.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The place of a configuration; those that are not in the matrix come last.
  package func place(of configuration: Configuration) -> Int { places[configuration] ?? .max }

  /// The configurations once each, in the order of the matrix; others last, by name.
  package func sorted(_ configurations: some Sequence<Configuration>) -> [Configuration] {
    Set(configurations).sorted {
      let (left, right) = (place(of: $0), place(of: $1))
      return left == right ? $0.name < $1.name : left < right
    }
  }
}

extension Finding {
  /// One finding a fingerprint, with every configuration and the words and numbers of the worst.
  ///
  /// Worst is the highest severity, then the worst first number, then the most useful place: of
  /// equals the one earliest in the matrix. So merging in any order and grouping gives the same.
  ///
  /// - Returns: By screen, kind, path and fingerprint.
  /// - Complexity: O(n log n) in the number of findings and configurations.
  package static func merged(_ findings: [Finding], in order: MatrixOrder) -> [Finding] {
    Dictionary(grouping: findings, by: \.fingerprint).values.map { same in
      var worst = same[0]
      for other in same.dropFirst() where other.isWorse(than: worst, order) { worst = other }
      worst.configurations = order.sorted(same.flatMap(\.configurations))
      // A stop that is the app's own in one configuration is not put in doubt by another.
      let join: (Severity, Severity) -> Severity =
        worst.kind == .crash ? { max($0, $1) } : { $0.joined(with: $1) }
      worst.severity = same.dropFirst().reduce(same[0].severity) { join($0, $1.severity) }
      return worst
    }.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }

  /// One finding a cause and screen it was worst on, with where else it shows (Documentation/Check.md
  /// §5.4).
  ///
  /// Of screens that show it as badly it is told on the one that is reached soonest.
  ///
  /// - Parameters:
  ///   - findings: One a fingerprint.
  ///   - ways: How many steps lead to each screen.
  /// - Returns: By screen, kind, path and fingerprint.
  package static func byCause(
    _ findings: [Finding], in order: MatrixOrder, ways: [String: Int] = [:]
  ) -> [Finding] {
    Dictionary(grouping: findings) { "\($0.cause) \($0.severity == .needsReview)" }.values.map {
      same in
      guard same.count > 1 else { return same[0] }
      var worst = same[0]
      for other in same.dropFirst() where other.isWorse(than: worst, order, ways) { worst = other }
      let others = same.filter { $0.fingerprint != worst.fingerprint }
      worst.also += others.flatMap { [$0.sighting] + $0.also }
      worst.also.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
      worst.configurations = order.sorted(
        same.filter { $0.screen == worst.screen }.flatMap(\.configurations))
      return worst
    }.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }

  private var sighting: Sighting {
    Sighting(
      screen: screen, viewPath: viewPath, place: place, fingerprint: fingerprint,
      configurations: configurations)
  }

  /// Its own and those of what has the same cause.
  package var fingerprints: [String] { [fingerprint] + also.map(\.fingerprint) }

  /// The screens it shows on, its own first.
  package var screens: [String] {
    var screens = [screen]
    for one in also where !screens.contains(one.screen) { screens.append(one.screen) }
    return screens
  }

  private var sortKey: [String] { [screen, kind.rawValue, viewPath, fingerprint] }

  private func isWorse(
    than other: Finding, _ order: MatrixOrder, _ ways: [String: Int] = [:]
  ) -> Bool {
    if severity != other.severity { return severity > other.severity }
    if kind != other.kind { return kind.rawValue > other.kind.rawValue }
    let (mine, its) = (badness, other.badness)
    if mine != its { return mine > its }
    let steps = [self, other].map { ways[$0.screen, default: 0] }
    if steps[0] != steps[1] { return steps[0] < steps[1] }
    let places = [self, other].map { $0.representative.map(order.place(of:)) ?? .max }
    if places[0] != places[1] { return places[0] < places[1] }
    // What was chosen to be drawn stays the one that is told.
    let hasPicture = files?.picture != nil
    if hasPicture != (other.files?.picture != nil) { return hasPicture }
    return text.lexicographicallyPrecedes(other.text)
  }

  /// The first number, so that more is worse.
  private var badness: Double {
    guard let value = numbers.first?.value, !value.isNaN else { return -.infinity }
    return kind.isWorseWhenSmaller ? -value : value
  }

  /// Tells two findings of the same configuration apart, whatever the order they come in.
  private var text: [String] {
    let region = region.map { [$0.y, $0.x, $0.width, $0.height].map { "\($0)" } } ?? []
    return [viewPath, message, reason, remedy, place?.description ?? "", numbers.description]
      + region + (files?.paths ?? [])
  }
}

extension Sighting {
  fileprivate var sortKey: [String] { [screen, viewPath, fingerprint] }
}
