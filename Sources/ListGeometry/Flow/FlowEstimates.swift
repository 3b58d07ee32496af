// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What unmeasured items count with: one size for those never seen, and for the others the mean of
/// what was measured of their kind (Documentation/FlowLayout.md §5.1, §5.7).
struct FlowEstimates: Sendable {
  /// The sizes measured of one kind of items, added up.
  private struct Sum: Sendable {
    var count = 0
    var cross: CGFloat = 0
    var main: CGFloat = 0

    var mean: FlowSize? {
      count > 0 ? FlowSize(cross: cross / CGFloat(count), main: main / CGFloat(count)) : nil
    }

    mutating func add(_ size: FlowSize, _ times: Int) {
      count += times
      cross = count == 0 ? 0 : cross + CGFloat(times) * size.cross
      main = count == 0 ? 0 : main + CGFloat(times) * size.main
    }
  }

  /// The size of items that were never seen.
  private(set) var standard: FlowSize
  /// The size that the layout itself gave for items that were never seen.
  let stated: FlowSize
  private let learnsStandard: Bool
  /// Whether what was measured took the place of the stated size.
  private(set) var learnedStandard = false
  private var all = Sum()
  private var kinds: [Int32: Sum] = [:]
  /// The means as of the last ``learn()``, so that a pass sees one answer.
  private var learned: [Int32: FlowSize] = [:]

  init(_ configuration: FlowConfiguration) {
    switch configuration.estimate {
    case .none:
      standard = .zero
      learnsStandard = false
    case .explicit(let size):
      standard = FlowSize(size, scrolling: configuration.axis)
      learnsStandard = false
    case .automatic(let seed):
      standard = FlowSize(seed, scrolling: configuration.axis)
      learnsStandard = true
    }
    stated = standard
  }

  func size(ofKind kind: Int32) -> FlowSize { learned[kind] ?? standard }

  /// Takes over what another list of the same items learned, until there is something of one's own.
  mutating func inherit(_ other: FlowEstimates) { learned = other.learned }

  /// The same, with what unseen items count with.
  mutating func inheritAll(_ other: FlowEstimates) {
    learned = other.learned
    standard = other.standard
    learnedStandard = other.learnedStandard
  }

  mutating func add(_ run: FlowItemRun) { note(run, run.count) }

  mutating func remove(_ run: FlowItemRun) { note(run, -run.count) }

  private mutating func note(_ run: FlowItemRun, _ times: Int) {
    all.add(run.size, times)
    if run.kind != 0 { kinds[run.kind, default: Sum()].add(run.size, times) }
  }

  /// Which unmeasured items have another size after what was measured since the last call.
  enum Change {
    case none
    /// Those that were seen once.
    case seen
    case all
  }

  mutating func learn() -> Change {
    let means = learned.merging(kinds.compactMapValues(\.mean)) { $1 }
    let isOther = means != learned
    learned = means
    if learnsStandard, let mean = all.mean, mean != standard {
      standard = mean
      learnedStandard = true
      return .all
    }
    return isOther ? .seen : .none
  }
}
