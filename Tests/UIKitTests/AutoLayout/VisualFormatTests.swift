// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §13.
@MainActor
@Suite struct VisualFormatTests {
  private let root = makeRoot(320, 200)
  private let a: UIView
  private let b: UIView
  private var views: [String: Any] { ["a": a, "b_2": b] }

  init() {
    a = makeChild(of: root)
    b = makeChild(of: root)
  }

  private func install(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    return made
  }

  @Test("standard spacing is 8 to the superview and between views")
  func standardSpacing() {
    let made = install("H:|-[a(100)]-[b_2]-|")

    #expect(made.count == 4)
    #expect(a.frame.minX == 8 && a.frame.width == 100)
    #expect(b.frame.minX == 116 && b.frame.maxX == 312)
  }

  @Test("an empty connection is flush, vertical lines go down")
  func flushVertical() {
    _ = install("V:|[a(==50)][b_2(a)]")

    #expect(a.frame.minY == 0 && a.frame.height == 50)
    #expect(b.frame.minY == 50 && b.frame.height == 50)
  }

  @Test("metrics, relations, priorities and several predicates")
  func predicates() {
    let made = install(
      "|-gap-[a(>=40,<=60@700,==80@600)]-(>=4)-[b_2(20.5)]-(-10@999)-|",
      metrics: ["gap": 12])

    #expect(made.map(\.priority.rawValue) == [1000, 1000, 700, 600, 1000, 1000, 999])
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, 1, 0, 0])
    #expect(a.frame.minX == 12 && a.frame.width == 60)
    #expect(b.frame.maxX == 330)
  }

  @Test("one predicate between views needs no parentheses, whatever its relation and priority")
  func bareRelation() {
    let made = install("H:|->=12-[a(20)]->=gap@700-[b_2(30)]-12-|", metrics: ["gap": 6])

    let gaps = made.filter { $0.relation == .greaterThanOrEqual }
    #expect(made.count == 5)
    #expect(gaps.map(\.constant).sorted() == [6, 12])
    #expect(gaps.map(\.priority.rawValue).sorted() == [700, 1000])
  }

  @Test("alignment options add one constraint a pair")
  func alignment() {
    let made = install("H:[a(10)]-[b_2(10)]", options: [.alignAllTop, .alignAllBottom])

    #expect(made.suffix(2).map(\.firstAttribute) == [.top, .bottom])
    #expect(made.count == 5)
  }

  @Test("right to left counts from the right edge")
  func rightToLeft() {
    _ = install("H:|-10-[a(20)]-5-[b_2(30)]", options: .directionRightToLeft)

    #expect(a.frame.maxX == 310)
    #expect(b.frame.maxX == 285)
  }

  @Test("a missing colon, view, bracket or name ends the process")
  func errors() async {
    await #expect(processExitsWith: .failure) { await parseFormat("V|[a]") }
    await #expect(processExitsWith: .failure) { await parseFormat("[missing]") }
    await #expect(processExitsWith: .failure) { await parseFormat("[a") }
    await #expect(processExitsWith: .failure) { await parseFormat("[9a]") }
    await #expect(processExitsWith: .failure) { await parseFormat("[a]-gap-|") }
    await #expect(processExitsWith: .success) { await parseFormat("[a]-8-|") }
  }

  @Test("the message has the reason, the format and a caret below the place")
  func message() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await parseFormat("H:|-[nobody]") }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)

    #expect(
      text.contains(
        "'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \n"
          + "nobody is not a key in the views dictionary. \nH:|-[nobody] \n           ^'"))
  }
}

@MainActor
private func parseFormat(_ format: String) {
  let root = makeRoot(100, 100)
  _ = NSLayoutConstraint.constraints(
    withVisualFormat: format, views: ["a": makeChild(of: root)])
}
