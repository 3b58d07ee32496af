// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration

/// Cells that lists know and do not show (Documentation/Check.md §1.3).
extension ScreenList {
  /// Those of the screens, as screens of their own.
  ///
  /// A screen that ends the process here is told of when it is looked at.
  ///
  /// - Parameter names: Of screens that are there already.
  func cells(
    of screens: [ScreenRequest], besides names: [String] = [], _ plan: CheckPlan,
    in configuration: Configuration
  ) -> [ScreenRequest] {
    named(
      unseenCells(of: screens, plan, in: configuration, "cells"),
      besides: names + screens.map(\.name))
  }

  /// Those of screens that ways lead to: a cell that a list of the same controller shows in any state
  /// of it was seen there.
  ///
  /// - Parameter others: Screens that are there already; a controller among their names was asked itself.
  func cells(
    onWays screens: [ScreenRequest], besides others: [ScreenRequest], _ plan: CheckPlan
  ) -> [ScreenRequest] {
    let plain = Set(others.filter { !$0.isOnWay }.map(\.name))
    let hosts = screens.filter { screen in
      !screen.stops && screen.controller.map { !plain.contains($0) } == true
    }
    guard !hosts.isEmpty, let usual = AppExploration.usual(plan.configurations) else { return [] }
    let unseen = unseenCells(of: hosts, plan, in: usual, "waycells")
    let states = Dictionary(grouping: hosts) { $0.controller }.mapValues(\.count)
    var kept: [ScreenRequest] = []
    for alike in Dictionary(grouping: unseen, by: CellKind.init).values {
      guard let first = alike.first, alike.count == states[first.controller] else { continue }
      kept.append(first)
    }
    let order = hosts.enumerated().map { ($0.element.steps, $0.offset) }
    let ranks = Dictionary(order) { first, _ in first }
    kept.sort {
      (ranks[$0.steps] ?? 0, $0.cell?.list ?? 0, $0.cell?.reuseIdentifier ?? "")
        < (ranks[$1.steps] ?? 0, $1.cell?.list ?? 0, $1.cell?.reuseIdentifier ?? "")
    }
    return named(kept, besides: others.map(\.name))
  }

  /// What is one cell, whatever the state of the screen that has its list.
  private struct CellKind: Hashable {
    let controller: String?
    let list: Int?
    let reuseIdentifier: String?

    init(_ screen: ScreenRequest) {
      controller = screen.controller
      list = screen.cell?.list
      reuseIdentifier = screen.cell?.reuseIdentifier
    }
  }

  private func unseenCells(
    of screens: [ScreenRequest], _ plan: CheckPlan, in configuration: Configuration,
    _ name: String
  ) -> [ScreenRequest] {
    var plan = plan
    plan.configurations = [configuration]
    plan.changes = []
    plan.screens = screens
    plan.listsCells = true
    plan.output = nil
    plan.units = screens.indices.map { $0 * plan.unitsPerScreen }
    return worker(name).run(plan).records.flatMap(\.screens)
  }

  private func named(_ cells: [ScreenRequest], besides others: [String]) -> [ScreenRequest] {
    var names = Set(others)
    return cells.map { cell in
      var cell = cell
      let plain = cell.name
      var number = 2
      while !names.insert(cell.name).inserted {
        cell.name = "\(plain) \(number)"
        number += 1
      }
      return cell
    }
  }
}
