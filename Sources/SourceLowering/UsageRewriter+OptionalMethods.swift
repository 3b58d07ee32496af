// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// Foundation's protocols that are for classes on Apple's systems, and for any type here.
  private static let classProtocols: Set<String> = [
    "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying",
  ]

  /// An `@objc` protocol is for classes, and so is one that inherits such a one of Foundation's; its
  /// optional methods get defaults that note their absence.
  ///
  /// Documentation/SourceLowering.md §5.3.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    let inherited = node.inheritanceClause?.inheritedTypes.map {
      ModuleModel.bare($0.type.trimmedDescription)
    }
    let isForClasses =
      inherited?.contains { Self.classProtocols.contains($0) && !model.declares($0) } ?? false
    guard isObjectiveC || isForClasses else { return }
    if let inheritance = node.inheritanceClause {
      let names = inheritance.inheritedTypes.map { $0.type.trimmedDescription }
      let known: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
      if known.isDisjoint(with: names), let first = inheritance.inheritedTypes.first {
        file.edits.insert("AnyObject, ", at: first.range.lowerBound)
      }
    } else {
      file.edits.insert(": AnyObject", at: node.name.range.upperBound)
    }
    if isObjectiveC { addDefaults(of: node) }
  }

  private func addDefaults(of node: ProtocolDeclSyntax) {
    let access = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
    var defaults: [String] = []
    var hasProperties = false
    for item in node.memberBlock.members {
      guard let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) })
      else { continue }
      let isStatic = modifiers.contains { $0.name.tokenKind == .keyword(.static) }
      let access = access + (isStatic ? "static " : "")
      let target = isStatic ? "self as AnyObject" : "self"
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        let signature = function.signature.trimmedDescription
          .split(whereSeparator: \.isNewline).joined(separator: " ")
        let parameters = function.signature.parameterClause.parameters
        let full =
          function.name.text + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
        let arguments = parameters.map { ($0.secondName ?? $0.firstName).text }
        defaults.append(
          "\(access)func \(function.name.text)\(signature) \(absence(of: full, arguments, target))")
      } else if let variable = item.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, let type = binding.typeAnnotation
      {
        let name = binding.pattern.trimmedDescription
        defaults.append(
          "\(access)var \(name)\(type.trimmedDescription) \(absence(of: name, [], target))")
        hasProperties = hasProperties || !isStatic
      }
    }
    guard !defaults.isEmpty else { return }
    file.addedImports.insert("UIKit")
    let name = node.name.text
    file.epilogue.append("extension \(name) { \(defaults.joined(separator: "; ")) }")
    guard hasProperties else { return }
    file.epilogue.append(
      "\(access)func snugOptionalMember(_ target: (any \(name))?, _ selector: String) "
        + "-> (any \(name))? { UIKit.responding(target, to: selector) }")
  }

  /// The body of a default: a method of a subclass of the class that conforms, or what it means
  /// that there is none.
  private func absence(of name: String, _ arguments: [String], _ target: String) -> String {
    let selector = ownOptionalMethods[name]?.selector ?? name
    return "{ return UIKit.unimplementedRequirement(\"\(selector)\", \(target), "
      + "[\(arguments.joined(separator: ", "))]) }"
  }

  /// `target?.method?(x)` becomes a call that asks whether the method is there, and
  /// `target.method!(x)` one that is sure of it.
  ///
  /// Only names of known optional methods count: an optional closure is called the same way.
  /// Documentation/SourceLowering.md §5.3.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chaining.expression, chaining.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return
    }
    let access = called.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName ?? called.as(DeclReferenceExprSyntax.self) else { return }
    var labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    if node.trailingClosure != nil { labels.append("_:") }
    let full = name.baseName.text + "(" + labels.joined() + ")"
    let own = ownOptionalMethods[full]?.selector
    let isOfFoundation =
      own == nil && access != nil && labels.count > 1
      && Self.delegatesOfFoundation.contains(name.baseName.text)
    guard own != nil || isOfFoundation || isRequirement(full, isBare: access == nil),
      // A closure is called without labels; a property may have the method's base name.
      node.arguments.contains(where: { $0.label != nil }) || !isClosure(name.baseName.text)
    else { return }
    file.edits.replace(mark.range, with: "")
    guard mark.tokenKind == .postfixQuestionMark, !isOfFoundation else { return }
    file.addedImports.insert("UIKit")
    if let own {
      ask(access?.base, for: own, before: name.range.lowerBound)
    } else {
      let goesOn = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      file.edits.insert("UIKit.optionalWitness(", at: node.range.lowerBound)
      file.edits.insert(goesOn ? ")?" : ")", at: node.range.upperBound)
    }
  }

  /// Base names of what Foundation's delegates may have on Apple's systems and always have here (C).
  private static let delegatesOfFoundation: Set<String> = ["urlSession", "parser", "stream"]

  /// Whether a framework's protocol has a method; of a bare name, one that the type around adopts.
  private func isRequirement(_ full: String, isBare: Bool) -> Bool {
    let methods = OptionalMethodTable.methods(named: full)
    guard isBare, let type = enclosingType else { return !isBare && !methods.isEmpty }
    var adopted = model.frameworkBase(of: type).map(FrameworkTable.protocols) ?? []
    for ancestor in model.chain(of: type) { adopted.formUnion(model.protocols(of: ancestor)) }
    return methods.contains { adopted.contains($0.owner) }
  }

  /// Whether the module has a property of the name, which may hold an optional closure.
  private func isClosure(_ name: String) -> Bool {
    model.ordered.contains { type in
      type.bodies.contains { body in
        body.members.contains { $0.variables.contains(name) && !UsageRewriter.isScalar($0) }
      }
    }
  }

  /// Whether a property is a truth value, number or text by its written type or what it is set to.
  private static func isScalar(_ member: Member) -> Bool {
    if let type = member.result {
      return ["Bool", "Int", "Double", "CGFloat", "String"].contains(
        type.trimmingCharacters { "?!".contains($0) })
    }
    guard let value = member.initialValue else { return false }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
  }

  /// `target?.name` becomes `responding(target, to: "selector")?.name`.
  private func ask(_ base: ExprSyntax?, for selector: String, before name: Int) {
    guard let base else {
      return file.edits.insert("UIKit.responding(self, to: \"\(selector)\")?.", at: name)
    }
    var end = base.range.upperBound
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      end = optional.questionMark.range.lowerBound
    }
    file.edits.insert("UIKit.responding(", at: base.range.lowerBound)
    file.edits.replace(end..<name, with: ", to: \"\(selector)\")?.")
  }

  /// `target?.title` and `target?.method` without a call are nil when the requirement is missing;
  /// so is `target.title` where an optional value is asked for: before `??` and in a binding. Of
  /// those the compiler chooses by the type whether it is the protocol's or a class's own member.
  func rewriteOptionalRead(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, let selector = optionalReadSelector(node),
      !isCalledOrAssigned(node)
    else { return }
    let name = node.declName.range.lowerBound
    if base.is(OptionalChainingExprSyntax.self) {
      file.addedImports.insert("UIKit")
      ask(base, for: selector, before: name)
    } else if isUnwrapped(node), isObject(base) {
      file.addedImports.insert("UIKit")
      file.edits.insert("snugOptionalMember(", at: base.range.lowerBound)
      file.edits.replace(base.range.upperBound..<name, with: ", \"\(selector)\")?.")
    }
  }

  /// Whether an expression may stand for an object that somebody gave: no type, not `self`, whose own
  /// property it is, and not `super`.
  private func isObject(_ base: ExprSyntax) -> Bool {
    if base.is(SuperExprSyntax.self) { return false }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
    return name != "self" && name.first?.isUppercase == false
  }

  /// Whether a property stands before `??`, or is what `if let` looks into.
  private func isUnwrapped(_ node: MemberAccessExprSyntax) -> Bool {
    guard ownOptionalMethods[node.declName.trimmedDescription] != nil else { return false }
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      return clause.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    }
    guard let list = node.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == node.id })
    else { return false }
    let next = list[list.index(after: place)...].first?.as(BinaryOperatorExprSyntax.self)
    return next?.operator.text == "??"
  }

  private func optionalReadSelector(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.trimmedDescription
    if let property = ownOptionalMethods[name] { return property.selector }
    if node.declName.argumentNames != nil { return ownOptionalMethods[name]?.selector }
    let methods = ownOptionalMethods.filter { $0.key.hasPrefix(name + "(") }
    return methods.count == 1 ? methods.first?.value.selector : nil
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
