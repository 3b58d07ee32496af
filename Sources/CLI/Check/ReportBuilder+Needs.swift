// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

extension ReportBuilder {
  /// Why scenes and controllers cannot be looked at by themselves, by their screens' positions in the plan: in every
  /// setting they stop at a value that is nil or at a check of their own, since whoever shows them
  /// gives them something, or because they are made by code alone (Documentation/Check.md §1.5).
  func needs(_ places: PlaceFinder) -> [Int: String] {
    let casualties = Dictionary(grouping: results.flatMap(\.casualties)) {
      $0.unit / plan.unitsPerScreen
    }
    let looked = Set(results.flatMap(\.records).flatMap(\.outcomes.keys))
    var needs: [Int: String] = [:]
    for (index, deaths) in casualties where !plan.screens.isEmpty {
      let screen = plan.screens[index]
      guard [.scene, .controller].contains(screen.origin), screen.steps.isEmpty,
        deaths.allSatisfy({ $0.lacksValue || $0.refusesCoder }),
        !looked.contains(where: { $0 / plan.unitsPerScreen == index })
      else { continue }
      let first = deaths.min { $0.unit < $1.unit } ?? deaths[0]
      let place =
        place(of: first, places).map {
          " (\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line))"
        } ?? ""
      let thing = screen.origin == .scene ? "the scene" : "the view controller"
      let what =
        first.refusesCoder
        ? "\(thing) is made with values that a storyboard cannot give, and stops in init(coder:)"
        : "\(thing) needs what is given to it before it is shown, and stops "
          + (first.says("Unexpectedly found nil") ? "at nil" : "at a check of its own")
      needs[index] = "\(what)\(place); lead to it with steps in snug.json"
    }
    return needs
  }
}

extension CheckWorker.Casualty {
  /// Whether Swift stopped it: at nil, beyond the end of a list that is empty, at an assertion.
  var lacksValue: Bool {
    ["Fatal error", "Precondition failed", "Assertion failed"].contains(where: says)
  }

  /// Whether it says what Xcode writes into an `init(coder:)` that nobody is to call.
  fileprivate var refusesCoder: Bool { says("init(coder:) has not been implemented") }

  fileprivate func says(_ words: String) -> Bool {
    kind == .crash && CrashWords(lastWords)?.line.contains(words) == true
  }
}
