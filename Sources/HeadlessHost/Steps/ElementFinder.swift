// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
import Foundation
internal import Inspection
internal import UIKit

/// Finds the element that a step speaks of (Documentation/Steps.md §3).
@MainActor
package struct ElementFinder {
  private let contents = ScreenContents()
  /// Whether text fields, text views and search fields go before what else bears the name.
  private let isForText: Bool

  package init() { isForText = false }

  init(forText: Bool) { isForText = forText }

  /// The one element that is meant.
  ///
  /// What a finger reaches goes before what is covered or outside; of several, the only one that
  /// answers to taps is taken.
  ///
  /// - Precondition: the query is no point.
  /// - Complexity: O(n) in the number of views.
  package func element(_ query: ElementQuery) throws(StepProblem) -> ScreenElement {
    let found = matches(query)
    if let number = number(query, found.isPhrase) {
      guard found.elements.indices.contains(number) else {
        if found.elements.isEmpty { throw notFound(query) }
        throw .tooFew("\(query)", count: found.elements.count)
      }
      return found.elements[number]
    }
    guard let first = found.elements.first else { throw notFound(query) }
    guard found.elements.count > 1 else { return first }
    let interactive = found.elements.filter(\.isInteractive)
    if interactive.count == 1 { return interactive[0] }
    throw .ambiguous("\(query)", places: found.elements.map(place))
  }

  /// Every element that the words may mean, in reading order.
  package func elements(_ query: ElementQuery) -> [ScreenElement] { matches(query).elements }

  /// Whether any such element can be seen.
  func isVisible(_ query: ElementQuery) -> Bool {
    elements(query).contains { element in
      guard let window = element.view.window else { return false }
      let visible = element.visibleFrame(in: window)
      return !visible.isNull && visible.width > 0 && visible.height > 0
        && !isCovered(element, in: window)
    }
  }

  private func isCovered(_ element: ScreenElement, in window: UIWindow) -> Bool {
    element.touchPoint(in: window) == nil && element.view.isUserInteractionEnabled
      && contents.frontController?.viewIfLoaded.map { !element.view.isDescendant(of: $0) } ?? false
  }

  func notFound(_ query: ElementQuery) -> StepProblem {
    let wanted: String
    switch query {
    case .point: wanted = ""
    case .named(let name), .inside(let name, _): wanted = name.text
    }
    let summaries = contents.summaries()
    let names = summaries.map(\.name)
    let near = NearWords.nearest(to: wanted, among: names, count: 1)
    let order = Dictionary(
      zip(NearWords.sorted(names, byDistanceTo: wanted), 0...), uniquingKeysWith: { $1 })
    let known = summaries.enumerated().sorted {
      (order[$0.element.name] ?? 0, $0.offset) < (order[$1.element.name] ?? 0, $1.offset)
    }
    return .notFound("\(query)", near: near, known: known.map(\.element.summary))
  }

  // MARK: Matching

  private func number(_ query: ElementQuery, _ isPhrase: Bool) -> Int? {
    guard !isPhrase else { return nil }
    switch query {
    case .point: return nil
    case .named(let name), .inside(let name, _): return name.number
    }
  }

  private func matches(_ query: ElementQuery) -> (elements: [ScreenElement], isPhrase: Bool) {
    let scope = contents.windows.map { $0 as UIView }
    switch query {
    case .point: return ([], false)
    case .named(let name): return matches(name, in: scope)
    case .inside(let name, let outer):
      if let phrase = name.phrase {
        let whole = matches(ElementName(phrase), in: scope)
        if !whole.elements.isEmpty { return (whole.elements, true) }
      }
      let containers = matches(outer).elements.map { $0.cell ?? $0.view }
      var name = name
      name.phrase = nil
      return matches(name, in: containers)
    }
  }

  private func matches(
    _ name: ElementName, in scope: [UIView]
  ) -> (elements: [ScreenElement], isPhrase: Bool) {
    let all = scope.flatMap { contents.elements(in: $0) }
    if let phrase = name.phrase {
      let whole = best(ElementName(phrase, kind: name.kind), of: all)
      if !whole.isEmpty { return (whole, true) }
    }
    return (best(name, of: all), false)
  }

  /// The elements whose match is the closest, reachable ones alone if there are any.
  private func best(_ name: ElementName, of all: [ScreenElement]) -> [ScreenElement] {
    let tests = MatchTest.tests(for: name)
    if isForText {
      // Out of sight, too: a caption that shows is no place to type into.
      let fields = all.filter(\.isField)
      let named = tests.filter(\.isOwnName).map { test in fields.filter(test.matches) }
      if let found = named.first(where: { !$0.isEmpty }) {
        let outer = outermost(found)
        let reachable = outer.filter(isReachable)
        return sorted(reachable.isEmpty ? outer : reachable)
      }
    }
    let ranked = tests.map { test in all.filter(test.matches) }.filter { !$0.isEmpty }
    for found in ranked {
      let outer = outermost(found)
      let reachable = outer.filter(isReachable)
      if !reachable.isEmpty { return sorted(reachable) }
    }
    return ranked.first.map { sorted(outermost($0)) } ?? []
  }

  private func isReachable(_ element: ScreenElement) -> Bool {
    element.view.window.map { element.touchPoint(in: $0) != nil } ?? false
  }

  private func sorted(_ elements: [ScreenElement]) -> [ScreenElement] {
    contents.windows.flatMap { window in
      contents.inReadingOrder(elements.filter { $0.view.window === window }, in: window)
    }
  }

  /// Leaves out what is within another match: a button's title label, a cell's content.
  private func outermost(_ found: [ScreenElement]) -> [ScreenElement] {
    let views = Set(found.filter(\.isWholeView).map { ObjectIdentifier($0.view) })
    return found.filter { element in
      var ancestor = element.isWholeView ? element.view.superview : element.view
      while let current = ancestor {
        if views.contains(ObjectIdentifier(current)) { return false }
        ancestor = current.superview
      }
      return true
    }
  }

  private func place(of element: ScreenElement) -> String {
    guard let window = element.view.window else { return element.typeName }
    let frame = element.frame(in: window)
    return "\(element.typeName) at \(whole(frame.minX)),\(whole(frame.minY))"
  }
}
