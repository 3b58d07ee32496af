// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Pins of maps, which are not drawn (Documentation/Steps.md §2).
extension StepRunner {
  func tapPin(_ name: String, isCallout: Bool) throws(StepProblem) {
    let maps = ScreenContents().maps
    let number = name.hasPrefix("#") ? Int(name.dropFirst()) : nil
    func index(in map: any PinnedView) -> Int? {
      let titles = map.pinTitles
      if let number, titles.indices.contains(number) { return number }
      return titles.firstIndex(of: name)
        ?? titles.firstIndex { $0.lowercased() == name.lowercased() }
    }
    for map in maps {
      guard let index = index(in: map) else { continue }
      guard isCallout else { return map.tapPin(index) }
      guard map.hasCalloutControl(ofPin: index) else {
        throw .impossible("the callout of the pin '\(name)' has no control that could be tapped")
      }
      return map.tapCallout(ofPin: index)
    }
    let titles = maps.flatMap(\.pinTitles).prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    throw .impossible(
      "no map on the screen has a pin '\(name)'; "
        + (titles.isEmpty ? "there is none" : "there are \(titles)"))
  }
}

extension ScreenContents {
  /// Maps that a finger gets to, front windows first.
  var maps: [any PinnedView] {
    windows.flatMap { window in
      elements(in: window).filter { $0.touchPoint(in: window) != nil }
        .compactMap { $0.view as? any PinnedView }
    }
  }
}
