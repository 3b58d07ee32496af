// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// A `#selector` argument taken apart.
  private struct Reference {
    var isGetter = false
    var isSetter = false
    var base: ExprSyntax?
    var name = ""
    /// nil when the reference gives no labels.
    var labels: [String?]?
    /// The number of arguments in `as (A) -> Void`.
    var castArity: Int?
  }

  /// `#selector(…)` becomes `Selector("name:")`; Documentation/SourceLowering.md §3.
  func rewriteSelector(_ arguments: LabeledExprListSyntax, whole: Range<Int>) {
    guard let argument = arguments.first else { return }
    var reference = Reference()
    reference.isGetter = argument.label?.text == "getter"
    reference.isSetter = argument.label?.text == "setter"
    read(argument.expression, into: &reference)
    let name = resolve(reference, at: Syntax(argument))
    file.addedImports.insert("UIKit")
    file.edits.replace(whole, with: "\(selectorType)(\"\(name)\")")
  }

  /// The run-time's type, also where the module has another of that name: an alias of a function, as
  /// stores of a state have it.
  private var selectorType: String {
    let isTaken =
      model.aliases["Selector"] != nil || model.types["Selector"]?.kind ?? .foreign != .foreign
    return isTaken ? "UIKit.Selector" : "Selector"
  }

  private func read(_ expression: ExprSyntax, into reference: inout Reference) {
    if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return read(inner.expression, into: &reference)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      for element in sequence.elements {
        guard let cast = element.as(TypeExprSyntax.self)?.type else { continue }
        reference.castArity = arity(of: cast)
      }
      return read(first, into: &reference)
    }
    var name = expression.as(DeclReferenceExprSyntax.self)
    if let access = expression.as(MemberAccessExprSyntax.self) {
      name = access.declName
      reference.base = access.base
    }
    guard let name else { return }
    reference.name = name.baseName.text.replacing("`", with: "")
    reference.labels = name.argumentNames?.arguments.map { argument in
      argument.name.text == "_" ? nil : argument.name.text
    }
  }

  /// The arguments of a function type; `(A) -> (B) -> C` is an unapplied method, so B's count.
  private func arity(of type: TypeSyntax) -> Int? {
    if let tuple = type.as(TupleTypeSyntax.self), let inner = tuple.elements.first {
      return arity(of: inner.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return arity(of: optional.wrappedType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return arity(of: function.returnClause.type) ?? function.parameters.count
  }

  // MARK: Resolving

  private func seenType(_ name: String, at place: Syntax) -> TypeModel? {
    model.localType(name, in: file, at: place.range.lowerBound)
      ?? model.resolve(name, from: context.last)
  }

  private func resolve(_ reference: Reference, at place: Syntax) -> String {
    let owner = ownerName(of: reference.base)
    let type = owner.flatMap { seenType($0, at: place) }
    // `UIView.setNeedsLayout` is UIKit's, whatever another framework class was given by the app.
    let isFramework = type == nil && reference.base != nil
    if isFramework, FrameworkTable.owners[reference.name] != nil {
      return frameworkSelector(reference, owner: owner, type)
    }
    if let member = member(for: reference, in: type) {
      member.isSelected = true
      if reference.isSetter { return ObjectiveCName.setter(of: member.name) }
      return ObjectiveCName.selector(of: member)
    }
    return frameworkSelector(reference, owner: owner, type)
  }

  /// The type whose member is named: a type's name, the type around, or a property's type.
  private func ownerName(of base: ExprSyntax?) -> String? {
    guard let base else { return context.last }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return context.last }
    if let name = text.split(separator: ".").last, name.first?.isUppercase == true {
      return ModuleModel.bare(text)
    }
    // `tableView` or `self.tableView`: a property of the type around.
    guard let property = text.split(separator: ".").last.map(String.init), let enclosingType else {
      return nil
    }
    let trimmed = property.trimmingCharacters { "?!".contains($0) }
    for type in model.chain(of: enclosingType) {
      for member in type.bodies.flatMap(\.members) where member.variables.contains(trimmed) {
        return member.result.map { ModuleModel.bare($0.trimmingCharacters { "?!".contains($0) }) }
      }
    }
    return nil
  }

  private func member(for reference: Reference, in type: TypeModel?) -> Member? {
    let wanted: Member.Kind = reference.isGetter || reference.isSetter ? .variable : .function
    func matches(_ member: Member) -> Bool {
      guard member.kind == wanted else { return false }
      guard member.name == reference.name || member.variables.contains(reference.name) else {
        return false
      }
      if let labels = reference.labels { return member.parameters.map(\.label) == labels }
      if let arity = reference.castArity { return member.parameters.count == arity }
      return true
    }
    let near = type.map { model.chain(of: $0) } ?? []
    let foreign = model.ordered.filter { $0.kind == .foreign }
    for types in [near, foreign, type == nil ? model.ordered : []] {
      let found = types.flatMap { $0.bodies.flatMap(\.members) }.filter(matches)
      let own = found.filter { !$0.isStatic }
      if let best = own.first(where: \.isExposed) ?? own.first { return best }
      if let best = found.first(where: \.isExposed) ?? found.first { return best }
    }
    return nil
  }

  // MARK: Framework methods

  private func frameworkSelector(
    _ reference: Reference, owner: String?, _ type: TypeModel?
  ) -> String {
    if reference.isGetter, FrameworkTable.sharedObjects.contains(reference.name) {
      register(owner, type, reference.name) { type in
        "classMethod(\"\(reference.name)\") { _ in \(type).\(reference.name) }"
      }
      return reference.name
    }
    if reference.isGetter || reference.isSetter {
      register(owner, type, reference.name) { type in
        "property(\"\(reference.name)\", \\\(type).\(reference.name))"
      }
      return reference.isSetter ? ObjectiveCName.setter(of: reference.name) : reference.name
    }
    let count = reference.castArity.map { Array(repeating: String?.none, count: $0) }
    let labels = reference.labels ?? FrameworkTable.labels[reference.name] ?? count ?? []
    let full = reference.name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    let selector =
      OptionalMethodTable.selector(of: full, in: owner) ?? FrameworkTable.selectors[full]
      ?? ObjectiveCName.selector(base: reference.name, labels: labels)
    let arguments = labels.enumerated().map { index, label in
      (label.map { "\($0): " } ?? "") + "a[\(index)]"
    }
    // The editing actions' protocol is adopted by every responder.
    let adopter = owner == "UIResponderStandardEditActions" ? "UIResponder" : owner
    register(
      adopter ?? FrameworkTable.owners[reference.name], adopter == owner ? type : nil, selector
    ) { type in
      "method(\"\(selector)\") { (o: \(type), a) in "
        + "o.\(reference.name)(\(arguments.joined(separator: ", "))) }"
    }
    return selector
  }

  /// Notes a framework method for the register. A type of this module stands for its framework
  /// class when others cannot name it.
  private func register(
    _ owner: String?, _ type: TypeModel?, _ selector: String, entry: (String) -> String
  ) {
    guard let owner, !FrameworkTable.isProtocol(owner) else { return }
    var name = owner
    if let type, type.kind == .class {
      guard let base = model.frameworkBase(of: type) ?? (type.isLocal ? nil : owner) else { return }
      name = base
    }
    if let type, type.kind == .protocol || type.kind == .value { return }
    findings.frameworkMethods.append(
      .init(type: name, selector: selector, entry: entry(name)))
  }

  // MARK: Key paths

  /// `#keyPath(Type.a.b)` becomes `"a.b"`.
  func rewriteKeyPath(_ arguments: LabeledExprListSyntax, whole: Range<Int>) {
    guard let argument = arguments.first else { return }
    let parts = argument.expression.trimmedDescription.split(separator: ".")
    let keys = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    file.edits.replace(whole, with: "\"" + keys.joined(separator: ".") + "\"")
  }
}

extension String {
  func trimmingCharacters(_ isDropped: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let first = text.first, isDropped(first) { text = text.dropFirst() }
    while let last = text.last, isDropped(last) { text = text.dropLast() }
    return String(text)
  }
}
