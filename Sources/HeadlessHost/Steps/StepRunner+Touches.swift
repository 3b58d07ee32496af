// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Fingers: taps, presses, drags, swipes (Documentation/Steps.md §4).
extension StepRunner {
  /// Seconds that a finger takes for a drag.
  private static let dragDuration = 0.5
  /// Seconds that a finger takes for a swipe.
  private static let swipeDuration = 0.12
  /// Seconds that a finger takes for a swipe across the window.
  private static let edgeDuration = 0.25

  func touch(_ action: StepAction) throws(StepProblem) {
    switch action {
    case .tap(let query, let times):
      let (point, window) = try target(query)
      TouchDriver.tap(at: point, in: window, times: times)
    case .longPress(let query, let seconds):
      let (point, window) = try target(query)
      TouchDriver.longPress(at: point, in: window, duration: seconds)
    case .drag(let start, let end):
      let (from, window) = try target(start)
      let (to, _) = try target(end)
      TouchDriver.drag(from: from, to: to, in: window, duration: Self.dragDuration)
    case .dragBy(let start, let x, let y):
      let (from, window) = try target(start)
      let to = CGPoint(x: from.x + x, y: from.y + y)
      TouchDriver.drag(from: from, to: to, in: window, duration: Self.dragDuration)
    case .swipe(let direction, let query): try swipe(direction, on: query)
    case .swipeFromEdge(let direction): try swipeFromEdge(direction)
    case .select(let section, let item): try select(section: section, item: item)
    case .set(let query, let value): try set(query, to: value)
    default: break
    }
  }

  /// Where to put the finger for a tap on what the query means.
  ///
  /// What lies outside a scroll view's window is scrolled to first.
  func target(_ query: ElementQuery) throws(StepProblem) -> (CGPoint, UIWindow) {
    if case .point(let x, let y) = query { return try window(x, y) }
    return try target(ElementFinder().element(query), "\(query)")
  }

  private func window(_ x: Double, _ y: Double) throws(StepProblem) -> (CGPoint, UIWindow) {
    let point = CGPoint(x: x, y: y)
    guard let window = ScreenContents().window(at: point) else {
      let size = UIScreen.main.bounds.size
      throw .impossible(
        "nothing takes touches at \(ElementQuery.point(x: x, y: y)); the screen is \(Int(size.width)) × "
          + "\(Int(size.height)) points")
    }
    return (point, window)
  }

  func target(
    _ element: ScreenElement, _ name: String
  ) throws(StepProblem) -> (CGPoint, UIWindow) {
    guard let window = element.view.window else { throw .offScreen(name) }
    if let control = element.control, !control.isEnabled { throw .disabled(name) }
    if let point = reachablePoint(of: element, in: window) { return (point, window) }
    // It may be outside of what scrolls, or under a bar.
    if !element.scrollViews.isEmpty {
      reveal(element)
      if let point = reachablePoint(of: element, in: window) { return (point, window) }
    }
    let frame = element.visibleFrame(in: window)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { throw .offScreen(name) }
    throw unreachable(element, name, in: window)
  }

  /// A point where a tap works the element: for a control one that the control itself takes.
  private func reachablePoint(of element: ScreenElement, in window: UIWindow) -> CGPoint? {
    guard let point = element.touchPoint(in: window) else { return nil }
    guard let control = element.control else { return point }
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    return hit.isDescendant(of: control) ? point : nil
  }

  private func unreachable(
    _ element: ScreenElement, _ name: String, in window: UIWindow
  ) -> StepProblem {
    if sequence(first: element.view, next: \.superview).contains(where: {
      !$0.isUserInteractionEnabled
    }), element.control != nil {
      return .takesNoTouches(name)
    }
    let visible = element.visibleFrame(in: window)
    let point = CGPoint(x: visible.midX, y: visible.midY)
    let front = ScreenContents().window(at: point) ?? window
    guard let hit = front.hitTest(point, with: nil) else { return .takesNoTouches(name) }
    let other = sequence(first: hit, next: \.superview).lazy
      .compactMap { ScreenElement($0).summary }.first
    return .covered(name, by: other ?? ScreenElement(hit).typeName)
  }

  func tap(_ element: ScreenElement, _ name: String, times: Int) throws(StepProblem) {
    let (point, window) = try target(element, name)
    TouchDriver.tap(at: point, in: window, times: times)
  }

  // MARK: Swipes

