// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// What has to stay where it is on screen while a list changes (Documentation/StandingStill.md §1).
@MainActor
struct Anchor {
  /// The items of which the first that stays in the list is held, in order of preference.
  private let candidates: [(id: Int, top: CGFloat, bottom: CGFloat)]
  private let wasAtStart: Bool
  private let wasAtEnd: Bool
  private let height: CGFloat

  init?(_ list: any ListUnderTest) {
    let view = list.scrollView
    let offset = view.contentOffset.y
    let height = view.bounds.height
    self.height = height
    wasAtStart = offset <= 0
    var wasAtEnd = !wasAtStart && offset >= view.contentSize.height - height - 0.5
    // Frames lie on pixels, offsets need not: what shows less than a pixel may count as seen or not.
    let shown = list.shownFrames.sorted { $0.key < $1.key }.filter {
      $0.value.maxY > offset + 0.5 && $0.value.minY < offset + height - 0.5
    }
    if !wasAtStart, let last = shown.last, last.key == list.model.items.count - 1,
      last.value.maxY <= offset + height + 0.5
    {
      wasAtEnd = true
    }
    self.wasAtEnd = wasAtEnd
    let whole = shown.filter { $0.value.minY >= offset - 0.5 }
    let ordered =
      wasAtEnd ? Array(shown.reversed()) : whole + shown.filter { $0.value.minY < offset - 0.5 }
    candidates = ordered.map {
      (list.model.items[$0.key].id, $0.value.minY - offset, $0.value.maxY - offset)
    }
    if candidates.isEmpty { return nil }
  }

  func problem(
    _ list: any ListUnderTest, _ oldItems: [ListItem], after step: ListStep
  ) -> String? {
    switch step {
    case .scroll, .jump, .glide: return nil
    default: break
    }
    let view = list.scrollView
    let offset = view.contentOffset.y
    let end = max(0, view.contentSize.height - view.bounds.height)
    if wasAtStart { return offset == 0 ? nil : "left the start for \(offset)" }
    var places = Dictionary(
      uniqueKeysWithValues: list.model.items.enumerated().map { ($1.id, $0) })
    if case .reloadSection(let section, _) = step {
      // All items of a section that is reloaded are others.
      for item in list.model.items(inSection: section) { places[item.id] = nil }
    }
    // Without names for its items a reload says nothing of what stays.
    if step == .reloadAll { return nil }
    guard let held = candidates.first(where: { places[$0.id] != nil }),
      let index = places[held.id]
    else { return nil }
    let frame = list.frame(at: index)
    let expected =
      wasAtEnd ? frame.maxY - view.bounds.height + (height - held.bottom) : frame.minY - held.top
    let clamped = min(max(0, expected), end)
    guard abs(offset - clamped) > 0.5 else { return nil }
    return
      "item \(index) moved by \(clamped - offset) on screen (offset \(offset)), seen at \(held.top)"
  }
}
