// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Geometry

/// Walks a document once: checks values, finds ids, collects what is not understood.
struct GrammarChecker {
  private(set) var elements: [String: Element] = [:]
  private(set) var issues: [DocumentIssue] = []
  /// References with what they are part of, resolved when all ids are known.
  private var references: [(id: String, role: String, location: Location)] = []

  /// - Complexity: O(n) in elements and attributes.
  mutating func check(_ root: Element) throws(DocumentError) {
    try visit(root, parent: nil)
    for reference in references where !exists(reference.id) {
      issues.append(
        DocumentIssue(
          .danglingReference(id: reference.id, role: reference.role), at: reference.location))
    }
  }

  private func exists(_ id: String) -> Bool {
    elements[id] != nil || id == "-1" || id == "-2"
  }

  private mutating func visit(_ element: Element, parent: Element?) throws(DocumentError) {
    try checkAttributes(of: element, parent: parent)
    if let id = element.id, element.name != "device", element.name != "adaptation" {
      if let first = elements[id], id != "-1", id != "-2" {
        throw DocumentError(.duplicateIdentifier(id, first: first.location), at: element.location)
      }
      elements[id] = element
    }
    for child in element.children { try visit(child, parent: element) }
  }

  private mutating func checkAttributes(
    of element: Element, parent: Element?
  ) throws(DocumentError) {
    for name in Grammar.required(in: element.name) where element[name] == nil {
      throw DocumentError(
        .missingAttribute(name, element: element.name), at: element.location)
    }
    guard let known = Grammar.attributes(of: element.name) else {
      issues.append(
        DocumentIssue(
          .unknownElement(element.name, parent: parent?.name ?? ""), at: element.location))
      return
    }
    // A dictionary has no order; sorted names keep reports the same from run to run.
    for name in element.attributes.keys.sorted() {
      if known.contains(name) {
        try checkValue(of: name, in: element)
      } else if element.name != "variation" {
        issues.append(
          DocumentIssue(.unknownAttribute(name, element: element.name), at: element.location))
      }
    }
  }

  private mutating func checkValue(
    of name: String, in element: Element
  ) throws(DocumentError) {
    guard let value = element[name] else { return }
    let expected: String?
    switch Grammar.form(of: name, in: element.name) {
    case .text: expected = nil
    case .boolean:
      expected = ["YES", "NO", "true", "false"].contains(value) ? nil : "YES or NO"
    case .number:
      expected = NumberForm.number(value) == nil ? "a number" : nil
      if let number = Double(value), number.isFinite, abs(number) > CGFloat.largestLayoutNumber {
        issues.append(
          DocumentIssue(
            .hugeNumber(value, attribute: name, element: element.name), at: element.location))
      }
    case .multiplier:
      expected = NumberForm.multiplier(value) == nil ? "a number or a quotient such as 3:2" : nil
    case .layoutAttribute:
      expected =
        ConstraintValue.Attribute(rawValue: value) == nil ? "an attribute such as leading" : nil
    case .relation:
      expected =
        ConstraintValue.Relation(rawValue: value) == nil
        ? "lessThanOrEqual, equal or greaterThanOrEqual" : nil
    case .reference:
      expected = nil
      references.append((value, role(of: element, attribute: name), element.location))
    }
    if let expected {
      throw DocumentError(
        .invalidValue(value, attribute: name, element: element.name, expected: expected),
        at: element.location)
    }
  }

  private func role(of element: Element, attribute: String) -> String {
    switch element.name {
    case "outlet", "outletCollection", "action", "segue", "constraint":
      element.name == "outletCollection" ? "outlet collection" : element.name
    default: attribute
    }
  }
}
