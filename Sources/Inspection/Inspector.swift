// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// Looks at a laid-out screen and says what is wrong with it.
///
/// The rules are those of Documentation/Check.md §6; each is a function from the flattened screen to
/// faults, in the order of the views. Nothing is changed, but for constraints being solved.
@MainActor
struct Inspector {
  let tree: ScreenTree
  let configuration: Configuration
  var faults: [Fault] = []
  /// Nodes of cells whose constraints do not lead through them.
  var brokenCells: Set<Int> = []

  init(_ windows: [UIWindow], _ configuration: Configuration) {
    tree = ScreenTree(windows)
    self.configuration = configuration
  }

  /// All faults of what the windows show; layout must be settled.
  static func faults(of windows: [UIWindow], in configuration: Configuration) -> [Fault] {
    var inspector = Inspector(windows, configuration)
    inspector.inspectText()
    inspector.inspectConstraints()
    inspector.inspectPlaces()
    inspector.inspectControls()
    inspector.inspectReading(windows)
    inspector.inspectLists()
    inspector.inspectEmptyScreens(windows)
    inspector.inspectLengths(windows)
    return inspector.faults
  }

  /// The view that people think of: the control or bar around a part of it.
  func person(_ index: Int) -> UIView {
    var index = index
    while tree.nodes[index].isPart, tree.nodes[index].parent >= 0 {
      index = tree.nodes[index].parent
    }
    return tree.nodes[index].view
  }

  /// The node of a view, which is visible.
  func node(of view: UIView) -> Int? { tree.nodes.firstIndex { $0.view === view } }
}

/// A number as messages show it: at most one decimal, none that is zero.
func short(_ value: CGFloat) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? whole(rounded) : "\(Double(rounded))"
}

/// A number without its fraction, as texts show it; one that no whole number holds as it is.
package func whole(_ value: CGFloat) -> String {
  Int(exactly: value.rounded(.towardZero)).map { "\($0)" } ?? "\(Double(value))"
}
