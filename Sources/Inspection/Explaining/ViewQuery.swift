// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
package import UIKit

/// A path that somebody asks for, taken apart (Documentation/Explain.md §1).
///
///     [0, 3] › ContactCell.nameLabel 1 .height
package struct ViewQuery: Hashable, Sendable {
  /// Rows or items, outermost first.
  package var cells: [IndexPath] = []
  /// Names from the outside in, as findings write them.
  package var steps: [String] = []
  /// Which of several, from 0.
  package var number: Int?
  /// The one number of the frame that is wanted; nil for all four.
  package var value: FrameValue?
  /// The words without what is taken off their end.
  package var words: String

  /// Reads a path; whatever it is, it is a path of some kind.
  package init(_ text: String) {
    var rest = text.trimmingCharacters(in: .whitespaces)
    for value in FrameValue.allCases where rest.hasSuffix(".\(value.rawValue)") {
      self.value = value
      rest = String(rest.dropLast(value.rawValue.count + 1)).trimmingCharacters(in: .whitespaces)
      break
    }
    words = rest
    for part in rest.split(whereSeparator: { "›>/".contains($0) }) {
      var step = part.trimmingCharacters(in: .whitespaces)
      while let cell = ViewQuery.leadingCell(of: &step) { cells.append(cell) }
      if !step.isEmpty { steps.append(step) }
    }
    if let last = steps.last, let space = last.lastIndex(of: " "),
      let number = Int(last[last.index(after: space)...])
    {
      self.number = number
      steps[steps.count - 1] = String(last[..<space])
    }
  }

  /// Takes `[0, 3]` off the beginning.
  private static func leadingCell(of step: inout String) -> IndexPath? {
    guard step.hasPrefix("["), let end = step.firstIndex(of: "]") else { return nil }
    let inside = step[step.index(after: step.startIndex)..<end]
    let numbers = inside.split(whereSeparator: { ", .".contains($0) }).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
    step = step[step.index(after: end)...].trimmingCharacters(in: .whitespaces)
    return IndexPath(item: item, section: section)
  }
}
