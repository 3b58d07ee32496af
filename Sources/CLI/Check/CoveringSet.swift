// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// Few configurations that stand for many: every pair of settings that the many hold is in one of them,
/// and so are the extremes (Documentation/Exploration.md §11).
///
/// Faults of layout come from one setting or from two that meet; sets that hold every pair are known
/// as pairwise or all-pairs.
struct CoveringSet {
  /// In the order of the many.
  let configurations: [Configuration]

  /// Looks above which a covering set is taken in place of all configurations.
  static let mostLooks = 6_000

  /// Whether it is taken for a run of so many looks.
  static func stands(forLooks looks: Int, areAllAsked: Bool) -> Bool {
    !areAllAsked && looks > mostLooks
  }

  /// - Parameter wanted: What is to be among them, such as what the app is changed to while it runs:
  ///   a report knows no other configurations.
  /// - Complexity: O(n² a²) for n configurations and a axes in the worst case; n is some hundreds.
  init(of all: [Configuration], with wanted: [Configuration] = []) {
    var names: [String: Int] = [:]
    let rows = all.map { one in
      Self.settings(one).enumerated().map { axis, value in
        let name = "\(axis) \(value)"
        names[name] = names[name] ?? names.count
        return names[name] ?? 0
      }
    }
    var chosen = Self.extremes(all, rows).union(wanted.compactMap(all.firstIndex))
    var open = Set(rows.flatMap(Self.pairs))
    for index in chosen { open.subtract(Self.pairs(rows[index])) }
    while !open.isEmpty {
      var best = (index: 0, gain: -1)
      for index in all.indices where !chosen.contains(index) {
        let gain = Self.pairs(rows[index]).count(where: open.contains)
        if gain > best.gain { best = (index, gain) }
      }
      guard best.gain > 0 else { break }
      chosen.insert(best.index)
      open.subtract(Self.pairs(rows[best.index]))
    }
    configurations = chosen.sorted().map { all[$0] }
  }

  /// The smallest and the largest text on every window, held either way: the latter in the longer
  /// language; and what most people have.
  private static func extremes(_ all: [Configuration], _ rows: [[Int]]) -> Set<Int> {
    let sizes = TextSize.allCases
    func rank(_ index: Int) -> Int { sizes.firstIndex(of: all[index].textSize) ?? 0 }
    var chosen: Set<Int> = []
    for indices in Dictionary(grouping: all.indices, by: { rows[$0].prefix(2) }).values {
      let plain = indices.filter { all[$0].pseudoLanguage == nil }
      if let smallest = plain.min(by: { (rank($0), $0) < (rank($1), $1) }) {
        chosen.insert(smallest)
      }
      let long = indices.filter { all[$0].pseudoLanguage != nil }
      let largest = (long.isEmpty ? indices : long).max { (rank($0), -$0) < (rank($1), -$1) }
      if let largest { chosen.insert(largest) }
    }
    if let usual = AppExploration.usual(all), let index = all.firstIndex(of: usual) {
      chosen.insert(index)
    }
    return chosen
  }

  /// A configuration's value on each axis; the first two are the window and how it is held.
  private static func settings(_ one: Configuration) -> [String] {
    [
      "\(one.device) \(one.window.name)", one.orientation.rawValue, one.textSize.rawValue,
      "\(one.locale) \(one.pseudoLanguage?.rawValue ?? "")", one.direction?.rawValue ?? "",
      one.appearance.rawValue,
    ]
  }

  /// Every two values of a row, as one number; values are numbered over all axes.
  private static func pairs(_ row: [Int]) -> [Int] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).map { row[first] << 32 | row[$0] }
    }
  }
}
