// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("why constraints put a view where it is")
@MainActor
struct ExplainConstraintTests {
  final class Screen: UIView {
    let title = label("One line of text")
    let detail = label("Another")
    let box = UIView()
    let stack = UIStackView()
  }

  /// A screen that fills its controller's view, which is 375 × 812.
  private func fill(_ build: @escaping (Screen) -> Void) -> (UIViewController) -> Void {
    { controller in
      let screen = controller.view.put(Screen(), 0, 0, 375, 812)
      build(screen)
    }
  }

  @Test("a width between two edges is the sum of the outer width and the two distances")
  func width() throws {
    let found = try explanation(
      of: "box",
      fill { screen in
        screen.constrain(screen.box) {
          [
            $0.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            $0.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            $0.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      })
    #expect(found.path == "Screen.box")
    #expect(found.values.map(\.name) == ["x", "y", "width", "height"])
    // 375 − 16 − 20
    let width = try found["width"]
    #expect(width.value == 339)
    #expect(width.sum == 339)
    #expect(Set(width.parts.compactMap(\.amount)) == [375, -16, -20])
    #expect(try width.part(.given).text == "Screen is 375 wide")
    #expect(width.parts.contains { $0.text == "box.leading = Screen.leading + 16" })
    #expect(width.change.contains("the constant of `box.trailing = Screen.trailing − 20`"))
    #expect(try found["x"].parts.map(\.text) == ["box.leading = Screen.leading + 16"])
    #expect(try found["y"].value == 100)
  }

  @Test("a stack's spacing is named as such, with the stack")
  func stack() throws {
    let found = try explanation(
      of: "detail.y",
      fill { screen in
        screen.stack.axis = .vertical
        screen.stack.spacing = 8
        screen.stack.addArrangedSubview(screen.title)
        screen.stack.addArrangedSubview(screen.detail)
        screen.constrain(screen.stack) {
          [
            $0.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            $0.topAnchor.constraint(equalTo: screen.topAnchor),
          ]
        }
      })
    #expect(found.values.count == 1)
    let y = try found["y"]
    // The first label's line and the spacing.
    let spacing = try #require(y.parts.first { $0.text.hasSuffix("(spacing of stack)") })
    #expect(spacing.amount == 8)
    #expect(spacing.kind == .stack)
    #expect(abs(y.sum - (y.exact ?? y.value)) < 0.02)
    #expect(try y.part(.content).text.hasPrefix("title's text \"One line of text\" takes 1 line"))
    #expect(y.change.contains("the constant of `detail.top = title.bottom + 8`"))
  }

  @Test("a place that nothing decides says so, and what would")
  func ambiguous() throws {
    let found = try explanation(
      of: "box.x",
      fill { screen in
        screen.constrain(screen.box) {
          [
            $0.widthAnchor.constraint(equalToConstant: 100),
            $0.topAnchor.constraint(equalTo: screen.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      })
    #expect(try found["x"].value == 0)
    #expect(
      try found["x"].change == "Tie its leading edge or its centre along the horizontal axis.")
  }

  @Test("a broken constraint is a loser, with how far it is off")
  func broken() throws {
    let found = try explanation(
      of: "box.width",
      fill { screen in
        screen.constrain(screen.box) {
          [
            $0.widthAnchor.constraint(equalToConstant: 100),
            $0.widthAnchor.constraint(equalToConstant: 240),
            $0.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            $0.topAnchor.constraint(equalTo: screen.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      })
    let width = try found["width"]
    #expect(width.value == 100)
    #expect(width.losers.map(\.text) == ["box.width = 240"])
    #expect(width.losers.map(\.isBroken) == [true])
    #expect(width.losers.map(\.missing) == [140])
    #expect(
      width.change == "`box.width = 240` is required too and was broken. Remove it or "
        + "`box.width = 100`, or give one of them a priority below 1000.")
  }

  @Test("a fixed height that cuts text names the text's wish and the way out")
  func cutText() throws {
    var needed: CGFloat = 0
    let found = try explanation(
      of: "title.height",
      fill { screen in
        screen.title.numberOfLines = 0
        screen.title.text = "First line\nSecond line\nThird line"
        needed = screen.title.intrinsicContentSize.height
        screen.constrain(screen.title) {
          [
            $0.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            $0.topAnchor.constraint(equalTo: screen.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 21),
          ]
        }
      })
    let height = try found["height"]
    #expect(height.value == 21)
    let loser = try #require(height.losers.first)
    #expect(loser.text.contains("takes 3 lines of 17 pt body"))
    #expect(loser.text.contains("compression resistance 750"))
    #expect(abs(loser.missing - (Double(needed) - 21)) < 0.01)
    #expect(abs((loser.preferred ?? 0) - Double(needed)) < 0.01)
    #expect(height.change.contains("`title.height = 21` must become ≥ or go"))
    #expect(height.change.contains("a priority below the 750"))
    #expect(found.notes.contains { $0.hasPrefix("The text is cut: 1 of 3 lines") })
  }

  @Test("the weakest of what decides comes with what would follow without it")
  func next() throws {
    let found = try explanation(
      of: "box.width",
      fill { screen in
        screen.constrain(screen.box) { box in
          let wish = box.widthAnchor.constraint(equalToConstant: 100)
          wish.priority = UILayoutPriority(600)
          let other = box.widthAnchor.constraint(equalToConstant: 70)
          other.priority = UILayoutPriority(300)
          return [
            wish, other, box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      })
    let width = try found["width"]
    #expect(width.value == 100)
    #expect(width.losers.map(\.text) == ["box.width = 70 @300"])
    #expect(width.losers.map(\.missing) == [30])
    #expect(
      width.next == "without `box.width = 100 @600` it would be 70, by `box.width = 70 @300`")
  }

  // An iPhone X has 44 points of sensor housing; a navigation bar is 44 points tall.
  @Test("the safe area below a navigation bar is taken apart")
  func safeArea() throws {
    let found = try explanation(
      of: "UILabel.y", in: { UINavigationController(rootViewController: $0) }
    ) { controller in
      let outer: UIView = controller.view
      outer.constrain(label("Text")) {
        [
          $0.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          $0.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 8),
        ]
      }
    }
    let y = try found["y"]
    #expect(y.value == 96)
    let part = try y.part(.constraint)
    #expect(part.amount == 96)
    #expect(part.text == "UILabel.top = view.safeAreaLayoutGuide.top + 8")
    #expect(
      part.because == [
        "the safe area takes 88 off the top of view: 44 of the device, 44 of the navigation bar"
      ])
  }
}
