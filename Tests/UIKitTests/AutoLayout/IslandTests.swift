// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §3, §6, §7, §8.
@MainActor
@Suite struct IslandTests {
  @Test("a view with a given frame and no constraints to the outside is an island")
  func roots() {
    let root = makeRoot(100, 100)
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(framed)
    let inner = makeChild(of: framed)
    inner.trailingAnchor.constraint(equalTo: framed.trailingAnchor, constant: -5).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(framed.isLayoutRoot)
    #expect(inner.frame.minX == 35)

    inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()

    #expect(!framed.isLayoutRoot)
    #expect(inner.frame.minY == 20)
    #expect(framed.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("moving a framed view moves what is constrained to it")
  func autoresizingRows() {
    let root = makeRoot(100, 100)
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(framed)
    let beside = makeChild(of: root)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
      beside.topAnchor.constraint(equalTo: framed.topAnchor),
      beside.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 60 && beside.frame.minY == 10 && beside.frame.width == 40)

    framed.frame.origin.y = 30
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 30)

    root.frame.size = CGSize(width: 200, height: 150)
    root.layoutIfNeeded()
    #expect(framed.frame == CGRect(x: 10, y: 80, width: 150, height: 50))
    #expect(beside.frame.minX == 160 && beside.frame.minY == 80)
  }

  @Test("constraints decide a frame that somebody set")
  func overwritesFrames() {
    let root = makeRoot(100, 100)
    let view = FixedView(10, 10)
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame.minX == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 45, y: 0, width: 10, height: 10))
  }

  @Test("an explicit width or aspect ratio decides text's lines in the same pass")
  func twoPasses() {
    let root = makeRoot(320, 480)
    let text = FlowingView(length: 500)
    root.addSubview(text)
    let below = FixedView(10, 10)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
      below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])

    root.layoutIfNeeded()

    // 304 points wide: 500 points take two lines.
    #expect(text.frame == CGRect(x: 8, y: 0, width: 304, height: 40))
    #expect(below.frame.minY == 44)
    #expect(text.widths == [304])

    text.length = 100
    root.layoutIfNeeded()
    #expect(text.frame.height == 20 && below.frame.minY == 24)
  }

  @Test("constraints between branches count through every superview")
  func acrossBranches() {
    let root = makeRoot(200, 200)
    let (left, right) = (makeChild(of: root), makeChild(of: root))
    let (a, b) = (FixedView(10, 10), FixedView(10, 10))
    left.addSubview(a)
    right.addSubview(b)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      left.widthAnchor.constraint(equalToConstant: 50),
      left.heightAnchor.constraint(equalToConstant: 50),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])

    root.layoutIfNeeded()

    #expect(b.frame.minY == 32)
    #expect(b.convert(CGPoint.zero, to: root).y == a.convert(CGPoint.zero, to: root).y)
  }

  @Test("widths and heights are never negative")
  func nonNegative() {
    let root = makeRoot(10, 100)
    let view = makeChild(of: root)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
    trailing.priority = .defaultHigh
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    trailing.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.minX == 20 && view.frame.width == 0)
  }

  @Test("ambiguity is told, and what decides a view too")
  func ambiguity() {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([leading, width, top])
    #expect(view.hasAmbiguousLayout)
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])

    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("content constraints of a scroll view give its content's extent")
  func contentExtent() {
    final class Scroller: UIView {
      var extents: [CGSize] = []
      override var definesContentExtent: Bool { true }
      override func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {
        extents.append(CGSize(width: width ?? -1, height: height ?? -1))
      }
    }
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = makeChild(of: scroller)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroller.systemGuide(.scrollContent).topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.systemGuide(.scrollContent).bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])

    scroller.layoutIfNeeded()

    #expect(content.frame == CGRect(x: 5, y: 0, width: 100, height: 400))
    #expect(scroller.extents.last == CGSize(width: 110, height: 400))
    scroller.bounds.origin.y = 50
    scroller.layoutIfNeeded()
    #expect(content.frame.minY == 0)
  }

  @Test("constraints run leaf to root, layout root to leaf, a second pass does nothing")
  func order() {
    var log: [String] = []
    final class Logging: UIView {
      var name = ""
      var log: (String) -> Void = { _ in }
      override func updateConstraints() {
        log("constraints \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log("layout \(name)")
      }
    }
    let (outer, inner) = (Logging(), Logging())
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.log = { log.append($0) }
    }
    outer.addSubview(inner)

    outer.layoutIfNeeded()
    #expect(log == ["constraints inner", "constraints outer", "layout outer", "layout inner"])

    log = []
    outer.layoutIfNeeded()
    #expect(log == [])
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log == ["layout inner"])
  }

  @Test("a view that marks itself in every pass is named, not followed for ever")
  func endlessLoop() throws {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let view = Restless()

    let found = issues { view.layoutIfNeeded() }

    let issue = try #require(found.first)
    #expect(issue.problem == .layoutDidNotSettle(rounds: 100))
    #expect(issue.path == "Restless")
  }

  @Test("what is in a visual effect view sizes it, as in a label's bubble")
  func contentsOfEffectViews() {
    let root = makeRoot(300, 200)
    let bubble = UIVisualEffectView(effect: nil)
    let label = FixedView(95, 18)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bubble)
    bubble.contentView.addSubview(label)
    let content = bubble.contentView
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      bubble.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 2),
      content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
    ])

    root.layoutIfNeeded()

    #expect(bubble.frame == CGRect(x: 10, y: 20, width: 103, height: 22))
    #expect(content.frame == bubble.bounds)
    #expect(label.frame == CGRect(x: 4, y: 2, width: 95, height: 18))
  }

  @Test("a visual effect view with a given frame keeps it, whatever is inside")
  func effectViewsWithFrames() {
    let root = makeRoot(300, 200)
    let bubble = UIVisualEffectView(effect: nil)
    bubble.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    root.addSubview(bubble)
    let label = FixedView(95, 18)
    let content = bubble.contentView
    content.addSubview(label)
    label.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true

    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: -22.5, y: 6, width: 95, height: 18))

    bubble.frame.size.width = 150
    root.layoutIfNeeded()

    #expect(bubble.frame.size == CGSize(width: 150, height: 30))
    #expect(content.frame == bubble.bounds)
    #expect(label.frame.minX == 27.5)
  }

  @Test("a view of which constraints say nothing keeps its frame, one that they name does not")
  func unknownToConstraints() {
    let root = makeRoot(300, 200)
    let alone = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let named = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let other = FixedView(20, 10)
    for view in [alone, named, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      named.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      named.topAnchor.constraint(equalTo: root.topAnchor),
      named.heightAnchor.constraint(equalToConstant: 7),
      named.trailingAnchor.constraint(equalTo: other.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()

    #expect(alone.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(named.frame == CGRect(x: 5, y: 0, width: 275, height: 7))
  }

  @Test("constraints hold in a view whose layoutSubviews does not call super")
  func layoutWithoutSuper() {
    final class Silent: UIView {
      override func layoutSubviews() {}
    }
    let root = makeRoot(300, 200)
    let silent = Silent(frame: root.bounds)
    root.addSubview(silent)
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    silent.addSubview(part)
    NSLayoutConstraint.activate([
      part.leadingAnchor.constraint(equalTo: silent.leadingAnchor, constant: 16),
      part.topAnchor.constraint(equalTo: silent.topAnchor, constant: 8),
      part.widthAnchor.constraint(equalToConstant: 40),
      part.heightAnchor.constraint(equalToConstant: 20),
    ])

    root.layoutIfNeeded()

    #expect(part.frame == CGRect(x: 16, y: 8, width: 40, height: 20))
  }
  @Test("a loose view that does not translate its mask is as large as constraints have it")
  func looseSizes() {
    let own = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 30))
    own.translatesAutoresizingMaskIntoConstraints = false
    own.widthAnchor.constraint(equalToConstant: 200).isActive = true
    own.layoutIfNeeded()
    #expect(own.frame == CGRect(x: 3, y: 4, width: 200, height: 30))

    let arranged = [100, 50].map { height in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: arranged)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 120, height: 150))

    // Nothing names it: the size of the text has no say.
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Text"
    label.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 300, height: 60))
  }
}
