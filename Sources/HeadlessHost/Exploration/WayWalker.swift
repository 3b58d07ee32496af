// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// Goes the way to an explored screen in a configuration that may look different: where a step's words
/// find nothing, what they mean is scrolled to or found by its mark (Documentation/Exploration.md §7).
@MainActor
struct WayWalker {
  let runner: StepRunner

  init() { runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait) }

  /// Does the steps of a screen from one on.
  ///
  /// - Parameter willArrive: Called before the last step: what UIKit says from then on is about the screen.
  /// - Throws: why the screen is not reached in this configuration.
  func walk(
    _ screen: ScreenRequest, from first: Int, _ tour: ScreenTour, willArrive: () -> Void
  ) throws(HostError) {
    tour.mended = [:]
    for index in screen.steps.indices.dropFirst(first) {
      try RecordChannel.tell(step: index + 1)
      if index == screen.steps.count - 1 { willArrive() }
      let mark = screen.marks.indices.contains(index) ? screen.marks[index] : nil
      do {
        if let words = try perform(screen.steps[index], mark) { tour.mended[index] = words }
      } catch {
        tour.end()
        throw HostError(
          "\(ScreenResult.noWayWords)at step \(index + 1), \(screen.steps[index].text): \(error)")
      }
      tour.didStep(screen.steps[index])
    }
    try checkArrival(screen)
  }

  /// Whether what the steps lead to here is the screen that they led to when it was found.
  private func checkArrival(_ screen: ScreenRequest) throws(HostError) {
    guard let wanted = screen.controller else { return }
    let seen = SeenControllers()
    guard !seen.chain.contains(wanted), !seen.own.contains(wanted) else { return }
    throw HostError(
      "\(ScreenResult.noWayWords)the steps lead to \(seen.chain.joined(separator: " › ")) here, not to \(wanted)"
    )
  }

  /// - Returns: Other words for the step, where its own found nothing and its mark did.
  func perform(_ step: Step, _ mark: String?) throws(StepProblem) -> String? {
    guard let mark else {
      try runner.perform(step.action)
      return nil
    }
    // A number or a class counts what is on the screen, which differs; words do not.
    let isByText = step.isByText
    if isByText {
      do {
        try runner.perform(mirrored(step.action, mark))
        return nil
      } catch {
        if case .notFound = error, let query = step.action.query,
          (try? runner.perform(.scrollTo(query))) != nil,
          (try? runner.perform(mirrored(step.action, mark))) != nil
        {
          return nil
        }
      }
    }
    guard let entry = ElementDirectory.entry(mark, settle: RunLoopDriver.settle) else {
      try runner.perform(step.action)
      return nil
    }
    if step.action.isTouch { try reach(entry.element, for: step) }
    let words = ElementNamer.words(for: entry.element, forText: step.action.isTyping)
    guard let query = try? StepParser.element(in: words, source: "") else {
      try runner.perform(step.action)
      return nil
    }
    if case .select = step.action {
      try runner.perform(.tap(query, times: 1))
    } else {
      try runner.perform(mirrored(step.action, mark).with(query))
    }
    return isByText ? step.text(naming: words) : nil
  }

  /// Scrolls to an element that a step touches.
  ///
  /// What cannot be reached has no words of its own: they would mean another one of its like.
  /// - Throws: why no finger gets to it.
  private func reach(_ element: ScreenElement, for step: Step) throws(StepProblem) {
    do {
      _ = try runner.target(element, step.action.query.map { "\($0)" } ?? step.text)
    } catch {
      // A part of it may be in reach.
      let isForText = step.action.isTyping
      guard let query = ElementNamer.query(for: element, forText: isForText) else { throw error }
      if case .point = query { return }
      guard let found = try? ElementFinder(forText: isForText).element(query),
        found.view.isDescendant(of: element.view)
      else { throw error }
    }
  }

  /// A swipe of rows and pages goes the other way where lines are read so, for ways are found from left
  /// to right; what waits for a direction itself keeps it.
  private func mirrored(_ action: StepAction, _ mark: String) -> StepAction {
    guard case .swipe(let direction, let query) = action, !direction.isVertical,
      let view = ElementDirectory.entry(mark, settle: RunLoopDriver.settle)?.element.view,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      view.gestureRecognizers?.contains(where: { $0 is UISwipeGestureRecognizer }) != true
    else { return action }
    return .swipe(direction == .left ? .right : .left, on: query)
  }
}

extension Step {
  /// Whether the step names its element by a text alone.
  fileprivate var isByText: Bool {
    guard let query = action.query else { return true }
    guard case .named(let name) = query else { return false }
    return name.number == nil && name.kind != .type
  }
}

extension Step {
  /// The step with other words for its element.
  fileprivate func text(naming words: String) -> String? {
    switch action {
    case .tap(_, let times): times == 1 ? "tap \(words)" : "double-tap \(words)"
    case .select: "tap \(words)"
    case .longPress: "long-press \(words)"
    case .dragBy(_, let x, let y): "drag \(words) by \(Int(x)),\(Int(y))"
    case .scrollTo: "scroll to \(words)"
    case .set(_, let value): "set \(words) to \(StepText.quoted(value))"
    case .swipe(let direction, _): "swipe \(direction.rawValue) on \(words)"
    case .type(let text, _): "type \(StepText.quoted(text)) into \(words)"
    case .scrollToEdge(let edge, _): "scroll to \(Self.edge(edge)) in \(words)"
    default: nil
    }
  }

  private static func edge(_ direction: StepDirection) -> String {
    switch direction {
    case .up: "top"
    case .down: "bottom"
    case .left, .right: direction.rawValue
    }
  }
}

extension StepAction {
  fileprivate var isTyping: Bool {
    if case .type = self { true } else { false }
  }

  /// Whether a finger has to get to the element.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .longPress, .set, .type: true
    default: false
    }
  }

  /// The element that is touched; nil where there is none.
  fileprivate var query: ElementQuery? {
    switch self {
    case .tap(let query, _), .longPress(let query, _), .dragBy(let query, _, _),
      .scrollTo(let query), .set(let query, _):
      query
    case .swipe(_, let query), .type(_, let query), .scrollToEdge(_, let query): query
    default: nil
    }
  }

  /// The same done to another element.
  fileprivate func with(_ query: ElementQuery) -> StepAction {
    switch self {
    case .tap(_, let times): .tap(query, times: times)
    case .longPress(_, let seconds): .longPress(query, seconds: seconds)
    case .dragBy(_, let x, let y): .dragBy(query, x: x, y: y)
    case .scrollTo: .scrollTo(query)
    case .set(_, let value): .set(query, to: value)
    case .swipe(let direction, _): .swipe(direction, on: query)
    case .type(let text, _): .type(text, into: query)
    case .scrollToEdge(let edge, _): .scrollToEdge(edge, in: query)
    default: self
    }
  }
}
