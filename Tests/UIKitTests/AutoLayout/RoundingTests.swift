// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §7.4; numbers of real documents at 2×.
@MainActor
@Suite struct RoundingTests {
  @Test(
    "a centred view lands on the nearest pixel, ties upward",
    arguments: [
      (width: 33.5, space: 414, left: 190.5), (width: 67.5, space: 95, left: 14),
      (width: 66.5, space: 95, left: 14.5), (width: 69.5, space: 95, left: 13),
      (width: 120, space: 343, left: 111.5),
    ] as [(width: CGFloat, space: CGFloat, left: CGFloat)])
  func centring(width: CGFloat, space: CGFloat, left: CGFloat) {
    let root = makeRoot(space, 100)
    let view = FixedView(width, 20.5)
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: left, y: 0, width: width, height: 20.5))
  }

  @Test("equal columns keep equal rounded widths")
  func columns() {
    let root = makeRoot(100, 50)
    let columns = (0..<3).map { _ in makeChild(of: root) }
    var previous: NSLayoutXAxisAnchor = root.leftAnchor
    for column in columns {
      column.leftAnchor.constraint(equalTo: previous).isActive = true
      column.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive =
        column !== columns[0]
      column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      column.heightAnchor.constraint(equalToConstant: 10).isActive = true
      previous = column.rightAnchor
    }
    previous.constraint(equalTo: root.rightAnchor).isActive = true

    root.layoutIfNeeded()

    // 33.333 → 33.5, 33.333 → 33.5, 66.667 → 66.5 at 2×.
    #expect(columns.map { $0.frame.minX } == [0, 33.5, 66.5])
    #expect(columns.map { $0.frame.width } == [33.5, 33.5, 33.5])
  }

  @Test("a moved container leaves its content's frames alone")
  func fractionalParent() {
    let root = makeRoot(100.5, 50)
    let box = makeChild(of: root)
    let inner = FixedView(10, 10)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
    ])

    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 30.5, y: 0, width: 40, height: 20))
    #expect(inner.frame == CGRect(x: 4, y: 3, width: 10, height: 10))
  }
}
