// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §2, §6; Documentation/Views.md §4.
@MainActor
@Suite struct GuideTests {
  @Test("constraints follow margins, safe area and their changes")
  func margins() {
    let root = makeRoot(320, 480)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 312, height: 472))

    root.assignSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 18, y: 44, width: 290, height: 394))

    root.directionalLayoutMargins.leading = 20
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test("a free guide takes part like a view")
  func freeGuide() {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    root.layoutIfNeeded()

    #expect(guide.layoutFrame.minX == 10 && guide.layoutFrame.width == 25)
    #expect(view.frame.minX == 35)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 1)
  }

  @Test("the keyboard guide is the bottom of the safe area while no keyboard shows")
  func keyboard() {
    let root = makeRoot(100, 100)
    root.assignSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])

    root.layoutIfNeeded()
    #expect(view.frame.maxY == 66)

    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 166)
  }

  @Test("system spacing is 8 points times the multiplier")
  func systemSpacing() {
    let root = makeRoot(100, 100)
    let (a, b) = (FixedView(10, 10), FixedView(10, 10))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()

    #expect(a.frame.origin == CGPoint(x: 8, y: 0))
    #expect(b.frame.origin == CGPoint(x: 34, y: 14))
  }

  @Test("an anchor offset is a dimension")
  func anchorOffset() {
    let root = makeRoot(100, 100)
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.widthAnchor.constraint(equalToConstant: 20),
      b.widthAnchor.constraint(equalToConstant: 20),
      // The gap between them is three times the height of the first.
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: a.heightAnchor, multiplier: 3),
    ])

    root.layoutIfNeeded()

    #expect(a.frame.height == 20)
  }

  @Test("leading and trailing swap from right to left, left and right do not")
  func rightToLeft() {
    let root = makeRoot(100, 100)
    let (a, b, c) = (FixedView(10, 10), FixedView(10, 10), FixedView(10, 10))
    for view in [a, b, c] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 4),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -6),
      c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [8, 84, 3])

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()

    #expect([a, b, c].map { $0.frame.minX } == [82, 6, 3])
  }

  @Test("alignment rects are aligned, frames grow around them")
  func alignmentRects() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let root = makeRoot(100, 100)
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = makeChild(of: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(inner.frame.minX == 2 && inner.frame.width == 20)
  }

  @Test("a guide's class hears of its owner, and a guide whose owner was set can be added")
  func owners() {
    final class Follower: UILayoutGuide {
      var owners: [UIView?] = []
      override var owningView: UIView? {
        get { super.owningView }
        set {
          super.owningView = newValue
          owners.append(newValue)
        }
      }
    }
    let (root, guide, free) = (makeRoot(100, 100), Follower(), UILayoutGuide())
    root.addLayoutGuide(guide)
    root.removeLayoutGuide(guide)
    #expect(guide.owners == [root, nil])

    free.owningView = root
    #expect(root.layoutGuides.isEmpty)
    root.addLayoutGuide(free)
    #expect(root.layoutGuides == [free] && free.owningView === root)
  }

  @Test("baselines align text, a view without text has its baseline at the bottom")
  func baselines() {
    final class Text: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
      override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        // One line of 20 points, centred; its baseline is 15 points below its top.
        let top = (size.height - 20) / 2
        return (top + 15, top + 5)
      }
    }
    let root = makeRoot(100, 100)
    let (text, plain) = (Text(), FixedView(10, 30))
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(plain)
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.heightAnchor.constraint(equalToConstant: 40),
      text.firstBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor),
    ])

    root.layoutIfNeeded()

    // The plain view's baseline is its bottom, 40; the text's is 25 below its top.
    #expect(text.frame.minY == 15)
  }

  @Test("a button's baseline hangs on its middle, so one tied at top and baseline is as high")
  func baselineOfButton() {
    onFreshScreen {
      let root = makeRoot(375, 300)
      let (high, other) = (UIButton(type: .system), UIButton(type: .system))
      for button in [high, other] {
        button.setTitle("Save", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
      }
      NSLayoutConstraint.activate([
        high.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        high.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        high.heightAnchor.constraint(equalToConstant: 44),
        other.topAnchor.constraint(equalTo: high.topAnchor),
        other.leadingAnchor.constraint(equalTo: high.trailingAnchor),
        other.firstBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      #expect(other.frame.minY == 20 && other.frame.height == 44)
      #expect(Runtime.current.issues.isEmpty)
    }
  }
}
