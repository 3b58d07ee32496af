// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

/// One cause is one finding, where a stack view parts its room equally (Documentation/Check.md §5.4).
@Suite("Room that a stack view parts equally")
@MainActor
struct SharedRoomTests {
  /// Rows of keys in a stack view of that height, points.
  private func keys(
    _ distribution: UIStackView.Distribution, height: CGFloat, fixed: CGFloat? = nil
  ) throws -> [Finding] {
    try findings { controller in
      let board = UIStackView()
      board.axis = .vertical
      board.distribution = distribution
      for row in 0..<3 {
        let line = UIStackView()
        line.distribution = .fillEqually
        for column in 0..<3 {
          let key = UIButton(type: .custom)
          key.setTitle("\(row)\(column)", for: .normal)
          key.setTitleColor(.black, for: .normal)
          key.titleLabel?.font = .preferredFont(forTextStyle: .title1)
          key.accessibilityIdentifier = "key \(row) \(column)"
          key.tag = row * 3 + column
          if let fixed { key.heightAnchor.constraint(equalToConstant: fixed).isActive = true }
          line.addArrangedSubview(key)
        }
        board.addArrangedSubview(line)
      }
      controller.view.put(board, 20, 100, 300, height)
    }
  }

  private func causes(_ found: [Finding], _ kind: FindingKind) -> Int {
    Set(found.of(kind).map(\.cause)).count
  }

  @Test("keys that are too low for a finger and for their titles have one cause each")
  func lowKeys() throws {
    // 60 points in three parts are 20: less than 24, and than a line of title 1 at 28 points.
    let found = try keys(.fillEqually, height: 60)
    #expect(found.of(.smallHitTarget).count == 9)
    #expect(causes(found, .smallHitTarget) == 1)
    #expect(found.of(.truncatedText).count == 9)
    #expect(causes(found, .truncatedText) == 1)
  }

  @Test("near misses: room enough, and a height that each key has of its own")
  func others() throws {
    #expect(try keys(.fillEqually, height: 180).of(.smallHitTarget).isEmpty)
    let own = try keys(.fillEqually, height: 60, fixed: 20)
    #expect(causes(own, .smallHitTarget) == 9)
  }
}
