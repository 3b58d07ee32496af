// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Configurations that have one of some groups along each axis, such as `all phones in landscape`.
package struct Clause: Hashable, Sendable {
  /// The values along an axis, and their words.
  struct Part: Hashable, Sendable {
    var words: [String]
    var values: Set<String>
  }

  /// Axes that are not here may have any value.
  var parts: [MatrixAxis: Part]

  /// - Complexity: O(axes).
  package func contains(_ configuration: Configuration) -> Bool {
    parts.allSatisfy { axis, part in part.values.contains(axis.value(of: configuration)) }
  }

  /// The one axis along which two clauses differ; nil when there are several or none.
  func onlyDifference(from other: Clause) -> MatrixAxis? {
    let axes = MatrixAxis.allCases.filter { parts[$0] != other.parts[$0] }
    return axes.count == 1 && parts[axes[0]] != nil && other.parts[axes[0]] != nil ? axes[0] : nil
  }

  /// Such as `iPhone SE and iPhone X in landscape at AX3 and above, right to left`.
  package var text: String {
    func words(_ axis: MatrixAxis) -> String? { parts[axis]?.words.joined(separator: " and ") }
    let place = [.device, .orientation, .textSize].compactMap(words).joined(separator: " ")
    let rest = MatrixAxis.allCases.dropFirst(3).compactMap(words)
    let all = (place.isEmpty ? [] : [place]) + rest
    return all.isEmpty ? "everywhere" : all.joined(separator: ", ")
  }
}
