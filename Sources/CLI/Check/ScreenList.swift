// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import XcodeProject

/// The screens of an app, as processes of it list them and `snug.json` adds to them.
struct ScreenList {
  let app: AppDescription
  let settings: CheckSettings
  /// Makes what runs processes of the app, by a name for its files.
  let worker: (String) -> CheckWorker

  /// Screens by their names, in order; all where none is named.
  ///
  /// - Parameter plan: A plan without screens and with one unit.
  func screens(
    named names: [String], _ plan: CheckPlan
  ) throws(CheckRun.Failure) -> [ScreenRequest] {
    var screens: [ScreenRequest] = []
    // An app that does not come up in the first configuration may do so in another.
    for (number, configuration) in listingConfigurations(plan).enumerated() where screens.isEmpty {
      var part = plan
      part.configurations = [configuration]
      part.output = nil
      screens = worker("screens\(number)").run(part).records.flatMap(\.screens)
    }
    if screens.isEmpty {
      // An app that does not come up is looked at all the same, so that the fault is reported.
      screens = [ScreenRequest(name: app.targetName, origin: .initial)]
    }
    screens += cells(of: screens, plan)
    for screen in settings.screens {
      // A name of the file's own stands for that screen.
      screens.removeAll { $0.name == screen.name }
      screens.append(screen)
    }
    guard !names.isEmpty else { return screens }
    for name in names where !screens.contains(where: { $0.isNamed(name) }) {
      let known = screens.map { "'\($0.name)'" }.joined(separator: ", ")
      throw CheckRun.Failure(
        description: "snug: error: there is no screen '\(name)'; there are \(known)")
    }
    return screens.filter { screen in names.contains { screen.isNamed($0) } }
  }

  private func listingConfigurations(_ plan: CheckPlan) -> [Configuration] {
    var seen: Set<Configuration> = []
    let all = plan.configurations
    return [all.first, all.last, all.isEmpty ? nil : all[all.count / 2]].compactMap(\.self)
      .filter { seen.insert($0).inserted }
  }

  /// The cells that lists of the screens know and do not show, as screens of their own.
  ///
  /// A screen that ends the process here is told of when it is looked at.
  private func cells(of screens: [ScreenRequest], _ plan: CheckPlan) -> [ScreenRequest] {
    var plan = plan
    plan.screens = screens
    plan.listsCells = true
    plan.output = nil
    plan.units = screens.indices.map { $0 * plan.unitsPerScreen }
    var names = Set(screens.map(\.name))
    var cells: [ScreenRequest] = []
    for var cell in worker("cells").run(plan).records.flatMap(\.screens) {
      let plain = cell.name
      var number = 2
      while !names.insert(cell.name).inserted {
        cell.name = "\(plain) \(number)"
        number += 1
      }
      cells.append(cell)
    }
    return cells
  }
}

extension ScreenRequest {
  /// Whether people mean this screen; `initial` is what the app shows first.
  fileprivate func isNamed(_ name: String) -> Bool {
    name == self.name || name == "initial" && origin == .initial
  }
}
