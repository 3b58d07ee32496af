// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §4, §5.
@MainActor
@Suite struct PriorityTests {
  /// Two views side by side that fill `width` with a gap of 8 points.
  private func row(_ first: FixedView, _ second: FixedView, width: CGFloat) -> UIView {
    let root = makeRoot(width, 100)
    root.addSubview(first)
    root.addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  @Test("the lower hugging stretches, all of it")
  func hugging() {
    let (first, second) = (FixedView(30, 20), FixedView(40, 20))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let root = row(first, second, width: 300)

    root.layoutIfNeeded()

    #expect(first.frame.width == 30)
    #expect(second.frame == CGRect(x: 38, y: 0, width: 262, height: 20))
  }

  @Test("the lower compression resistance shrinks, all of it")
  func compression() {
    let (first, second) = (FixedView(200, 20), FixedView(200, 20))
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let root = row(first, second, width: 300)

    root.layoutIfNeeded()

    #expect(first.frame.width == 200)
    #expect(second.frame.width == 92)
  }

  @Test("with equal priorities the first view gives way")
  func ties() {
    let (first, second) = (FixedView(76.5, 20), FixedView(94, 20))
    let narrow = row(first, second, width: 120)

    narrow.layoutIfNeeded()

    #expect(first.frame.width == 18)
    #expect(second.frame.width == 94)
    narrow.frame.size.width = 300
    narrow.layoutIfNeeded()
    #expect(first.frame.width == 198)
    #expect(second.frame.width == 94)
  }

  @Test("750 wins against any violation at 749")
  func winnerTakesAll() {
    let root = makeRoot(300, 100)
    let view = makeChild(of: root)
    let strong = view.widthAnchor.constraint(equalToConstant: 10)
    let weak = view.widthAnchor.constraint(equalToConstant: 200)
    strong.priority = .defaultHigh
    weak.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([strong, weak])

    root.layoutIfNeeded()
    #expect(view.bounds.width == 10)

    weak.priority = .defaultHigh + 1
    root.layoutIfNeeded()
    #expect(view.bounds.width == 200)
  }

  @Test("a required constraint may become optional until there is an engine for it")
  func optionalBeforeLayout() {
    let root = makeRoot(300, 100)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    narrow.priority = .defaultHigh
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.width == 80)
  }

  @Test("zero is a natural size, no metric is none")
  func zeroSize() {
    let root = makeRoot(300, 100)
    let zero = FixedView(0, 0)
    root.addSubview(zero)
    zero.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let pull = zero.widthAnchor.constraint(equalToConstant: 50)
    pull.priority = UILayoutPriority(200)
    pull.isActive = true

    root.layoutIfNeeded()
    #expect(zero.bounds.width == 0)

    zero.natural = CGSize(width: -1, height: -1)
    root.layoutIfNeeded()
    #expect(zero.bounds.width == 50)
  }

  @Test("priorities add and subtract")
  func arithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(rawValue: 250.5))
    #expect(UILayoutPriority.fittingSizeLevel < .defaultLow)
  }
}
