// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration

/// Cells that lists know and do not show (Documentation/Check.md §1.3).
extension ScreenList {
  /// Those of the screens, as screens of their own.
  ///
  /// A screen that ends the process here is told of when it is looked at.
  ///
  /// - Parameter types: Takes the classes of the cells that are in sight there, and of these.
  func cells(
    of screens: [ScreenRequest], _ plan: CheckPlan, in configuration: Configuration,
    noting types: inout Set<String>
  ) -> [ScreenRequest] {
    let listed = listedCells(of: screens, plan, in: configuration, "cells")
    types.formUnion(listed.shown)
    return named(Self.fresh(listed.unseen, &types, areAllKept: true), besides: screens.map(\.name))
  }

  /// Those of screens that ways lead to: a cell that is not unseen in a state whose list has other unseen
  /// ones was seen there. States that tell of no unseen cell of a list say nothing of it. A class that is in
  /// sight on any of the screens, or that is there alone, is not shown alone once more: lists that inherit
  /// from one that registers it all know it.
  ///
  /// - Parameters:
  ///   - others: Screens that are there already; a controller among their names was asked itself.
  ///   - types: The classes of cells that are known, with which those of these screens are put.
  func cells(
    onWays screens: [ScreenRequest], besides others: [ScreenRequest], _ plan: CheckPlan,
    noting types: inout Set<String>
  ) -> [ScreenRequest] {
    let plain = Set(others.filter { !$0.isOnWay }.map(\.name))
    let hosts = screens.filter { screen in
      !screen.stops && screen.controller.map { !plain.contains($0) } == true
    }
    guard !hosts.isEmpty, let usual = AppExploration.usual(plan.configurations) else { return [] }
    let listed = listedCells(of: hosts, plan, in: usual, "waycells")
    types.formUnion(listed.shown)
    let unseen = listed.unseen
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
    return named(Self.fresh(kept, &types), besides: others.map(\.name))
  }

  /// Cells of classes that are not known yet, each class once; those of which only a nib or a prototype knows
  /// the class all stay.
  private static func fresh(
    _ cells: [ScreenRequest], _ types: inout Set<String>, areAllKept: Bool = false
  ) -> [ScreenRequest] {
    cells.compactMap { cell in
      var cell = cell
      let isNew = cell.cell?.typeName.map { types.insert($0).inserted } ?? true
      cell.cell?.typeName = nil
      return isNew || areAllKept ? cell : nil
    }
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

  /// The cells that lists of screens know and do not show, and the classes of those that they show.
  private func listedCells(
    of screens: [ScreenRequest], _ plan: CheckPlan, in configuration: Configuration,
    _ name: String
  ) -> (unseen: [ScreenRequest], shown: [String]) {
    var plan = plan
    plan.configurations = [configuration]
    plan.changes = []
    plan.screens = screens
    plan.listsCells = true
    plan.output = nil
    plan.units = screens.indices.map { $0 * plan.unitsPerScreen }
    var worker = worker(name)
    worker.listener = WaitingProgress("Looking for cells", say: progress)
    let records = worker.run(plan).records
    return (
      records.flatMap(\.screens), records.flatMap { $0.looks.values.flatMap(\.controllers) }
    )
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
