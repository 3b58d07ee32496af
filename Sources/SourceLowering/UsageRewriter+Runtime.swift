// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What only Objective-C's run-time can do (Documentation/SourceLowering.md §6).
extension UsageRewriter {
  /// What every object of Objective-C is asked, of a value that the text says is an `AnyObject`, or
  /// of whose type it says nothing: there Swift chooses.
  func rewriteObjectMessage(_ node: MemberAccessExprSyntax) {
    let message = node.declName.baseName.text
    guard let base = node.base, Self.objectMessages.contains(message) || message == "isSubclass",
      isByKey(node) || !["value", "setValue"].contains(message)
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    guard isUntyped(value, isOptional: chain != nil, message: node) else { return }
    let asker =
      Self.kindMessages.contains(message) ? "UIKit.kindReceiver(" : "UIKit.messageReceiver("
    file.addedImports.insert("UIKit")
    file.edits.insert(asker, at: value.range.lowerBound)
    file.edits.insert(")", at: value.range.upperBound)
  }

  /// Whether a value is asked or set by key: a request's `setValue(_:forHTTPHeaderField:)` is not.
  private func isByKey(_ message: MemberAccessExprSyntax) -> Bool {
    let label = message.parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text
    return label.map { $0.hasPrefix("forKey") || $0 == "forUndefinedKey" } == true
  }

  /// What a number, a text, a list or a dictionary answers, of a value that is cast `as AnyObject`
  /// or declared so: `(info[key] as AnyObject).cgRectValue`.
  func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
    guard Self.dynamicMembers.contains(node.declName.baseName.text), let base = node.base else {
      return
    }
    receiveDynamically(base)
  }

  /// The same of its elements: `(json as AnyObject)["name"]`.
  func rewriteDynamicSubscript(_ node: SubscriptCallExprSyntax) {
    receiveDynamically(node.calledExpression)
  }

  private func receiveDynamically(_ base: ExprSyntax) {
    let value =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let text = value.trimmedDescription
    let isCast =
      value.is(TupleExprSyntax.self) && text.hasSuffix(" AnyObject)") || isMappedCast(value)
    guard isCast || ["AnyObject", "AnyObject?", "AnyObject!"].contains(writtenType(of: value))
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.DynamicValue(", at: value.range.lowerBound)
    // Members of a value that is not there are nil, too: `?` and `!` have nothing to unwrap.
    file.edits.replace(value.range.upperBound..<base.range.upperBound, with: ")")
  }

  /// Whether a value is cast in a closure of `map`: `info[key].map { $0 as AnyObject }`.
  private func isMappedCast(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["map", "flatMap"].contains(name), let closure = call.trailingClosure
    else { return false }
    return closure.statements.count == 1
      && closure.statements.trimmedDescription.hasSuffix(" as AnyObject")
  }

  /// What `DynamicValue` of UIKit has; a test compares them.
  static let dynamicMembers: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "doubleValue", "floatValue",
    "intValue", "integerValue", "boolValue", "stringValue", "count", "length", "allKeys",
    "allValues", "firstObject", "lastObject", "object", "absoluteString", "pathExtension",
    "timeIntervalSince1970", "uppercased", "lowercased",
  ]

  private func isUntyped(
    _ value: ExprSyntax, isOptional: Bool, message: MemberAccessExprSyntax
  ) -> Bool {
    let text = value.trimmedDescription
    let called = message.parent?.as(FunctionCallExprSyntax.self)
    if message.declName.baseName.text == "isSubclass" {
      guard let first = text.first, called != nil else { return false }
      return !first.isUppercase && text != "self" && text != "super"
    }
    if text.hasPrefix("("), text.hasSuffix(" as AnyObject)") || text.hasSuffix(" as AnyClass)") {
      return true
    }
    let wanted = [isOptional ? "AnyObject?" : "AnyObject", "AnyObject!"]
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return isUntypedMember(value, wanted: wanted, message: message)
    }
    if message.declName.baseName.text == "perform", name == "target" { return false }
    if let type = writtenType(of: value), wanted.contains(type) { return true }
    // A closure's value whose type stands elsewhere.
    return called?.arguments.isEmpty == false && isClosureValue(name, at: message)
  }

  /// Whether a member is an `AnyObject`, or one that is declared where this module's text does not
  /// say, and is asked for its class.
  private func isUntypedMember(
    _ value: ExprSyntax, wanted: [String], message: MemberAccessExprSyntax
  ) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    guard let type = writtenType(of: value) else {
      return message.parent?.is(FunctionCallExprSyntax.self) == true
        && Self.kindMessages.contains(message.declName.baseName.text)
    }
    return wanted.contains(type)
  }

  /// Whether a name is the parameter of a closure that gives it no type, and of no variable nearer.
  private func isClosureValue(_ name: String, at node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent, !current.is(FunctionDeclSyntax.self) {
      if current.as(CodeBlockItemListSyntax.self)?.declares(name) == true { return false }
      if let clause = current.as(ClosureExprSyntax.self)?.signature?.parameterClause {
        if let list = clause.as(ClosureShorthandParameterListSyntax.self) {
          if list.contains(where: { $0.name.text == name }) { return true }
        } else if let list = clause.as(ClosureParameterClauseSyntax.self)?.parameters,
          let parameter = list.first(where: { ($0.secondName ?? $0.firstName).text == name })
        {
          return parameter.type == nil
        }
      }
      parent = current.parent
    }
    return false
  }

  private static let kindMessages: Set<String> = ["isKind", "isMember"]

  static let objectMessages = kindMessages.union([
    "responds", "conforms", "value", "setValue", "perform", "hash", "isEqual", "description",
    "classForCoder",
  ])

  /// Functions with Objective-C's or C's calling convention that name objects are Swift's here.
  func dropConvention(_ node: AttributedTypeSyntax) {
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "convention",
        let kind = attribute.arguments?.trimmedDescription
      else { continue }
      let names = node.baseType.tokens(viewMode: .sourceAccurate).map(\.text)
      let hasObjects = names.contains {
        ["AnyObject", "Selector", "NSObject", "AnyClass", "Any"].contains($0) || $0.hasPrefix("UI")
      }
      if kind == "block" || kind == "c" && hasObjects { file.edits.blank(attribute.range) }
    }
  }

  /// `UnsafeMutableRawPointer(bitPattern: -2)`: Darwin's `RTLD_DEFAULT`, which Swift cannot import as
  /// a name; on Linux it is a null pointer, and `dlsym` reads from any other
  /// (Documentation/SourceLowering.md §6.19).
  func findSymbolsEverywhere(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      argument.label?.text == "bitPattern",
      ["-2", "-3", "-5"].contains(argument.expression.trimmedDescription),
      node.calledExpression.trimmedDescription == "UnsafeMutableRawPointer"
    else { return }
    file.edits.replace(argument.expression.range, with: " 0")
  }

  /// `func < (lhs: NSNumber, rhs: NSNumber)`, which authors write because Apple's `NSNumber` has no
  /// order: Foundation's has one here, and Swift cannot choose between two
  /// (Documentation/SourceLowering.md §2.16).
  func disfavorOrder(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard node.name.text == "<", types == ["NSNumber", "NSNumber"] else { return }
    let start = node.modifiers.first?.range.lowerBound ?? node.funcKeyword.range.lowerBound
    file.edits.insert("@_disfavoredOverload ", at: start)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of the statements declares a variable or a constant of this name.
  fileprivate func declares(_ name: String) -> Bool {
    contains { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return declaration.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name
      } == true
    }
  }
}
