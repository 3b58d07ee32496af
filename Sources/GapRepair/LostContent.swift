// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// A statement that gives a missing container the controller that it shows, by a property or a function:
/// `drawer.mainViewController = feed`, `menu.setContentViewController(feed, animated: true)`
/// (Documentation/Gaps.md §5.6).
struct LostContent: Equatable {
  /// The container, as written.
  let owner: String
  /// The property's or function's name.
  let name: String
  /// The controller, as written.
  let value: String

  /// What a name has in it that means the content of a container.
  static let words = ["center", "centre", "content", "main", "root", "front"]

  /// - Parameters:
  ///   - offset: Where the compiler misses the name.
  ///   - message: What the compiler said.
  init?(_ item: CodeBlockItemSyntax, at offset: Int, _ message: String) {
    guard case .expr(let expression) = item.item,
      let name = LostLayout.missing(in: message), Self.isContent(name),
      let (target, value) = Self.parts(of: expression), target.range.contains(offset)
    else { return nil }
    if let member = target.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == name, let base = member.base,
        LostLayout.isPlain(base)
      else { return nil }
      owner = LostLayout.written(base)
    } else if target.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      owner = "self"
    } else {
      return nil
    }
    self.name = name
    self.value = LostLayout.written(value)
  }

  /// What is given a value, and the value: of an assignment, or of a call with a first argument that has
  /// no label.
  private static func parts(of expression: ExprSyntax) -> (target: ExprSyntax, value: ExprSyntax)? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let first = call.arguments.first, first.label == nil, call.trailingClosure == nil else {
        return nil
      }
      return (call.calledExpression, first.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
      return nil
    }
    let elements = Array(sequence.elements)
    return elements[1].is(AssignmentExprSyntax.self) ? (elements[0], elements[2]) : nil
  }

  private static func isContent(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("controller") && words.contains { name.contains($0) }
  }
}
