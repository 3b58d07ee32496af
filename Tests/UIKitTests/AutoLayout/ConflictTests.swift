// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §9, §12.
@MainActor
@Suite(.serialized) struct ConflictTests {
  @Test("the latest of the app's constraints is broken, the others hold")
  func latestBreaks() throws {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let late = view.widthAnchor.constraint(equalToConstant: 80)
    late.isActive = true

    let found = issues { root.layoutIfNeeded() }

    #expect(view.bounds.width == 60)
    #expect(late.isActive)
    let issue = try #require(found.first)
    guard case .conflict(let constraints, let broken, let mentionsAutoresizing) = issue.problem
    else {
      Issue.record("\(issue)")
      return
    }
    #expect(constraints.count == 2)
    #expect(broken.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(broken.hasSuffix("UIView:\(address(view)).width == 80   (active)>"))
    #expect(!mentionsAutoresizing)
    #expect(found.count == 1)
    #expect(view.hasBrokenConstraint(isVertical: false))
    #expect(!view.hasBrokenConstraint(isVertical: true))
  }

  @Test("a conflict stands while its constraint is broken and a window shows its view")
  func standing() throws {
    try onDevice("iPhone X") { _ in
      let page = UIViewController()
      let view = makeChild(of: page.view)
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      let late = view.widthAnchor.constraint(equalToConstant: 80)
      late.isActive = true
      let navigation = UINavigationController(rootViewController: page)
      let window = show(navigation)
      let issue = try #require(
        Runtime.current.issues.first { $0.subject.constraints.contains { $0 === late } })
      #expect(issue.isStandingConflict)
      // Another page lies over it.
      navigation.pushViewController(UIViewController(), animated: false)
      settle()
      #expect(!issue.isStandingConflict && late.isBroken)
      navigation.popViewController(animated: false)
      settle()
      #expect(issue.isStandingConflict)
      late.isActive = false
      window.layoutIfNeeded()
      #expect(!issue.isStandingConflict && !view.hasBrokenConstraint(isVertical: false))
    }
  }

  @Test("a broken constraint holds again when what it contradicted goes")
  func recovers() {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    let early = view.widthAnchor.constraint(equalToConstant: 60)
    early.isActive = true
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()

    early.isActive = false
    root.layoutIfNeeded()

    #expect(view.bounds.width == 80)
  }

  @Test("of sizes that contradict each other the largest gives way, whenever it came")
  func largestSizeBreaks() {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true

    root.layoutIfNeeded()

    #expect(view.bounds.width == 60)
  }

  @Test("in a row the largest size gives way before what ties its views")
  func sizesOfRowsBreak() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (tall, low) = (makeChild(of: cell.contentView), makeChild(of: cell.contentView))
    NSLayoutConstraint.activate([
      tall.heightAnchor.constraint(equalToConstant: 40),
      low.heightAnchor.constraint(equalToConstant: 30),
      tall.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      low.topAnchor.constraint(equalTo: tall.bottomAnchor),
      low.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])

    cell.layoutIfNeeded()

    #expect(tall.frame.height == 20)
    #expect(low.frame.minY == 20)
    #expect(low.frame.height == 30)
  }

  @Test("in a row a view's proportion gives way before its size")
  func proportionsOfRowsBreak() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = makeChild(of: cell.contentView)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: view.heightAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
    ])

    cell.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("in a row too low for its distances the one between the views gives way")
  func distancesOfRowsBreak() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (upper, lower) = (makeChild(of: cell.contentView), makeChild(of: cell.contentView))
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 16),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 16),
      lower.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -16),
    ])

    cell.layoutIfNeeded()

    #expect(upper.frame.minY == 16)
    #expect(lower.frame.maxY == 24)
  }

  @Test("the size from outside is never what breaks")
  func givenSizeStays() throws {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])

    let found = issues { root.layoutIfNeeded() }

    #expect(view.frame.width == 100)
    guard case .conflict(let all, _, let mentionsAutoresizing)? = found.first?.problem else {
      Issue.record("no conflict")
      return
    }
    #expect(mentionsAutoresizing)
    #expect(all.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x") })
    #expect(
      found[0].consoleText.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints")
    )
  }

  @Test("the console text has UIKit's lines")
  func consoleText() throws {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    view.heightAnchor.constraint(equalToConstant: 2).isActive = true

    let text = try #require(issues { root.layoutIfNeeded() }.first).consoleText

    let lines = text.components(separatedBy: "\n")
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(
      lines[1]
        == "\tProbably at least one of the constraints in the following list is one you don't want. "
    )
    #expect(lines[5] == "(")
    #expect(lines[6].hasPrefix("    \"<NSLayoutConstraint:0x") && lines[6].hasSuffix("\","))
    #expect(lines[8] == ")")
    #expect(lines[10] == "Will attempt to recover by breaking constraint ")
    #expect(
      lines[13]
        == "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in "
        + "the debugger.")
  }

  @Test("descriptions use the spacing form where it says everything")
  func descriptions() {
    let root = makeRoot(100, 100)
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.isActive = true
      return constraint.description
    }
    func check(_ constraint: NSLayoutConstraint, _ body: String) {
      let expected = "<NSLayoutConstraint:\(address(constraint)) \(body)>"
      #expect(text(constraint) == expected)
    }
    let (r, x, y) = (address(root), address(a), address(b))

    check(
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      "V:|-(8)-[UIView:\(x)]   (active, names: '|':UIView:\(r) )")
    check(
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      "H:[UIView:\(x)]-(4)-|   (active, names: '|':UIView:\(r) )")
    check(
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 3),
      "H:[UIView:\(x)]-(>=3)-[UIView:\(y)]   (active)")
    check(
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5),
      "UIView:\(x).width == 0.5*UIView:\(y).width   (active)")
    check(
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8),
      "UIView:\(x).leading == UIView:\(y).leading + 8   (active)")
    check(
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      "UIView:\(x).centerX == UIView:\(r).centerX   (active)")
    let named = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    named.identifier = "tall"
    named.priority = UILayoutPriority(999)
    check(named, "'tall' UIView:\(x).height >= 20 @999   (active)")
  }

  private func address(_ object: AnyObject) -> String { ProgrammingError.address(of: object) }
}
