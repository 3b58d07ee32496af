// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Inspection
internal import UIKit

/// What UIKit said about layout, kept as faults.
@MainActor
final class ConsoleCollector {
  private(set) var faults: [ConsoleFault] = []
  /// What a list shows in place of its rows, where only that is looked at.
  var loneCell: LoneCell?
  /// Whether the app itself shows what it is looked at for.
  private let isOnOwnWay: Bool

  init(isOnOwnWay: Bool = true) { self.isOnOwnWay = isOnOwnWay }

  func take(_ issue: LayoutIssue) {
    if let fault = ConsoleFault(issue, isOnOwnWay: isOnOwnWay) { faults.append(fault) }
  }

  func add(_ fault: ConsoleFault) { faults.append(fault) }

  func forget() { faults = [] }
}
