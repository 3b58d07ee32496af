// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@testable import Inspection

/// One cause is one finding, where a stack view parts its room equally (Documentation/Check.md §5.4).
@Suite("Room that a stack view parts equally")
@MainActor
struct SharedRoomTests {
  /// The keys of two rows of a board, in a stack view of stack views.
  private let keys = (0..<4).map { _ in UIButton(type: .custom) }
  private let board = UIStackView()

  init() {
    board.axis = .vertical
    board.distribution = .fillEqually
    for row in [keys.prefix(2), keys.suffix(2)] {
      let line = UIStackView(arrangedSubviews: Array(row))
      line.distribution = .fillEqually
      board.addArrangedSubview(line)
    }
  }

  @Test("all keys have their height of the board, those of a row their width of the row")
  func parts() {
    let heights = Set(keys.map { $0.shares(isVertical: true) })
    #expect(heights.count == 1 && heights.first??.hasSuffix("parts height") == true)
    let widths = keys.map { $0.shares(isVertical: false) }
    #expect(widths.allSatisfy { $0?.hasSuffix("parts width") == true })
    #expect(widths[0] == widths[1] && widths[2] == widths[3] && widths[1] != widths[2])
  }

  @Test("near miss: a height that each key has of its own is each key's cause")
  func ownHeights() {
    for key in keys { key.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    #expect(keys.allSatisfy { $0.shares(isVertical: true) == nil })
  }

  @Test("near miss: a board that fills by its keys' own lengths parts nothing")
  func ownLengths() {
    board.distribution = .fill
    #expect(keys.allSatisfy { $0.shares(isVertical: true) == nil })
  }
}
