// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Vectors of Documentation/StackView.md §8, on pixels of 2×.
@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// A view with a natural size; −1 for none.
  final class Box: UIView {
    var natural = CGSize(width: -1, height: -1)

    convenience init(_ width: CGFloat, _ height: CGFloat = 20) {
      self.init(frame: .zero)
      natural = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { natural }
  }

  /// Lays a stack out at a fixed extent along its axis, pinned to the top left of a root.
  private func layOut(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    withExtendedLifetime(root) { root.layoutIfNeeded() }
    kept.views.append(root)
  }

  /// Keeps roots alive for the test that made them.
  private final class Kept { var views: [UIView] = [] }
  private let kept = Kept()

  private func stack(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    return stack
  }

  @Test("arranging a view makes it a subview that is laid out by constraints")
  func arranging() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])

    #expect(view.superview === stack)
    #expect(view.translatesAutoresizingMaskIntoConstraints == false)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(view.superview === stack)
  }

  @Test("inserting an arranged view moves it; removing it from its superview takes it out")
  func moving() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)

    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])

    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
  }

  @Test("four equal items of 320 with spacing 8 are 74 wide")
  func fillEqually() {
    let boxes = (0..<4).map { _ in Box(-1) }
    let stack = stack(boxes, spacing: 8)
    stack.distribution = .fillEqually

    layOut(stack, width: 320)

    #expect(boxes.map(\.frame.minX) == [0, 82, 164, 246])
    #expect(boxes.map(\.frame.width) == [74, 74, 74, 74])
  }

  @Test("three equal rows of 300 with spacing 10 land on pixels")
  func fillEquallyVertically() {
    let boxes = (0..<3).map { _ in Box(-1, -1) }
    let stack = stack(boxes, spacing: 10)
    stack.axis = .vertical
    stack.distribution = .fillEqually

    layOut(stack, width: 100, height: 300)

    #expect(boxes.map(\.frame.minY) == [0, 103.5, 206.5])
    #expect(boxes.map(\.frame.height) == [93.5, 93.5, 93.5])
  }

  @Test("the view without a natural width takes the slack")
  func slack() {
    let boxes = [Box(28), Box(-1, -1), Box(37.5)]
    let stack = stack(boxes, spacing: 8)
    stack.alignment = .center

    layOut(stack, width: 300)

    #expect(boxes.map(\.frame.minX) == [0, 36, 262.5])
    #expect(boxes[1].frame.size == CGSize(width: 218.5, height: 0))
  }

  @Test("with equal hugging the first item stretches")
  func firstStretches() {
    let boxes = [Box(29.5), Box(29), Box(41.5)]
    let stack = stack(boxes, spacing: 8)

    layOut(stack, width: 300)

    #expect(boxes.map(\.frame.width) == [213.5, 29, 41.5])
  }

  @Test("with equal compression resistance the first item gives")
  func firstGives() {
    let boxes = [Box(76.5), Box(94)]
    let stack = stack(boxes, spacing: 8)

    layOut(stack, width: 120)

    #expect(boxes.map(\.frame.width) == [18, 94])
  }

  @Test("of two views without natural widths the last takes all slack")
  func lastTakesAll() {
    let boxes = [Box(29.5), Box(-1, -1), Box(29), Box(-1, -1), Box(41.5)]
    let stack = stack(boxes, spacing: 8)

    layOut(stack, width: 300)

    #expect(boxes.map(\.frame.width) == [29.5, 0, 29, 168, 41.5])
    #expect(boxes.map(\.frame.minX) == [0, 37.5, 45.5, 82.5, 258.5])
  }

  @Test("a hidden item collapses in the middle of its gap and the others share its room")
  func hidden() {
    let boxes = (0..<4).map { _ in Box(-1) }
    let stack = stack(boxes, spacing: 8)
    stack.distribution = .fillEqually
    boxes[2].isHidden = true

    layOut(stack, width: 320)

    // (320 − 16) / 3 = 101.333; the hidden one at 210.667 + 4.
    #expect(boxes.map(\.frame.minX) == [0, 109.5, 214.5, 218.5])
    #expect(boxes.map(\.frame.width) == [101.5, 101.5, 0, 101.5])
  }

  /// Frames that Interface Builder recorded of hidden items (Documentation/StackView.md §5): filled
  /// or centred across the stack, half the spacing behind, at the end where none follows.
  @Test(
    "hidden items are aligned as the others",
    arguments: [(UIStackView.Alignment.fill, 0.0, 50.0), (.center, 17, 16)])
  func hiddenAcross(alignment: UIStackView.Alignment, y: Double, height: Double) {
    let boxes = [Box(20, 10), Box(30, 16), Box(40, 10), Box(30, 16)]
    let stack = stack(boxes, spacing: 8)
    stack.alignment = alignment
    boxes[1].isHidden = true
    boxes[3].isHidden = true

    layOut(stack, width: 68, height: 50)

    #expect(boxes[1].frame == CGRect(x: 24, y: y, width: 0, height: height))
    #expect(boxes[3].frame == CGRect(x: 68, y: y, width: 0, height: height))
    #expect(boxes[2].frame.minX == 28)
  }

  /// A hidden item of 30 before all others was recorded at −30, one of 16 behind them at the stack's
  /// end (Documentation/StackView.md §5); beside a single visible item both lie at the start.
  @Test(
    "hidden items before and behind the visible ones lie outside of the stack",
    arguments: [(2, -30.0, 200.0), (1, 0, 0)])
  func hiddenOutside(visible: Int, before: Double, behind: Double) {
    let hidden = [Box(-1), Box(-1)]
    for (box, width) in zip(hidden, [30.0, 16]) {
      box.isHidden = true
      box.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    let shown = (0..<visible).map { _ in Box(-1) }
    let stack = stack([hidden[0]] + shown + [hidden[1]], spacing: 8)
    stack.distribution = .fillEqually

    layOut(stack, width: 200)

    for (box, start) in zip(hidden, [before, behind]) {
      #expect(abs(box.frame.minX - start) < 1e-9, "\(box.frame)")
    }
    #expect(hidden.map(\.frame.width) == [30, 16])
    #expect(shown.first?.frame.minX == 0)
    #expect(shown.last?.frame.maxX == 200)
  }

  @Test("a hidden label of several lines, which has no width, keeps the stack one line high")
  func hiddenLabel() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words on several lines"
    label.isHidden = true
    let stack = stack([Box(100, 10), label])

    layOut(stack, width: 100)

    // One line at 17 points: 20.29, up to half points.
    #expect(stack.frame.height == 20.5)
  }

  @Test("showing a hidden item again restores the arrangement")
  func shownAgain() {
    let boxes = (0..<4).map { _ in Box(-1) }
    let stack = stack(boxes, spacing: 8)
    stack.distribution = .fillEqually
    boxes[2].isHidden = true
    layOut(stack, width: 320)

    boxes[2].isHidden = false
    stack.superview?.layoutIfNeeded()

    #expect(boxes.map(\.frame.minX) == [0, 82, 164, 246])
  }

  @Test("equal spacing shares what the items leave")
  func equalSpacing() {
    let heights: [CGFloat] = [20.5, 150, 20.5, 30, 30, 99.5]
    let boxes = heights.map { Box(50, $0) }
    let stack = stack(boxes)
    stack.axis = .vertical
    stack.distribution = .equalSpacing

    layOut(stack, height: 736.5)

    // Gaps of (736.5 − 350.5) / 5 = 77.2.
    #expect(boxes.map(\.frame.minY) == [0, 97.5, 325, 422.5, 530, 637])
  }

  @Test("equal centering puts the centres at equal distances")
  func equalCentering() {
    let boxes = [Box(20), Box(60), Box(20)]
    let stack = stack(boxes)
    stack.distribution = .equalCentering

    layOut(stack, width: 300)

    #expect(boxes.map(\.frame.midX) == [10, 150, 290])
  }

  @Test("items share in proportion to their natural sizes")
  func proportionally() {
    let boxes = [Box(10), Box(30)]
    let stack = stack(boxes)
    stack.distribution = .fillProportionally

    layOut(stack, width: 200)

    #expect(boxes.map(\.frame.width) == [50, 150])
  }

  @Test("what Interface Builder says of a natural size counts in proportions")
  func proportionalPlaceholders() {
    let label = UILabel()
    label.rare.placeholderSize = CGSize(width: 50, height: 50)
    let box = Box(20, 20.5)
    let stack = stack([box, label])
    stack.axis = .vertical
    stack.distribution = .fillProportionally

    layOut(stack, height: 48)

    // 48 · 20.5 / 70.5 and the rest, to half points.
    #expect(box.frame.height == 14 && label.frame.height == 34)
  }

  @Test("a stack view counts with its items and spacings in a proportional one")
  func proportionalStacks() {
    let first = stack([Box(20, 17), Box(20, 26.5)], spacing: 8)
    let rows = [stack([Box(20, 20.5), Box(51, 31)]), stack([Box(20, 20.5), Box(51, 31)])]
    let second = stack(rows, spacing: 16)
    let outer = stack([first, second], spacing: 16)
    for column in [first, second, outer] {
      column.axis = .vertical
      column.distribution = .fillProportionally
    }

    layOut(outer, height: 149.5)

    // 149.5 · 51.5 / (51.5 + 78 + 16) = 52.9 and the rest; 80.6 · 31 / 78 = 32.0 and the rest.
    #expect([first, second].map(\.frame.height) == [53, 80.5])
    #expect(rows.map(\.frame.height) == [32, 32.5])
  }

  @Test("text that wraps counts with its lines in a proportional column, also when it changes")
  func proportionalLines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    label.text = "One"
    let column = stack([label, Box(100, 54)])
    column.axis = .vertical
    column.distribution = .fillProportionally
    layOut(column, width: 100, height: 108)
    #expect(label.frame.height == 27)

    label.text = "One\nTwo\nThree"
    column.superview?.layoutIfNeeded()

    // One line is 18 high and three are 54: 108 · 18 / 72, then 108 · 54 / 108.
    #expect(label.frame.height == 54)
  }

  @Test(
    "alignments place items across the axis",
    arguments: [
      (UIStackView.Alignment.leading, [0.0, 0.0], [20.0, 50.0]),
      (.center, [15, 0], [20, 50]),
      (.trailing, [30, 0], [20, 50]),
      (.fill, [0, 0], [50, 50]),
    ])
  func alignments(alignment: UIStackView.Alignment, tops: [Double], heights: [Double]) {
    let boxes = [Box(10, 20), Box(10, 50)]
    let stack = stack(boxes)
    stack.alignment = alignment

    layOut(stack)

    #expect(boxes.map { Double($0.frame.minY) } == tops)
    #expect(boxes.map { Double($0.frame.height) } == heights)
    #expect(stack.frame.size == CGSize(width: 20, height: 50))
  }

  @Test("labels share a baseline")
  func baselines() {
    let labels = [17, 34].map { size -> UILabel in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Ag"
      return label
    }
    let stack = stack(labels)
    stack.alignment = .firstBaseline

    layOut(stack)

    let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    // The larger text behind the first one sticks out.
    #expect(labels[0].frame.minY == 0)
    #expect(labels[1].frame.minY < -10)
    #expect(stack.frame.height == labels[1].frame.maxY)
  }

  @Test("custom spacing replaces the stack's after one view, not after the last")
  func customSpacing() {
    let boxes = [Box(10), Box(10), Box(10)]
    let stack = stack(boxes, spacing: 5)
    stack.setCustomSpacing(20, after: boxes[0])
    stack.setCustomSpacing(99, after: boxes[2])

    layOut(stack)

    #expect(boxes.map(\.frame.minX) == [0, 30, 45])
    #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
  }

  @Test("margins surround the items when they are asked to")
  func margins() {
    let boxes = [Box(10), Box(10)]
    let stack = stack(boxes)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    layOut(stack)

    #expect(boxes.map(\.frame.origin) == [CGPoint(x: 2, y: 1), CGPoint(x: 12, y: 1)])
    #expect(stack.frame.size == CGSize(width: 26, height: 24))
  }

  @Test("a nested stack is sized by what it holds")
  func nested() {
    let inner = stack([Box(-1, 16), Box(-1, 16)], spacing: 3)
    inner.axis = .vertical
    let label = Box(34.5, 20)
    let outer = stack([label, inner], spacing: 8)
    outer.alignment = .top

    layOut(outer, width: 300)

    #expect(inner.frame == CGRect(x: 42.5, y: 0, width: 257.5, height: 35))
  }
}
