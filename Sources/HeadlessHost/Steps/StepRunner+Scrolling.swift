// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Scrolling by exact distances and to elements (Documentation/Steps.md §5).
extension StepRunner {
  /// Pages that are looked through for an element before it counts as absent.
  private static let maximumPages = 2_000
  private static let maximumShelfPages = 50

  // MARK: Steps

  func scroll(
    _ direction: StepDirection, points: Double, in query: ElementQuery?
  ) throws(StepProblem) {
    let view = try scrollView(query, direction)
    let way = direction.vector(points)
    let offset = view.contentOffset
    let target = CGPoint(x: offset.x + way.dx, y: offset.y + way.dy)
    FingerScroll(view: view).scroll(to: view.clamped(target))
  }

  func scroll(toEdge edge: StepDirection, in query: ElementQuery?) throws(StepProblem) {
    let view = try scrollView(query, edge)
    // Estimates become sizes on the way, so that the end may move.
    for _ in 0..<100 {
      let way = edge.vector(1e9)
      let offset = view.contentOffset
      let target = view.clamped(CGPoint(x: offset.x + way.dx, y: offset.y + way.dy))
      guard abs(target.x - offset.x) > 0.01 || abs(target.y - offset.y) > 0.01 else { return }
      view.setContentOffset(target, animated: false)
      settle()
    }
  }

  func scroll(to query: ElementQuery) throws(StepProblem) {
    if case .point = query { throw .impossible("scroll to takes an element, not a point") }
    let finder = ElementFinder()
    if let found = finder.elements(query).first { return reveal(found) }
    guard let list = largest(where: { $0.canScroll }) else { throw finder.notFound(query) }
    let start = list.contentOffset
    if let found = look(for: query, in: list) { return reveal(found) }
    list.setContentOffset(list.clamped(CGPoint(x: -1e9, y: -1e9)), animated: false)
    settle()
    if let found = finder.elements(query).first ?? look(for: query, in: list) {
      return reveal(found)
    }
    list.setContentOffset(start, animated: false)
    settle()
    throw finder.notFound(query)
  }

  /// Pages forwards until the element is there, on each page also in what scrolls across it.
  private func look(for query: ElementQuery, in list: UIScrollView) -> ScreenElement? {
    let isSideways = list.scrollsSideways
    for _ in 0..<Self.maximumPages {
      if let found = lookAcross(list, for: query) { return found }
      let offset = list.contentOffset
      let way = isSideways ? list.bounds.width * 0.8 : list.bounds.height * 0.8
      let target = list.clamped(
        isSideways
          ? CGPoint(x: offset.x + way, y: offset.y) : CGPoint(x: offset.x, y: offset.y + way))
      guard target != offset else { return nil }
      list.setContentOffset(target, animated: false)
      settle()
      if let found = ElementFinder().elements(query).first { return found }
    }
    return nil
  }

  /// Pages through the shelves of a list that are in sight; those without the element go back.
  private func lookAcross(_ list: UIScrollView, for query: ElementQuery) -> ScreenElement? {
    let inside = ScreenContents().elements(in: list).compactMap { $0.view as? UIScrollView }
    for shelf in inside
    where shelf !== list && shelf.canScroll && shelf.scrollsSideways != list.scrollsSideways {
      let start = shelf.contentOffset
      for _ in 0..<Self.maximumShelfPages {
        let offset = shelf.contentOffset
        let way =
          list.scrollsSideways
          ? CGSize(width: 0, height: shelf.bounds.height * 0.8)
          : CGSize(width: shelf.bounds.width * 0.8, height: 0)
        let target = shelf.clamped(CGPoint(x: offset.x + way.width, y: offset.y + way.height))
        guard target != offset else { break }
        shelf.setContentOffset(target, animated: false)
        settle()
        if let found = ElementFinder().elements(query).first { return found }
      }
      shelf.setContentOffset(start, animated: false)
      settle()
    }
    return nil
  }

  /// Scrolls every scroll view around an element just so far that it shows.
  func reveal(_ element: ScreenElement) {
    for view in element.scrollViews {
      let rect = element.view.convert(element.area, to: view)
      let insets = view.adjustedContentInset
      let window = view.bounds.inset(by: insets)
      var target = view.contentOffset
      if rect.minY < window.minY || rect.height > window.height {
        target.y += rect.minY - window.minY
      } else if rect.maxY > window.maxY {
        target.y += rect.maxY - window.maxY
      }
      if rect.minX < window.minX || rect.width > window.width {
        target.x += rect.minX - window.minX
      } else if rect.maxX > window.maxX {
        target.x += rect.maxX - window.maxX
      }
      let clamped = view.clamped(target)
      if clamped != view.contentOffset { view.setContentOffset(clamped, animated: false) }
    }
    settle()
  }

  // MARK: Which view

  private func scrollView(
    _ query: ElementQuery?, _ direction: StepDirection
  ) throws(StepProblem) -> UIScrollView {
    guard let query else {
      if let view = largest(where: { $0.canScroll(direction) }) { return view }
      throw .impossible(
        "nothing on the screen scrolls \(direction.isVertical ? "up or down" : "left or right")")
    }
    let element = try ElementFinder().element(query)
    let inside = ScreenContents().elements(in: element.view).compactMap { $0.view as? UIScrollView }
    let around = element.scrollViews
    guard let view = (inside + around).first(where: { $0.canScroll(direction) }) else {
      throw .impossible(
        "\(query) does not scroll \(direction.isVertical ? "up or down" : "left or right")")
    }
    return view
  }
}

extension UIScrollView {
  /// Points that the offset may move in all, along each axis.
  fileprivate var roomToScroll: CGSize {
    let (first, last) = offsetRange
    return CGSize(width: last.x - first.x, height: last.y - first.y)
  }

  private var offsetRange: (first: CGPoint, last: CGPoint) {
    let insets = adjustedContentInset
    let first = CGPoint(x: -insets.left, y: -insets.top)
    return (
      first,
      CGPoint(
        x: max(first.x, contentSize.width + insets.right - bounds.width),
        y: max(first.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  fileprivate var scrollsSideways: Bool { roomToScroll.width > roomToScroll.height }

  /// The nearest offset at which the content fills the view.
  fileprivate func clamped(_ offset: CGPoint) -> CGPoint {
    let (first, last) = offsetRange
    return CGPoint(
      x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
  }

  fileprivate var canScroll: Bool {
    isScrollEnabled && (roomToScroll.width > 0.01 || roomToScroll.height > 0.01)
  }

  fileprivate func canScroll(_ direction: StepDirection) -> Bool {
    isScrollEnabled && (direction.isVertical ? roomToScroll.height : roomToScroll.width) > 0.01
  }
}
