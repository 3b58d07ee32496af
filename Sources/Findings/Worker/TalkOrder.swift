// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Which of its units a process may speak of, and when: of those that it was asked for, each until it has its
/// verdict, and one at a time (Documentation/Containment.md §2.5).
///
/// - Invariant: ``open`` is nil or a unit that may still get a verdict.
package struct TalkOrder: Sendable {
  /// Records of one unit; a list of ten thousand rows has fewer.
  private static let mostRecords = 1_000_000

  /// The unit that was begun and has no verdict.
  package private(set) var open: Int?
  /// Units without a verdict; nil where an exploration counts its steps as it goes.
  private var left: Set<Int>?
  private let asked: Set<Int>
  /// The unit that was begun last.
  private var last: Int?
  /// The screen of that unit; an exploration has one, the whole app.
  private var lastScreen: Int? { last.map { $0 / unitsPerScreen } }
  private let unitsPerScreen: Int
  private let lists: Bool
  private let answers: Bool
  private let explores: Bool
  private var count = 0
  private var isFinished = false

  /// - Parameter units: Those of the plan, or what is left of them.
  package init(_ plan: CheckPlan, units: [Int]) {
    lists = plan.screens.isEmpty || plan.listsCells
    answers = plan.question != nil
    explores = (plan.exploration?.steps ?? 0) > 0
    unitsPerScreen = plan.screens.isEmpty || explores ? .max : max(1, plan.unitsPerScreen)
    asked = plan.screens.isEmpty ? [0] : Set(units)
    left = explores ? nil : asked
  }

  /// Notes what is said.
  ///
  /// - Throws: for what the process may not say, or not now.
  package mutating func take(_ record: WorkerRecord) throws(RecordError) {
    count += 1
    guard isAllowed(record), !isFinished, count <= Self.mostRecords else {
      throw RecordError("an app's process may not say '\(record.line.prefix(80))' here")
    }
    switch record {
    case .began(let unit):
      (open, last, count) = (unit, unit, 0)
    case .done(let unit, _), .refused(let unit, _), .ended(let unit, _):
      open = nil
      left?.remove(unit)
    case .finished: isFinished = true
    default: break
    }
  }

  private func isAllowed(_ record: WorkerRecord) -> Bool {
    switch record {
    // A unit that is tried once more is begun again.
    case .began(let unit):
      (open == nil || open == unit) && unit >= 0 && left?.contains(unit) != false
    case .done(let unit, _), .refused(let unit, _): unit == open
    case .finding(let number, let unit, let page, _):
      number >= 0 && unit == open && page >= 0
    // What the app does between two units is still the former's doing.
    case .wanted(let unit, _), .missed(let unit, _), .leftOut(let unit, _), .sight(let unit, _):
      unit == last
    case .shot(let unit, let page, _): unit == last && page >= 0
    case .mended(let unit, let step, _): unit == last && step >= 0
    // A process may end before it began, or after its last unit.
    case .ended(let unit, _): unit == open ?? unit && (explores || asked.contains(unit))
    case .explanation(let unit, _): unit == last && answers
    case .used(let screen, _), .known(let screen, _, _, _): screen == lastScreen
    case .screen: lists && open != nil
    case .explored: explores
    case .finished: open == nil
    default: true
    }
  }
}
