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

  /// Those of screens that ways lead to: a cell that is not unseen in a state whose list has other unseen
  /// ones was seen there. States that tell of no unseen cell of a list say nothing of it.
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
    let states = Dictionary(grouping: unseen) { CellKind($0, ofList: true) }
      .mapValues { Set($0.map(\.steps)).count }
    let counts = Dictionary(grouping: unseen) { CellKind($0) }.mapValues {
      Set($0.map(\.steps)).count
    }
    // Units are numbered by place, so the order is the same in each run: that of the hosts.
    let order = hosts.enumerated().map { (Host($0.element), $0.offset) }
    let ranks = Dictionary(order) { first, _ in first }
    let sorted = unseen.sorted { left, right in
      let (first, second) = (ranks[Host(left)] ?? hosts.count, ranks[Host(right)] ?? hosts.count)
      return (first, left.cell?.list ?? 0, left.cell?.reuseIdentifier ?? "")
        < (second, right.cell?.list ?? 0, right.cell?.reuseIdentifier ?? "")
    }
    var found: Set<CellKind> = []
    let kept = sorted.filter { cell in
      counts[CellKind(cell)] == states[CellKind(cell, ofList: true)]
        && found.insert(CellKind(cell)).inserted
    }
    return named(kept, besides: others.map(\.name))
  }

  /// What is one cell, whatever the state of the screen that has its list.
  private struct CellKind: Hashable {
    let controller: String?
    let list: Int?
    let reuseIdentifier: String?

    /// - Parameter ofList: Whether all cells of its list are one.
    init(_ screen: ScreenRequest, ofList: Bool = false) {
      controller = screen.controller
      list = screen.cell?.list
      reuseIdentifier = ofList ? nil : screen.cell?.reuseIdentifier
    }
  }

  /// The state of a screen: how it is come to.
  private struct Host: Hashable {
    let base: ScreenRequest.Origin
    let steps: [Step]

    init(_ screen: ScreenRequest) { (base, steps) = (screen.base, screen.steps) }
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
    var worker = worker(name)
    worker.listener = WaitingProgress("Looking for cells", say: progress)
    return worker.run(plan).records.flatMap(\.screens)
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
