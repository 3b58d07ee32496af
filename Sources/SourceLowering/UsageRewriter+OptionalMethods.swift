// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// An `@objc` protocol is for classes; its optional methods get defaults that note their absence.
  ///
  /// Documentation/SourceLowering.md §5.3.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return }
    if let inheritance = node.inheritanceClause {
      let names = inheritance.inheritedTypes.map { $0.type.trimmedDescription }
      let known: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
      if known.isDisjoint(with: names), let first = inheritance.inheritedTypes.first {
        file.edits.insert("AnyObject, ", at: first.range.lowerBound)
      }
    } else {
      file.edits.insert(": AnyObject", at: node.name.range.upperBound)
    }
    addDefaults(of: node)
  }

  private func addDefaults(of node: ProtocolDeclSyntax) {
    let access = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
    var defaults: [String] = []
    for item in node.memberBlock.members {
      guard let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) })
      else { continue }
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        let signature = function.signature.trimmedDescription
          .split(whereSeparator: \.isNewline).joined(separator: " ")
        defaults.append(
          "\(access)func \(function.name.text)\(signature) "
            + "{ return UIKit.unimplementedRequirement() }"
        )
      } else if let variable = item.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, let type = binding.typeAnnotation
      {
        defaults.append(
          "\(access)var \(binding.pattern.trimmedDescription)\(type.trimmedDescription) "
            + "{ return UIKit.unimplementedRequirement() }")
      }
    }
    guard !defaults.isEmpty else { return }
    file.addedImports.insert("UIKit")
    file.epilogue.append("extension \(node.name.text) { \(defaults.joined(separator: "; ")) }")
  }

  /// `target?.method?(x)` becomes a call that first asks whether the method is there.
  ///
  /// Only names of known optional methods count: an optional closure is called the same way.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chaining.expression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return }
    var labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    if node.trailingClosure != nil { labels.append("_:") }
    let full = access.declName.baseName.text + "(" + labels.joined() + ")"
    let own = ownOptionalMethods[full]
    guard let selector = own ?? OptionalMethodTable.selector(of: full) else { return }
    file.addedImports.insert("UIKit")
    let function = own != nil ? "optionalSend" : "optionalWitness"
    file.edits.insert("UIKit.\(function)(", at: node.range.lowerBound)
    var baseEnd = base.range.upperBound
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      baseEnd = optional.questionMark.range.lowerBound
    }
    file.edits.replace(
      baseEnd..<access.declName.range.lowerBound, with: ", \"\(selector)\", { target in target.")
    file.edits.replace(chaining.questionMark.range, with: "")
    // Not a trailing closure: in the condition of a statement that would be its body.
    file.edits.insert(" })", at: node.range.upperBound)
  }

  /// `target?.title` and `target?.method` without a call are nil when the requirement is missing.
  ///
  /// Only chained reads count: elsewhere the name may be a class's own member.
  func rewriteOptionalRead(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(OptionalChainingExprSyntax.self),
      let selector = optionalReadSelector(node), !isCalledOrAssigned(node)
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.optionalSend(", at: node.range.lowerBound)
    file.edits.replace(
      base.questionMark.range.lowerBound..<node.declName.range.lowerBound,
      with: ", \"\(selector)\", { target in target.")
    // Not a trailing closure: in the condition of a statement that would be its body.
    file.edits.insert(" })", at: node.range.upperBound)
  }

  private func optionalReadSelector(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.trimmedDescription
    if let property = ownOptionalMethods[name] { return property }
    if node.declName.argumentNames != nil { return ownOptionalMethods[name] }
    let methods = ownOptionalMethods.filter { $0.key.hasPrefix(name + "(") }
    return methods.count == 1 ? methods.first?.value : nil
  }

  private func isCalledOrAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(FunctionCallExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(MemberAccessExprSyntax.self)
    {
      return true
    }
    // `target?.title = x`: the list of a sequence begins with what is assigned to.
    guard let list = parent.as(ExprListSyntax.self), list.first?.id == node.id else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }
}
