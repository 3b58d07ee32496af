// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Classes where any object is asked for (Documentation/SourceLowering.md §6.25).
extension UsageRewriter {
  /// `note(self)` in a static member, `note(Card.self)`, `note(type(of: card))`, of a function that
  /// takes an `AnyObject`.
  func passClasses(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression
    guard
      let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? called.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    else { return }
    for (place, argument) in node.arguments.enumerated()
    where facts.objectParameters.takesObject(name, label: argument.label?.text, at: place) {
      makeObject(ofClass: argument.expression)
    }
  }

  /// `let owner: AnyObject = Card.self`.
  func keepClass(_ node: PatternBindingSyntax) {
    guard let written = node.typeAnnotation?.type.trimmedDescription,
      ["AnyObject", "AnyObject?", "AnyObject!"].contains(written), let value = node.initializer
    else { return }
    makeObject(ofClass: value.value)
  }

  /// `a === Card.self`: two classes are compared by `==` here, which says the same of them.
  func compareClasses(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
      guard let mark = element.as(BinaryOperatorExprSyntax.self)?.operator,
        ["===", "!=="].contains(mark.text),
        isClass(elements[place - 1]) || isClass(elements[place + 1])
      else { continue }
      file.edits.replace(mark.range, with: mark.text == "===" ? "== " : "!= ")
    }
  }

  private func makeObject(ofClass value: ExprSyntax) {
    guard isClass(value) else { return }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.RuntimeRegistry.object(ofClass: ", at: value.range.lowerBound)
    file.edits.insert(")", at: value.range.upperBound)
  }

  /// Whether the text says that a value is a class: `Card.self`, `type(of: x)`, `self` in a static
  /// member.
  private func isClass(_ value: ExprSyntax) -> Bool {
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "self"
        && access.base?.trimmedDescription.first?.isUppercase == true
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isName("type")
        && call.arguments.first?.label?.text == "of"
    }
    guard value.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return false }
    return isInStaticMember(value)
  }

  /// Whether `self` means the type at a place.
  private func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemSyntax.self) { current = parent.parent }
    let declaration = current?.as(MemberBlockItemSyntax.self)?.decl
    let modifiers =
      declaration?.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration?.as(VariableDeclSyntax.self)?.modifiers
      ?? declaration?.as(SubscriptDeclSyntax.self)?.modifiers
    return modifiers?.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    } == true
  }
}
