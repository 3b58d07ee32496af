// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// Documentation/Check.md §6.14.
@Suite("what VoiceOver reads")
@MainActor
struct ReadingTests {
  private func button(_ title: String, label: String? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = label
    return button
  }

  @Test(
    "a role at the end of a label of more words is a note",
    arguments: [("Close button", 1), ("Close", 0), ("Button", 0), ("Button row", 0)])
  func role(label: String, count: Int) throws {
    let found = try findings { $0.view.put(button("x", label: label), 20, 100, 100, 44) }
      .of(.labelRepeatsRole)
    #expect(found.map(\.severity) == Array(repeating: .note, count: count))
  }

  @Test("a text may speak of buttons")
  func text() throws {
    let found = try findings { $0.view.put(label("Press the button"), 20, 100, 300, 22) }
    #expect(found.of(.labelRepeatsRole).isEmpty)
  }

  @Test("two controls that are said alike are one note; a value tells them apart")
  func duplicates() throws {
    func count(_ fill: @escaping (UIView) -> Void) throws -> Int {
      try findings { fill($0.view) }.of(.duplicateAccessibilityLabel).count
    }
    #expect(
      try count { view in
        for row in 0..<2 { view.put(button("Edit"), 20, 100 + 60 * CGFloat(row), 100, 44) }
      } == 1)
    #expect(
      try count { view in
        for row in 0..<2 {
          view.put(button("Edit"), 20, 100 + 60 * CGFloat(row), 100, 44).accessibilityValue =
            "\(row)"
        }
      } == 0)
    // Texts are no controls.
    #expect(
      try count { view in
        for row in 0..<2 { view.put(label("Edit"), 20, 100 + 60 * CGFloat(row), 100, 44) }
      } == 0)
  }

  @Test("what lies behind an opaque view needs review, but for what VoiceOver is kept from")
  func covered() throws {
    func count(_ change: @escaping (UIView) -> Void) throws -> Int {
      try findings { controller in
        controller.view.put(label("Behind"), 20, 100, 100, 22)
        let curtain = controller.view.put(UIView(), 0, 0, 375, 812)
        curtain.backgroundColor = .black
        change(curtain)
      }.of(.coveredElement).count
    }
    #expect(try count { _ in } == 1)
    #expect(try count { $0.accessibilityViewIsModal = true } == 0)
    #expect(try count { $0.backgroundColor = UIColor.black.withAlphaComponent(0.5) } == 0)
    #expect(try count { $0.alpha = 0.9 } == 0)
    // Half of it is seen.
    #expect(try count { $0.frame = CGRect(x: 0, y: 0, width: 60, height: 812) } == 0)
  }

  @Test("an order that goes back up needs review; the next column does not")
  func givenOrder() throws {
    func count(_ order: [Int]) throws -> Int {
      try findings { controller in
        let labels = [(20, 100), (20, 140), (200, 100), (200, 140)].map { x, y in
          controller.view.put(label("at \(x) \(y)"), CGFloat(x), CGFloat(y), 120, 22)
        }
        controller.view.accessibilityElements = order.map { labels[$0] }
      }.of(.readingOrder).count
    }
    #expect(try count([0, 1, 2, 3]) == 0)
    #expect(try count([0, 2, 1, 3]) == 0)
    #expect(try count([1, 0, 2, 3]) == 1)
    #expect(try count([2, 3, 0, 1]) == 1)
  }

  @Test("columns whose lines are read in turn need review, unless they are a table or groups")
  func columns() throws {
    func count(_ fonts: [[CGFloat]], shift: CGFloat = 0, groups: Bool = false) throws -> Int {
      try findings { controller in
        for (side, sizes) in fonts.enumerated() {
          let left = 20 + 180 * CGFloat(side)
          let column = controller.view.put(
            UIView(), left, 100 + shift * CGFloat(side), 150, 100)
          column.shouldGroupAccessibilityChildren = groups
          for (row, size) in sizes.enumerated() {
            let text = label("side \(side) row \(row)")
            text.font = .systemFont(ofSize: size)
            column.put(text, 0, 40 * CGFloat(row), 150, 24)
          }
        }
      }.of(.readingOrder).count
    }
    // Two cards, each with a title and a line below it.
    #expect(try count([[20, 13], [20, 13]]) == 1)
    #expect(try count([[20, 13], [20, 13]], groups: true) == 0)
    // Names and values.
    #expect(try count([[17, 17], [15, 15]]) == 0)
    #expect(try count([[17, 17], [17, 17]]) == 0)
    // Lines at heights of their own.
    #expect(try count([[17, 17], [17, 17]], shift: 20) == 1)
  }

  /// Each column of a split view is a container that VoiceOver reads by itself; both bars are UIKit's.
  @Test("columns of a split view are not read in turn, nor are their bars")
  func split() throws {
    func column(_ title: String) -> UINavigationController {
      let controller = UIViewController()
      controller.title = title
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
      for (row, size) in [20.0, 13.0].enumerated() {
        let text = label("\(title) \(row)")
        text.font = .systemFont(ofSize: size)
        controller.view.put(text, 20, 200 + 60 * CGFloat(row), 150, 24)
      }
      return UINavigationController(rootViewController: controller)
    }
    let found = try findings(device: "iPad 10.9", orientation: .landscape) { controller in
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(column("Left"), for: .primary)
      split.setViewController(column("Right"), for: .secondary)
      controller.addChild(split)
      controller.view.addSubview(split.view)
      split.view.frame = controller.view.bounds
      split.didMove(toParent: controller)
    }
    #expect(found.of(.readingOrder).isEmpty)
  }
}
