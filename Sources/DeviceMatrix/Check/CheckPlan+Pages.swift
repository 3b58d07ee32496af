// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CheckPlan {
  /// The positions of the configurations in which lists are looked at page by page: one for each text
  /// size on each window, held either way, so that their other settings take turns (Documentation/Check.md
  /// §1.9). Of those that stand for many, which hardly agree in all of these, one for the largest size on
  /// each window, held either way, and one for the usual size on it.
  ///
  /// What a page further on adds to the first is other rows: longer texts and other cells, whose faults
  /// come of widths and text sizes.
  ///
  /// - Complexity: O(n) in the number of configurations.
  package var pagedConfigurations: Set<Int> {
    func window(_ index: Int) -> [String] {
      [configurations[index].device, configurations[index].window.name]
    }
    func held(_ index: Int) -> [String] {
      window(index) + [configurations[index].orientation.rawValue]
    }
    func size(_ index: Int) -> TextSize { configurations[index].textSize }
    let all = Array(configurations.indices)
    guard isCovering else {
      return Self.turns(Self.groups(all) { held($0) + [size($0).rawValue] })
    }
    let sizes = TextSize.allCases
    func rank(_ index: Int) -> Int { sizes.firstIndex(of: size(index)) ?? 0 }
    func kept(_ group: [Int], _ distance: (Int) -> Int) -> [Int] {
      let least = group.map(distance).min()
      return group.filter { distance($0) == least }
    }
    let usual = sizes.firstIndex(of: .l) ?? 0
    let largest = Self.groups(all, by: held).map { kept($0) { -rank($0) } }
    let middle = Self.groups(all, by: window).map { kept($0) { abs(rank($0) - usual) } }
    return Self.turns(largest).union(Self.turns(middle))
  }

  /// Those that agree together, groups in the order of their first.
  private static func groups(_ indices: [Int], by key: (Int) -> [String]) -> [[Int]] {
    var groups: [[Int]] = []
    var numbers: [[String]: Int] = [:]
    for index in indices {
      let key = key(index)
      if let number = numbers[key] {
        groups[number].append(index)
      } else {
        numbers[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// One of each group, by turns.
  private static func turns(_ groups: [[Int]]) -> Set<Int> {
    Set(groups.enumerated().map { $0.element[$0.offset % $0.element.count] })
  }
}
