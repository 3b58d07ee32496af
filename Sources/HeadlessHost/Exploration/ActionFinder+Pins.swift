// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
import Foundation
internal import UIKit

/// Pins of maps (Documentation/Exploration.md §3.1.4).
extension ActionFinder {
  /// Pins of a map that are looked at.
  private static let pins = 24

  /// Each pin, and the control of its callout; those of a map stand for each other as rows do.
  func pins(of entry: ElementDirectory.Entry) -> [MapAction] {
    guard let map = entry.element.view as? any PinnedView, isReachable(entry.element) else {
      return []
    }
    let titles = map.pinTitles
    let first = titles.prefix(Self.pins)
    return first.enumerated().flatMap { index, title in
      let isClear = !title.isEmpty && titles.filter { $0 == title }.count == 1
      let name = StepText.quoted(isClear ? title : "#\(index)")
      func action(_ step: String, _ group: String) -> MapAction {
        MapAction(
          kind: .pin, mark: step, group: "\(entry.mark) \(group)", position: index,
          isLastOfGroup: index == first.count - 1)
      }
      let pin = action("pin \(name)", "pins")
      guard map.hasCalloutControl(ofPin: index) else { return [pin] }
      return [pin, action("pin \(name) callout", "callouts")]
    }
  }
}
