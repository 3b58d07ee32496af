// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Cells as the tutorials build them: a root whose frame comes from a list, with a content view.
@MainActor
@Suite struct CellShapeTests {
  private final class Cell: UIView {
    let content = UIView()
    override var isLayoutIslandRoot: Bool { true }
  }

  private func makeCell(_ size: CGSize) -> Cell {
    let cell = Cell(frame: CGRect(origin: .zero, size: size))
    cell.content.frame = cell.bounds
    cell.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(cell.content)
    return cell
  }

  private func pins(_ view: UIView, to outer: UIView, by distance: CGFloat) -> [NSLayoutConstraint]
  {
    [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
    ]
  }

  @Test("constraints that the cell holds for its content view are solved in the content view")
  func oldDocumentForm() {
    let cell = makeCell(CGSize(width: 50, height: 50))
    let text = FlowingView(length: 90)
    cell.content.addSubview(text)
    cell.addConstraints(pins(text, to: cell.content, by: 2))
    cell.layoutIfNeeded()

    #expect(cell.constraints.count == 4)
    #expect(cell.content.isLayoutRoot)
    #expect(text.frame == CGRect(x: 2, y: 2, width: 46, height: 46))
    #expect(
      cell.content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 94, height: 24))
  }

  @Test("a content view pinned to its cell, with a bound on its width, wraps its text")
  func pinnedContentView() {
    let cell = makeCell(CGSize(width: 50, height: 50))
    let text = FlowingView(length: 250)
    cell.content.translatesAutoresizingMaskIntoConstraints = false
    cell.content.addSubview(text)
    NSLayoutConstraint.activate(pins(cell.content, to: cell, by: 0))
    cell.addConstraints(pins(text, to: cell.content, by: 0))
    let bound = cell.content.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    bound.isActive = false
    bound.constant = 100
    bound.isActive = true

    // In the cell's island and in one made for the content view alone.
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 60))
    #expect(cell.content.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 60))

    cell.frame.size = CGSize(width: 100, height: 60)
    let found = issues { cell.layoutIfNeeded() }
    #expect(found.isEmpty)
    #expect(cell.content.frame == cell.bounds && text.frame == cell.bounds)
  }

  @Test("a reused cell keeps its solver through new content, measuring and layout")
  func reuse() throws {
    let cell = makeCell(CGSize(width: 100, height: 50))
    let text = FlowingView(length: 50)
    cell.content.addSubview(text)
    NSLayoutConstraint.activate(pins(text, to: cell.content, by: 5))
    cell.layoutIfNeeded()
    let island = try #require(cell.content.constraintStorage.island)
    let version = island.structureVersion

    for (length, height) in [(300, 90), (80, 30), (200, 70)] as [(CGFloat, CGFloat)] {
      text.length = length
      let size = cell.content.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 100, height: height))
      cell.frame.size = size
      cell.layoutIfNeeded()
      #expect(text.frame.height == height - 10)
    }

    #expect(cell.content.constraintStorage.island === island)
    #expect(island.structureVersion == version)
  }

  @Test("a cell that does not translate its mask still gets its frame from outside")
  func cellWithoutMask() {
    let root = makeRoot(300, 300)
    let cell = makeCell(CGSize(width: 80, height: 40))
    cell.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    root.layoutIfNeeded()

    #expect(cell.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(cell.content.frame == cell.bounds)
  }

  @Test("the given size is called encapsulated in conflicts, and recovers when it fits")
  func encapsulated() {
    let cell = makeCell(CGSize(width: 100, height: 44))
    cell.heightAnchor.constraint(equalToConstant: 60).isActive = true

    let found = issues { cell.layoutIfNeeded() }
    guard case .conflict(let all, _, _)? = found.first?.problem else {
      Issue.record("no conflict")
      return
    }
    #expect(all.contains { $0.contains("'UIView-Encapsulated-Layout-Height' Cell:0x") })

    cell.frame.size.height = 60
    #expect(issues { cell.layoutIfNeeded() }.isEmpty)
  }

  @Test("views die with their superview, islands with their root")
  func lifetimes() {
    weak var cell: UIView?
    weak var island: LayoutIsland?
    let survivor = FixedView(10, 10)
    do {
      let made = makeCell(CGSize(width: 100, height: 44))
      made.content.addSubview(survivor)
      NSLayoutConstraint.activate(pins(survivor, to: made.content, by: 1))
      made.layoutIfNeeded()
      cell = made
      island = made.content.constraintStorage.island
      #expect(island != nil)
    }

    #expect(cell == nil && island == nil)
    #expect(survivor.superview == nil)
    survivor.layoutIfNeeded()
  }
}
