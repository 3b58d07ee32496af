// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@Suite("one cause of ambiguity is one finding")
@MainActor
struct AmbiguityTests {
  /// Ambiguous layouts of labels in the controller's view.
  private func found(
    _ count: Int, _ constraints: (UIView, [UILabel]) -> [NSLayoutConstraint]
  ) throws -> [Finding] {
    try findings { controller in
      let labels = (0..<count).map { number in
        let made = label("Text \(number)")
        made.accessibilityIdentifier = "\(number)"
        made.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(made)
        return made
      }
      NSLayoutConstraint.activate(constraints(controller.view, labels))
    }.of(.ambiguousLayout)
  }

  @Test("a column without a top is told once, by its first view, and names those below")
  func column() throws {
    let found = try found(3) { view, labels in
      labels.flatMap { [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)] }
        + [
          labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8),
          labels[2].topAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 8),
        ]
    }
    #expect(found.count == 1)
    #expect(found.first?.viewPath.contains("'0'") == true)
    #expect(found.first?.message.contains("vertical position is open") == true)
    #expect(found.first?.message.contains("'1'") == true)
    #expect(found.first?.related.count == 2)
  }

  @Test("what a conflict left open is the conflict's, not the view's")
  func afterConflict() throws {
    func place(_ height: CGFloat) throws -> [Finding] {
      try found(2) { view, labels in
        labels.map { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16) } + [
          labels[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          labels[0].heightAnchor.constraint(equalToConstant: height),
          labels[1].topAnchor.constraint(greaterThanOrEqualTo: labels[0].bottomAnchor),
          labels[1].heightAnchor.constraint(equalToConstant: 30),
          labels[1].bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -300),
        ]
      }
    }
    #expect(try place(50).isEmpty)
    #expect(try place(700).isEmpty)
  }

  @Test("a stack view whose items have too little room is one fault, the conflict")
  func crowdedStack() throws {
    func faults(_ width: CGFloat) throws -> [Finding] {
      try findings { controller in
        let days = (0..<7).map { number in
          let made = label("D\(number)")
          made.widthAnchor.constraint(equalToConstant: 44).isActive = true
          return made
        }
        let stack = UIStackView(arrangedSubviews: days)
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
          stack.widthAnchor.constraint(equalToConstant: width),
        ])
      }
    }
    // Seven of 44 points are 308 wide.
    #expect(try faults(308).of(.ambiguousLayout).isEmpty)
    #expect(try faults(256).of(.ambiguousLayout).isEmpty)
    #expect(try faults(256).of(.unsatisfiableConstraints).count == 1)
  }

  @Test("two texts of equal priority beside each other are one finding, of the first")
  func pair() throws {
    func pair(_ hugging: Float) throws -> [Finding] {
      try found(2) { view, labels in
        labels[0].setContentHuggingPriority(.init(hugging), for: .horizontal)
        return [
          labels[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          labels[1].topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
          labels[1].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ]
      }
    }
    let equal = try pair(250)
    #expect(equal.count == 1)
    #expect(equal.first?.viewPath.contains("'0'") == true)
    // The second one's leading edge hangs on the first one's width.
    #expect(equal.first?.message.hasPrefix("width is open along the horizontal axis") == true)
    #expect(try pair(251).isEmpty)
  }

  /// Gives its label its own frame whenever it is laid out, where it is asked to.
  private final class Badge: UIView {
    let title = label("Seven")
    var placesTitle = false

    override func layoutSubviews() {
      super.layoutSubviews()
      if placesTitle { title.frame = CGRect(origin: CGPoint(x: 4, y: 2), size: bounds.size) }
    }
  }

  @Test("a label that layoutSubviews places is not open; one that nothing places is")
  func placedByHand() throws {
    func found(_ placesTitle: Bool) throws -> Int {
      try findings { controller in
        let badge = Badge(frame: CGRect(x: 50, y: 150, width: 200, height: 60))
        badge.placesTitle = placesTitle
        badge.title.translatesAutoresizingMaskIntoConstraints = false
        badge.addSubview(badge.title)
        controller.view.addSubview(badge)
      }.of(.ambiguousLayout).count
    }
    #expect(try found(true) == 0)
    #expect(try found(false) == 1)
  }

  @Test("two views that nothing ties are two findings")
  func apart() throws {
    let found = try findings { controller in
      for child in [label("Text"), UISwitch()] as [UIView] {
        child.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(child)
        child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      }
    }.of(.ambiguousLayout)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.related.isEmpty })
  }

  @Test("a stack view gives its texts their room by their order; views without a size it cannot")
  func stack() throws {
    func found(_ make: () -> UIView) throws -> Int {
      try findings { controller in
        let stack = UIStackView(arrangedSubviews: [make(), make()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        let view: UIView = controller.view
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          stack.heightAnchor.constraint(equalToConstant: 200),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
      }.of(.ambiguousLayout).count
    }
    #expect(try found { label("Text") } == 0)
    #expect(try found { UIView() } == 1)
  }

  @Test("the background of a list is placed by the list, whatever its constraints say")
  func background() throws {
    func found(_ isBackground: Bool) throws -> Int {
      try findings { controller in
        let table = UITableView(frame: controller.view.bounds)
        let (note, inner) = (UIView(), label("No notes yet"))
        note.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        note.addSubview(inner)
        controller.view.addSubview(table)
        if isBackground { table.backgroundView = note } else { controller.view.addSubview(note) }
        NSLayoutConstraint.activate([
          inner.centerXAnchor.constraint(equalTo: note.centerXAnchor),
          inner.centerYAnchor.constraint(equalTo: note.centerYAnchor),
        ])
      }.of(.ambiguousLayout).count
    }
    #expect(try found(true) == 0)
    #expect(try found(false) > 0)
  }

  @Test("content that ends nowhere leaves the scroll view's content size open")
  func scroll() throws {
    func found(_ hasBottom: Bool) throws -> [Finding] {
      try findings { controller in
        let (scroll, text) = (UIScrollView(), label("Text", lines: 0))
        let view: UIView = controller.view
        for (child, parent) in [(scroll, view), (text, scroll)] as [(UIView, UIView)] {
          child.translatesAutoresizingMaskIntoConstraints = false
          parent.addSubview(child)
        }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate(
          [
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            text.topAnchor.constraint(equalTo: content.topAnchor),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          ] + (hasBottom ? [text.bottomAnchor.constraint(equalTo: content.bottomAnchor)] : []))
      }.of(.ambiguousLayout)
    }
    let open = try found(false)
    #expect(open.count == 1)
    #expect(open.first?.className == "UIScrollView")
    #expect(open.first?.message.contains("height of its content is open") == true)
    #expect(try found(true).isEmpty)
  }

  @Test("a view that keeps its mask beside constraints is one conflict, at the view")
  func mask() throws {
    func found(_ keepsMask: Bool) throws -> [Finding] {
      try findings { controller in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        box.translatesAutoresizingMaskIntoConstraints = keepsMask
        let view: UIView = controller.view
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          box.widthAnchor.constraint(equalToConstant: 120),
          box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }.of(.unsatisfiableConstraints)
    }
    let conflicts = try found(true)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.remedy.contains("translatesAutoresizingMask") == true)
    #expect(try found(false).isEmpty)
  }

  @Test("one place of constraints is one conflict, however many meet there, told with the fewest")
  func oneConflict() throws {
    func found(_ isLong: Bool) throws -> Finding {
      let found = try findings { controller in
        let view: UIView = controller.view
        let boxes = [UIView(), UIView()]
        for box in boxes {
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
        }
        let (first, second) = (boxes[0], isLong ? boxes[1] : boxes[0])
        NSLayoutConstraint.activate([
          first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          boxes[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
          boxes[1].widthAnchor.constraint(equalToConstant: 10),
          second.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
          first.widthAnchor.constraint(equalToConstant: 2000),
        ])
      }.of(.unsatisfiableConstraints)
      return try #require(found.first)
    }
    let (short, long) = (try found(false), try found(true))
    #expect(short.numbers[0].value < long.numbers[0].value)
    #expect(short.fingerprint == long.fingerprint && short.cause == long.cause)
    let order = MatrixOrder(short.configurations + long.configurations)
    #expect(Finding.merged([long, short], in: order).map(\.message) == [short.message])
  }

  @Test("the root view's own size is no forgotten mask")
  func rootSize() throws {
    let found = try findings { controller in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      let view: UIView = controller.view
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 2000),
      ])
    }.of(.unsatisfiableConstraints)
    #expect(found.count == 1)
    #expect(found.first?.remedy.hasPrefix("Remove one of them") == true)
  }
}
