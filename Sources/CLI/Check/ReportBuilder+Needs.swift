// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

extension ReportBuilder {
  /// Why scenes cannot be looked at by themselves, by their screens' positions in the plan: in every
  /// setting they stop at a value that is nil, which whoever shows them gives them
  /// (Documentation/Check.md §1.5).
  func needs(_ places: PlaceFinder) -> [Int: String] {
    let casualties = Dictionary(grouping: results.flatMap(\.casualties)) {
      $0.unit / plan.unitsPerScreen
    }
    let looked = Set(results.flatMap(\.records).flatMap(\.outcomes.keys))
    var needs: [Int: String] = [:]
    for (index, deaths) in casualties where !plan.screens.isEmpty {
      let screen = plan.screens[index]
      guard screen.origin == .scene, screen.steps.isEmpty, deaths.allSatisfy(lacksValue),
        !looked.contains(where: { $0 / plan.unitsPerScreen == index })
      else { continue }
      let first = deaths.min { $0.unit < $1.unit } ?? deaths[0]
      let place =
        place(of: first, places).map {
          " (\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line))"
        } ?? ""
      needs[index] =
        "the scene needs what is given to it before it is shown, and stops at nil\(place); "
        + "lead to it with steps in snug.json"
    }
    return needs
  }

  private func lacksValue(_ casualty: CheckWorker.Casualty) -> Bool {
    casualty.kind == .crash
      && CrashWords(casualty.lastWords)?.line.contains("Unexpectedly found nil") == true
  }
}
