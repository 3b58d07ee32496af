// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/StackView.md §3–§7: spacing, direction, baselines and hiding.
@MainActor
@Suite("Arrangements of stack views")
struct StackArrangementTests {
  /// A view with a natural size; −1 for none.
  private final class Box: UIView {
    var natural = CGSize(width: -1, height: -1)

    convenience init(_ width: CGFloat, _ height: CGFloat = 20) {
      self.init(frame: .zero)
      natural = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { natural }
  }

  private final class Kept { var views: [UIView] = [] }
  private let kept = Kept()

  /// Pins a stack to the top and the leading edge of a root of 1000 × 1000.
  @discardableResult
  private func layOut(
    _ stack: UIStackView, in root: UIView? = nil, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIView {
    let root = root ?? UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    kept.views.append(root)
    return root
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Ag"
    return label
  }

  @Test("the system's spacing is 8 points, for the stack and after one view")
  func systemSpacing() {
    let boxes = [Box(10), Box(10), Box(10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = UIStackView.spacingUseSystem
    layOut(stack)
    #expect(boxes.map(\.frame.minX) == [0, 18, 36])

    stack.spacing = 1
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    stack.superview?.layoutIfNeeded()

    #expect(boxes.map(\.frame.minX) == [0, 11, 29])
  }

  @Test("a custom spacing goes with its view, and the default one takes it back")
  func customSpacingMoves() {
    let boxes = [Box(10), Box(10), Box(10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: boxes[0])
    stack.insertArrangedSubview(boxes[0], at: 1)
    layOut(stack)
    #expect(boxes.map(\.frame.minX) == [15, 0, 45])

    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    stack.superview?.layoutIfNeeded()

    #expect(boxes.map(\.frame.minX) == [15, 0, 30])
  }

  @Test("spacing is the least distance where gaps are equal")
  func leastSpacing() {
    let boxes = [Box(10), Box(30), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .equalSpacing
    stack.spacing = 8
    layOut(stack)

    // Nothing stretches the stack: 60 of boxes and two gaps of 8.
    #expect(stack.frame.width == 76)
    #expect(boxes.map(\.frame.minX) == [0, 18, 56])
  }

  @Test("from right to left a row begins at the right, with the same distances")
  func rightToLeft() {
    let boxes = [Box(10), Box(20), Box(30)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 5
    stack.setCustomSpacing(15, after: boxes[0])
    stack.semanticContentAttribute = .forceRightToLeft
    layOut(stack, width: 80)

    #expect(boxes.map(\.frame.minX) == [70, 35, 0])
  }

  @Test("from right to left a column's leading edge is its right one")
  func rightToLeftColumn() {
    let boxes = [Box(10), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = .forceRightToLeft
    layOut(stack, width: 50)

    #expect(boxes.map(\.frame.minX) == [40, 30])
    #expect(boxes.map(\.frame.minY) == [0, 20])
  }

  @Test("baseline-relative columns measure from the last to the first baseline")
  func baselineRelative() {
    withScreen {
      let labels = [label(17), label(34)]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 50
      stack.isBaselineRelativeArrangement = true
      layOut(stack)

      let last = labels[0].frame.maxY - labels[0].lastBaselineOffsetFromBottom
      let first = labels[1].frame.minY + labels[1].firstBaselineOffsetFromTop
      #expect(abs(first - last - 50) <= 0.5)
    }
  }

  @Test("rows by the last baseline hang on the last lines")
  func lastBaseline() {
    withScreen {
      let tall = label(17)
      tall.numberOfLines = 2
      tall.text = "One\nTwo"
      let labels = [tall, label(30)]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = .lastBaseline
      layOut(stack)

      let baselines = labels.map { $0.frame.maxY - $0.lastBaselineOffsetFromBottom }
      #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }
  }

  @Test("a stack's own baselines are its first and last view's, or its tallest's in a row")
  func ownBaselines() {
    let labels = [label(17), label(34)]
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === labels[0])
    #expect(column.forLastBaselineLayout === labels[1])

    let row = UIStackView(arrangedSubviews: [label(17), labels[1]])
    row.alignment = .top
    layOut(row)

    #expect(row.forFirstBaselineLayout === labels[1])
    #expect(row.forLastBaselineLayout === labels[1])
  }

  @Test("hiding in an animation shows the others on their way")
  func animatedHiding() {
    inWindow { window in
      let boxes = [Box(40), Box(40), Box(40)]
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.spacing = 10
      layOut(stack, in: window)
      #expect(boxes[2].frame.minX == 100)

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        boxes[1].isHidden = true
        window.layoutIfNeeded()
      }

      // At once 50; shown halfway between 100 and 50.
      #expect(boxes[2].frame.minX == 50)
      wait(0.5)
      #expect(abs((boxes[2].layer.presentation()?.frame.minX ?? 0) - 75) < 1e-6)
      wait(0.6)
      #expect(boxes[2].layer.presentation()?.frame.minX == 50)
      boxes[1].isHidden = false
      window.layoutIfNeeded()
      #expect(boxes.map(\.frame.minX) == [0, 50, 100])
      #expect(boxes.map(\.frame.width) == [40, 40, 40])
    }
  }

  @Test("all views hidden leave a stack without length, without a conflict")
  func allHidden() {
    let boxes = [Box(10), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 7
    boxes.forEach { $0.isHidden = true }
    let before = Runtime.current.issues.count
    layOut(stack)

    #expect(stack.frame.size == CGSize(width: 0, height: 20))
    #expect(Runtime.current.issues.count == before)
  }

  @Test(
    "proportional items share the stack without its spacing as their natural sizes do",
    arguments: [0.0, 10])
  func proportionalWithSpacing(spacing: Double) {
    let boxes = [Box(10), Box(30), Box(60)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .fillProportionally
    stack.spacing = CGFloat(spacing)
    layOut(stack, width: 400)

    // Natural lengths with their spacing are 100 and 120 of the 400 points; the last item, whose
    // wish counts least, takes what the others leave.
    let total = 100 + 2 * spacing
    let widths = boxes.map { Double($0.frame.width) }
    #expect(abs(widths[0] - 400 * 10 / total) <= 0.5)
    #expect(abs(widths[1] - 400 * 30 / total) <= 0.5)
    #expect(abs(widths.reduce(0, +) + 2 * spacing - 400) <= 1)
  }

  @Test("what a stack inside a proportional one holds counts the length that is stated for it")
  func proportionalStatedLength() {
    let picture = Box(50, 600)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let row = UIStackView(arrangedSubviews: [picture])
    let boxes = [Box(50, 20), Box(50, 20)]
    let column = UIStackView(arrangedSubviews: [boxes[0], row, boxes[1]])
    column.axis = .vertical
    column.distribution = .fillProportionally
    layOut(column, height: 80)

    // 80 · 20 / (20 + 40 + 20); with the picture's 600 the first would have 2.5.
    #expect([boxes[0], row, boxes[1]].map(\.frame.height) == [20, 40, 20])
  }

  @Test("a stack inside a stack brings its items' size; hidden ones have their width in a column")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 40)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [Box(5, 5), inner])
    layOut(outer)
    #expect(outer.frame.size == CGSize(width: 35, height: 50))

    inner.arrangedSubviews[1].isHidden = true
    outer.superview?.layoutIfNeeded()

    #expect(outer.frame.size == CGSize(width: 35, height: 10))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 0, width: 30, height: 0))
  }
}
