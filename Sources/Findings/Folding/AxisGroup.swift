// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// Values of one axis that have a name together, such as `all phones` or `at AX3 and above`.
struct AxisGroup: Hashable {
  let axis: MatrixAxis
  /// nil for all values.
  let words: String?
  let values: Set<String>

  /// The groups of an axis of a matrix: all first, single values last; no two have equal values.
  static func groups(of axis: MatrixAxis, in matrix: [Configuration]) -> [AxisGroup] {
    let all = matrix.map { axis.value(of: $0) }
    var groups = [AxisGroup(axis: axis, words: nil, values: Set(all))]
    var seen: Set<Set<String>> = [groups[0].values]
    func add(_ words: String, _ values: some Sequence<String>) {
      let values = Set(values)
      guard !values.isEmpty, seen.insert(values).inserted else { return }
      groups.append(AxisGroup(axis: axis, words: words, values: values))
    }
    switch axis {
    case .device: DeviceGroups(matrix).each(add)
    case .textSize: addSizes(of: matrix, add)
    case .orientation: addOrientations(of: matrix, add)
    default:
      for (configuration, value) in zip(matrix, all) {
        add(words(for: configuration, along: axis), [value])
      }
    }
    return groups
  }

  /// Every run of neighbouring sizes, long ones first.
  private static func addSizes(of matrix: [Configuration], _ add: (String, [String]) -> Void) {
    let present = Set(matrix.map(\.textSize))
    let sizes = TextSize.allCases.filter(present.contains).map(\.rawValue)
    for length in stride(from: sizes.count, through: 1, by: -1) {
      for start in 0...(sizes.count - length) {
        let run = Array(sizes[start..<start + length])
        let (first, last) = (run[0], run[length - 1])
        if length == 1 {
          add("at \(first)", run)
        } else if start + length == sizes.count {
          add("at \(first) and above", run)
        } else if start == 0 {
          add("at \(last) and below", run)
        } else {
          add("from \(first) to \(last)", run)
        }
      }
    }
  }

  private static func addOrientations(
    of matrix: [Configuration], _ add: (String, [String]) -> Void
  ) {
    let present = Set(matrix.map(\.orientation))
    for isPortrait in [true, false] {
      let alike = Orientation.allCases.filter {
        present.contains($0) && $0.isPortrait == isPortrait
      }
      if alike.count > 1 { add(isPortrait ? "upright" : "sideways", alike.map(\.rawValue)) }
    }
    for orientation in Orientation.allCases where present.contains(orientation) {
      add("in \(orientation.rawValue)", [orientation.rawValue])
    }
  }

  /// The words for one value of a plain axis.
  private static func words(
    for configuration: Configuration, along axis: MatrixAxis
  ) -> String {
    switch axis {
    case .locale: "in \(configuration.locale)"
    case .direction: configuration.isRightToLeft ? "right to left" : "left to right"
    case .pseudoLanguage:
      configuration.pseudoLanguage.map { "with \($0.rawValue) text" } ?? "with plain text"
    case .appearance: configuration.appearance == .dark ? "in dark mode" : "in light mode"
    case .boldText: configuration.isTextBold ? "with bold text" : "without bold text"
    case .scale: configuration.scale.map { "at \($0)x" } ?? "at its own scale"
    case .device, .orientation, .textSize, .itself: "(\(configuration.name))"
    }
  }
}