  private func swipe(_ direction: StepDirection, on query: ElementQuery?) throws(StepProblem) {
    let (centre, window): (CGPoint, UIWindow)
    if let query {
      (centre, window) = try target(query)
    } else {
      let bounds = UIScreen.main.bounds
      (centre, window) = try self.window(bounds.midX, bounds.midY)
    }
    let length = min(direction.isVertical ? window.bounds.height : window.bounds.width, 600) * 0.4
    let way = direction.vector(length / 2)
    let from = CGPoint(x: centre.x - way.dx, y: centre.y - way.dy)
    let to = CGPoint(x: centre.x + way.dx, y: centre.y + way.dy)
    TouchDriver.drag(
      from: query == nil ? from : centre, to: to, in: window, duration: Self.swipeDuration)
  }

  /// From a point inside the edge across three quarters of the window, halfway along the edge.
  private func swipeFromEdge(_ direction: StepDirection) throws(StepProblem) {
    let bounds = UIScreen.main.bounds
    let length = direction.isVertical ? bounds.height : bounds.width
    let back = direction.vector(length / 2 - 1)
    let from = CGPoint(x: bounds.midX - back.dx, y: bounds.midY - back.dy)
    let (start, window) = try self.window(from.x, from.y)
    let way = direction.vector(length * 0.75)
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    TouchDriver.drag(from: start, to: end, in: window, duration: Self.edgeDuration)
  }

  // MARK: Lists

  /// The list that covers most of the screen of those a finger reaches.
  var frontList: UIScrollView? {
    largest { $0 is UITableView || $0 is UICollectionView }
  }

  /// The largest visible scroll view that fits.
  func largest(where fits: (UIScrollView) -> Bool) -> UIScrollView? {
    var best: (area: CGFloat, view: UIScrollView)?
    for window in ScreenContents().windows {
      for element in ScreenContents().elements(in: window) {
        guard let view = element.view as? UIScrollView, fits(view),
          element.touchPoint(in: window) != nil
        else { continue }
        let frame = element.visibleFrame(in: window)
        let area = frame.width * frame.height
        if area > best?.area ?? 0 { best = (area, view) }
      }
      if best != nil { break }
    }
    return best?.view
  }

  private func select(section: Int, item: Int) throws(StepProblem) {
    guard let list = frontList else { throw .impossible("there is no list on the screen") }
    let counts = itemCounts(of: list)
    guard counts.indices.contains(section) else {
      throw .impossible(
        "there is no section \(section) in the \(ScreenElement(list).typeName); it has "
          + "\(counts.count), counted from 0")
    }
    guard item < counts[section] else {
      throw .impossible(
        "there is no item \(item) in section \(section) of the \(ScreenElement(list).typeName); it "
          + "has \(counts[section]), counted from 0")
    }
    let name = "item \(section).\(item)"
    guard let cell = shownCell(list, section, item) ?? scrolledCell(list, section, item) else {
      throw .offScreen(name)
    }
    try tapCell(cell, name)
  }

  private func itemCounts(of list: UIScrollView) -> [Int] {
    switch list {
    case let table as UITableView:
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    default: []
    }
  }

  private func shownCell(_ list: UIScrollView, _ section: Int, _ item: Int) -> UIView? {
    let path = IndexPath(item: item, section: section)
    let cell: UIView? =
      (list as? UITableView)?.cellForRow(at: path)
      ?? (list as? UICollectionView)?.cellForItem(at: path)
    guard let cell, let window = cell.window,
      ScreenElement(cell).visibleFrame(in: window).height >= min(cell.bounds.height, 20)
    else { return nil }
    return cell
  }

  private func scrolledCell(_ list: UIScrollView, _ section: Int, _ item: Int) -> UIView? {
    let path = IndexPath(item: item, section: section)
    (list as? UITableView)?.scrollToRow(at: path, at: .middle, animated: false)
    if let collection = list as? UICollectionView {
      collection.scrollToItem(
        at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
    settle()
    return shownCell(list, section, item)
  }

  /// Taps a cell where no control of its own takes the finger.
  private func tapCell(_ cell: UIView, _ name: String) throws(StepProblem) {
    guard let window = cell.window else { throw .offScreen(name) }
    let visible = ScreenElement(cell).visibleFrame(in: window)
    for y in [0.5, 0.2, 0.8] {
      for x in [0.5, 0.1, 0.9] {
        let point = CGPoint(
          x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
        guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: cell),
          ScreenElement(hit).control == nil
        else { continue }
        return TouchDriver.tap(at: point, in: window)
      }
    }
    throw unreachable(ScreenElement(cell), name, in: window)
  }
}

extension StepDirection {
  /// The way a finger or a picture goes, `length` points far.
  func vector(_ length: CGFloat) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -length)
    case .down: CGVector(dx: 0, dy: length)
    case .left: CGVector(dx: -length, dy: 0)
    case .right: CGVector(dx: length, dy: 0)
    }
  }
}
