// Part of Snug, under the Apache License 2.0; see LICENSE.

extension CheckPlan {
  /// The positions of the configurations in which lists are looked at page by page: one for each text
  /// size on each window, held either way, so that their other settings take turns (Documentation/Check.md §1.9).
  ///
  /// What a page further on adds to the first is other rows: longer texts and other cells, whose faults
  /// come of widths and text sizes.
  ///
  /// - Complexity: O(n) in the number of configurations.
  package var pagedConfigurations: Set<Int> {
    var groups: [[Int]] = []
    var numbers: [[String]: Int] = [:]
    for (index, one) in configurations.enumerated() {
      let key = [one.device, one.window.name, one.orientation.rawValue, one.textSize.rawValue]
      if let number = numbers[key] {
        groups[number].append(index)
      } else {
        numbers[key] = groups.count
        groups.append([index])
      }
    }
    return Set(groups.enumerated().map { $0.element[$0.offset % $0.element.count] })
  }
}
