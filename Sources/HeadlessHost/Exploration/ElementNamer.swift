// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import Inspection
internal import UIKit

/// Says which element is meant in the language of steps, as briefly as it can be said.
@MainActor
struct ElementNamer {
  /// Letters of a text that are written out.
  private static let length = 40

  /// The words of a step that lead to the element, such as `"Export"` or `Delete 2`; a point where
  /// nothing else does.
  ///
  /// - Parameter forText: Whether the step types, so that fields go before what else has the name.
  /// - Complexity: O(views) for each name that is tried.
  static func words(for element: ScreenElement, forText: Bool = false) -> String {
    for name in names(of: element) {
      if let words = words(name, for: element, ElementFinder(forText: forText)) { return words }
    }
    guard let window = element.view.window, let point = element.touchPoint(in: window) else {
      return "class:\(element.typeName)"
    }
    return "at \(whole(point.x)),\(whole(point.y))"
  }

  /// The same as a value.
  static func query(for element: ScreenElement, forText: Bool = false) -> ElementQuery? {
    try? StepParser.element(in: words(for: element, forText: forText), source: "")
  }

  /// What can be read in a view.
  static func texts(in view: UIView) -> [String] {
    var texts: [String] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, texts.count < 8 else { return }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
      for child in view.subviews { collect(child) }
    }
    collect(view)
    return texts
  }

  private static func names(of element: ScreenElement) -> [String] {
    var names: [String] = []
    if let identifier = element.identifier, !identifier.isEmpty {
      names.append(own(StepText.quoted(identifier), of: identifier, .identifier))
    }
    if let label = element.label { names += Self.names(label, .label) }
    var texts = element.texts
    if element.isWholeView, !(element.view is UIScrollView) {
      texts += self.texts(in: element.view)
    }
    for text in texts { names += Self.names(text, .text) }
    if element.isWholeView { names.append("class:\(element.typeName)") }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func names(_ text: String, _ kind: ElementName.Kind) -> [String] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    return [own(short(text), of: text, kind)]
  }

  /// A name that no class can be meant by: while a row that reads `UIScrollView` is out of sight, the name
  /// alone would be that of its list.
  private static func own(_ words: String, of text: String, _ kind: ElementName.Kind) -> String {
    let isClass = MatchTest.tests(for: ElementName(text, kind: .type))[0].matches
    let contents = ScreenContents()
    let isOne = contents.windows.contains { contents.elements(in: $0).contains(where: isClass) }
    return isOne ? "\(kind.rawValue):\(words)" : words
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    if line == text, line.count <= length { return StepText.quoted(line) }
    return StepText.quoted(line.prefix(length).trimmingCharacters(in: .whitespaces) + "…")
  }

  private static func words(
    _ name: String, for element: ScreenElement, _ finder: ElementFinder
  ) -> String? {
    guard let query = try? StepParser.element(in: name, source: "") else { return nil }
    if let found = try? finder.element(query), means(found, element) { return name }
    let all = finder.elements(query)
    guard all.count > 1, let index = all.firstIndex(where: { means($0, element) }) else {
      return nil
    }
    return "\(name) \(index)"
  }

  /// Whether a finger on what was found works the element.
  private static func means(_ found: ScreenElement, _ element: ScreenElement) -> Bool {
    if found.view === element.view { return found.area == element.area || !element.isSegment }
    guard found.view.isDescendant(of: element.view) else { return false }
    return found.control == nil || found.control === element.view
      || element.view.isDescendant(of: found.control!)
  }
}

extension ScreenElement {
  fileprivate var isSegment: Bool { view is UISegmentedControl && !isWholeView }
}
