// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
package import UIKit

/// Layout work that was done again although nothing had changed, as faults (Documentation/Check.md
/// §6.10).
extension ConsoleFault {
  package init(_ excess: LayoutWork.Excess) {
    fault =
      switch excess.kind {
      case .passes: ConsoleFault.passes(excess)
      case .measurements: ConsoleFault.measurements(excess)
      case .rows: ConsoleFault.rows(excess)
      }
  }

  private static func passes(_ excess: LayoutWork.Excess) -> Fault {
    let times = excess.times
    let owner = excess.view.ownedByController.map { ClassNames.name(of: type(of: $0)) }
    return fault(excess, excess.view, "passes") {
      (
        "it is laid out \(times) times in one turn, with the same result each time",
        "setNeedsLayout() and layoutIfNeeded() were called again although neither its bounds nor "
          + "its subviews changed.",
        "Mark layout as needed only when something changed"
          + (owner.map { ", and not in \($0)'s viewDidLayoutSubviews" } ?? "")
          + "; leave the pass to the end of the turn."
      )
    }
  }

  private static func measurements(_ excess: LayoutWork.Excess) -> Fault {
    // Cells hand the question on to their content.
    var view = excess.view
    if let cell = view.superview, ScreenTree.isCell(cell) { view = cell }
    let times = excess.times
    return fault(excess, view, "measurements") {
      (
        "it is measured \(times == 2 ? "twice" : "\(times) times") for the same size in one turn",
        "systemLayoutSizeFitting was called again although nothing inside had changed; every call "
          + "solves the constraints and breaks the texts once more.",
        "Keep the first answer."
      )
    }
  }

  private static func rows(_ excess: LayoutWork.Excess) -> Fault {
    let times = excess.times
    let count = excess.count
    let word = excess.view is UITableView ? "row" : "item"
    return fault(excess, excess.view, "rows") {
      (
        "\(count) \(word)\(count == 1 ? " is" : "s are") measured "
          + "\(times == 2 ? "twice" : "\(times) times") in one turn, with the same answers",
        "The list was reloaded or invalidated and laid out more than once before it was shown.",
        "Reload once, when the data is there, and do not force a layout between."
      )
    }
  }

  private static func fault(
    _ excess: LayoutWork.Excess, _ view: UIView, _ detail: String,
    _ text: @escaping @MainActor () -> (message: String, reason: String, remedy: String)
  ) -> Fault {
    Fault(
      .repeatedLayout, view, detail: detail, measure: Double(excess.times),
      region: view.window.map { view.convert(view.bounds, to: $0) }
    ) {
      let (message, reason, remedy) = text()
      var words = Fault.Words(message: message, reason: reason, remedy: remedy)
      words.numbers = [.init("times", Double(excess.times), "")]
      if let place = OriginPlace.place(excess.asker) {
        words.related = [RelatedPlace(label: "asked for here", place: place)]
      }
      return words
    }
  }
}
