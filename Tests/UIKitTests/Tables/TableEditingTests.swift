// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Editing tables")
struct TableEditingTests {
  private func editable(_ count: Int = 3) -> (RowScript, UITableView) {
    let script = RowScript(counts: [count])
    script.canEdit = { _ in true }
    let view = table(script)
    view.rowHeight = 44
    view.layoutIfNeeded()
    return (script, view)
  }

  private func cell(_ view: UITableView, _ row: Int = 0) throws -> UITableViewCell {
    try #require(view.cellForRow(at: .row(row)))
  }

  @Test("the circle takes 38 points at the leading edge, the grip 38 at the trailing one")
  func geometry() {
    onFreshScreen {
      let (script, view) = editable()
      script.canMove = { _ in true }

      view.setEditing(true, animated: false)
      view.layoutIfNeeded()

      let cell = view.visibleCells[0]
      #expect(cell.isEditing)
      #expect(cell.editingStyle == .delete)
      #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 299, height: 44))
      #expect(cell.parts.editControl?.frame == CGRect(x: 0, y: 0, width: 38, height: 44))
      #expect(cell.parts.reorderControl?.frame == CGRect(x: 337, y: 0, width: 38, height: 44))
    }
  }

  @Test("from right to left the same parts are at the other edges")
  func mirrored() {
    onFreshScreen {
      let (script, view) = editable()
      script.canMove = { _ in true }
      view.semanticContentAttribute = .forceRightToLeft
      for cell in view.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }

      view.setEditing(true, animated: false)
      view.layoutIfNeeded()

      let cell = view.visibleCells[0]
      #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 299, height: 44))
      #expect(cell.parts.editControl?.frame.minX == 337)
      #expect(cell.parts.reorderControl?.frame.minX == 0)
    }
  }

  @Test("rows that may not be edited get no circle; the others come back from editing")
  func someRows() {
    onFreshScreen {
      let (script, view) = editable()
      script.canEdit = { $0.row != 1 }

      view.isEditing = true
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.contentView.frame.minX) == [38, 0, 38])

      view.isEditing = false
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.contentView.frame.minX) == [0, 0, 0])
      #expect(view.visibleCells.allSatisfy { $0.parts.editControl == nil })
    }
  }

  @Test("the plus commits an insertion; the minus first uncovers a button")
  func commits() throws {
    try onFreshScreenThrowing {
      let (script, view) = editable()
      script.style = { $0.row == 0 ? .insert : .delete }
      view.isEditing = true
      view.layoutIfNeeded()
      script.events = []

      view.editControlWasTapped(in: try cell(view, 0))
      #expect(script.events == ["commit insert 0"])

      script.events = []
      view.editControlWasTapped(in: try cell(view, 1))
      view.layoutIfNeeded()
      try #expect(cell(view, 1).showingDeleteConfirmation)
      try #expect(cell(view, 1).frame.minX == -74)
      #expect(view.performSwipeAction(titled: "Delete"))
      #expect(
        script.events == ["willBeginEditing 1", "commit delete 1", "didEndEditing 1"])
    }
  }

  @Test("a dragged row goes where the delegate says, and its cell with it")
  func reorders() throws {
    try onFreshScreenThrowing {
      let (script, view) = editable()
      let first = try cell(view, 0)

      view.reorderRow(at: .row(0), to: .row(2))
      view.layoutIfNeeded()

      #expect(script.events.contains("move 0 2"))
      try #expect(cell(view, 2) === first)
      #expect(first.frame.minY == 88)
    }
  }

  @Test("rows are selected while editing only where the table allows it")
  func selection() {
    onFreshScreen {
      let (script, view) = editable()
      view.isEditing = true
      view.layoutIfNeeded()
      script.events = []

      view.touchDown(onRowAt: .row(1))
      view.touchUp()
      #expect(view.indexPathsForSelectedRows == nil)

      view.allowsMultipleSelectionDuringEditing = true
      for row in [1, 2] {
        view.touchDown(onRowAt: .row(row))
        view.touchUp()
      }
      #expect(view.indexPathsForSelectedRows == [.row(1), .row(2)])
    }
  }

  @Test("the delegate's indentation moves the text by the cell's width for a level")
  func indentation() {
    onFreshScreen {
      let script = RowScript(counts: [2])
      script.indentation = { $0.row * 2 }
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "Text"
        return cell
      }
      let view = table(script)

      view.layoutIfNeeded()

      #expect(view.visibleCells.map { $0.textLabel?.frame.minX } == [16, 36])
    }
  }

  // MARK: Swiping

  @Test("an action's image stands alone in a low row, else over its title", arguments: [90, 91])
  func swipedPicture(height: CGFloat) throws {
    try onFreshScreenThrowing {
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      action.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 24)).image { _ in }
      let pull = SwipeActionsView(
        UISwipeActionsConfiguration(actions: [action]), at: .row(0), isAtLeft: false)
      pull.frame = CGRect(x: 0, y: 0, width: 74, height: height)
      pull.layoutIfNeeded()
      let button = try #require(pull.subviews.first as? UIButton)
      button.layoutIfNeeded()
      let picture = try #require(button.imageView)
      let title = try #require(button.titleLabel)

      #expect(picture.frame.midX == 37)
      #expect(button.currentTitle == "Flag")
      if height < 91 {
        #expect(title.isHidden)
        #expect(picture.frame == CGRect(x: 27, y: 33, width: 20, height: 24))
      } else {
        #expect(!title.isHidden)
        #expect(title.frame.minY == picture.frame.maxY + 4)
        #expect(abs(title.frame.midX - 37) <= 0.5)
        // The block's middle is the row's.
        #expect(abs(picture.frame.minY + title.frame.maxY - 91) <= 1)
      }
    }
  }

  @Test("a swiped row moves by its buttons, which are at least 74 points wide")
  func swipe() throws {
    try onFreshScreenThrowing {
      let (script, view) = editable()
      var done = 0
      script.trailing = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Bin") { _, _, finish in
            done += 1
            finish(true)
          },
          UIContextualAction(style: .normal, title: "Flag") { _, _, finish in finish(true) },
        ])
      }

      #expect(view.showSwipeActions(at: .row(1), leading: false))
      view.layoutIfNeeded()
      let pull = try #require(view.subviews.compactMap { $0 as? SwipeActionsView }.first)
      pull.layoutIfNeeded()

      try #expect(cell(view, 1).frame == CGRect(x: -148, y: 44, width: 375, height: 44))
      #expect(pull.frame == CGRect(x: 227, y: 44, width: 148, height: 44))
      // The first action is the outermost.
      #expect(pull.subviews.map(\.frame.minX) == [74, 0])
      #expect((pull.subviews[0] as? UIButton)?.currentTitle == "Bin")
      #expect(pull.subviews[0].backgroundColor == .systemRed)

      #expect(view.performSwipeAction(titled: "Bin"))
      view.layoutIfNeeded()
      #expect(done == 1)
      try #expect(cell(view, 1).frame.minX == 0)
      #expect(view.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }
  }

  @Test("a row whose delegate answers with no actions does not swipe")
  func noActions() {
    onFreshScreen {
      let (script, view) = editable()
      script.trailing = { _ in UISwipeActionsConfiguration() }
      #expect(!view.showSwipeActions(at: .row(1), leading: false))
    }
  }

  @Test("leading actions move the row the other way, and another touch covers them")
  func leadingSwipe() throws {
    try onFreshScreenThrowing {
      let (script, view) = editable()
      script.leading = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
      }

      view.showSwipeActions(at: .row(0), leading: true)
      view.layoutIfNeeded()
      try #expect(cell(view).frame.minX == 74)

      view.touchDown(onRowAt: .row(2))
      view.touchUp()
      view.layoutIfNeeded()
      try #expect(cell(view).frame.minX == 0)
      #expect(view.indexPathForSelectedRow == nil)
    }
  }

  @Test("an open row closes when the table gets another width, and the delegate is told")
  func swipeEndsInRotation() throws {
    try onFreshScreenThrowing {
      let (script, view) = editable()
      script.trailing = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
      }
      view.showSwipeActions(at: .row(1), leading: false)
      view.layoutIfNeeded()
      try #expect(cell(view, 1).frame.minX == -74)

      view.frame.size.height -= 50
      view.layoutIfNeeded()
      try #expect(cell(view, 1).frame.minX == -74)

      script.events = []
      view.frame.size.width = 667
      view.layoutIfNeeded()
      try #expect(cell(view, 1).frame == CGRect(x: 0, y: 44, width: 667, height: 44))
      #expect(script.events.filter { $0.hasSuffix(" 1") } == ["didEndEditing 1"])
      #expect(!view.subviews.contains { $0 is SwipeActionsView })
    }
  }

  @Test("rows that cannot be edited cannot be swiped")
  func unswipeable() {
    onFreshScreen {
      let (script, view) = editable()
      script.canEdit = { _ in false }

      #expect(!view.showSwipeActions(at: .row(0), leading: false))
    }
  }
}
