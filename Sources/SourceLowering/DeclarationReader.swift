// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Reads the declarations of a file into the model of the module.
final class DeclarationReader: ActiveVisitor {
  override var writesConditions: Bool { true }
  private(set) var model: ModuleModel
  /// The bodies around the node visited, outermost first.
  private var bodies: [TypeBody] = []
  /// How many functions are around the node: types in them are local.
  private var functionDepth = 0

  init(file: ParsedFile, conditions: BuildConditions, model: ModuleModel) {
    self.model = model
    super.init(file: file, conditions: conditions)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, name: node.name.text, .class, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { bodies.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, name: node.name.text, .value, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { bodies.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, name: node.name.text, .value, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { bodies.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, name: node.name.text, .value, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { bodies.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = open(
      node, name: node.name.text, .protocol, node.inheritanceClause, isGeneric: false,
      node.memberBlock)
    // `protocol P where Self: UIView` is `protocol P: UIView`.
    for requirement in node.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      {
        bodies.last?.type.inherited.append(conformance.rightType.trimmedDescription)
      }
    }
    return kind
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { bodies.removeLast() }

  private func open(
    _ node: some DeclGroupSyntax, name: String, _ kind: TypeModel.Kind,
    _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool, _ block: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let outer = bodies.last
    let full = (outer.map { $0.type.name + "." } ?? "") + name
    let isHomonym = outer == nil && model.homonyms.offset(of: name, in: file) != nil
    let isLocal = functionDepth > 0 || isHomonym || outer?.type.isLocal == true
    let type =
      isLocal
      ? model.localType(named: full, in: file, at: node.range.lowerBound, scope: scope(of: node))
      : model.type(named: full)
    type.kind = kind
    type.isGeneric = isGeneric || outer?.type.isGeneric == true
    type.isLocal = isLocal
    // The rest of the file sees what a private extension holds.
    let given = outer?.memberAccess.map { max($0, .fileprivate) }
    type.access = access(of: node.modifiers) ?? given ?? .internal
    type.isOpen = node.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    type.isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    type.objectiveCName = objectiveCName(in: node.attributes)
    type.isUnavailable = isUnavailable(node.attributes)
    let names = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    type.inherited += names
    type.firstInherited = names.first
    let body = TypeBody(
      type: type, file: file, isExtension: false, closingBrace: block.rightBrace.range.lowerBound)
    body.depth = functionDepth
    body.adoption = inheritance?.inheritedTypes.last.map { ($0.type.range.upperBound, ", ") }
    let attributes = attributeNames(node.attributes)
    body.exposesMembers = attributes.contains("objcMembers")
    type.isOnMainActor = attributes.contains("MainActor")
    type.isUsableFromInline = attributes.contains("usableFromInline")
    type.isHidden = attributes.contains("_spi")
    type.word = Self.words[Syntax(node).kind] ?? "class"
    push(body, in: outer)
    return .visitChildren
  }

  private static let words: [SyntaxKind: String] = [
    .structDecl: "struct", .enumDecl: "enum", .protocolDecl: "protocol",
  ]

  /// The list of statements or members that a declaration stands in.
  private func scope(of node: some SyntaxProtocol) -> Range<Int> {
    var parent = node.parent
    while let current = parent {
      if current.is(CodeBlockItemListSyntax.self) || current.is(MemberBlockItemListSyntax.self) {
        return current.range
      }
      parent = current.parent
    }
    return node.range
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if bodies.isEmpty, functionDepth == 0 {
      model.aliases[node.name.text] = node.initializer.value.trimmedDescription
      if access(of: node.modifiers) == .public { model.publicAliases.insert(node.name.text) }
    }
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = bodies.last?.type,
      let written = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    {
      model.associatedTypes["\(type.name).\(node.name.text)"] = written
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = model.type(named: model.extendedName(node.extendedType, in: file))
    type.inherited +=
      node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let body = TypeBody(
      type: type, file: file, isExtension: true,
      closingBrace: node.memberBlock.rightBrace.range.lowerBound)
    body.isConstrained = node.genericWhereClause != nil
    body.exposesMembers = attributeNames(node.attributes).contains("objc")
    body.memberAccess = access(of: node.modifiers)
    push(body, in: nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { bodies.removeLast() }

  private func push(_ body: TypeBody, in outer: TypeBody?) {
    body.type.bodies.append(body)
    outer?.nested.append(body)
    bodies.append(body)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let member = Member(kind: .function, name: bareName(node.name), range: node.range)
    member.parameters = parameters(node.signature.parameterClause)
    let effects = node.signature.effectSpecifiers
    member.isAsync = effects?.asyncSpecifier != nil
    member.isThrowing = effects?.throwsClause != nil
    member.isGeneric = node.genericParameterClause != nil
    member.result = node.signature.returnClause?.type.trimmedDescription
    member.nameRange = node.name.range
    if let body = node.body {
      member.signatureRange = node.name.range.upperBound..<body.leftBrace.range.upperBound
      member.forwarded = forwarded(node.signature.parameterClause, of: member)
    }
    if bodies.isEmpty, functionDepth == 0 { model.addFunction(member) }
    add(member, node.attributes, node.modifiers)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let member = Member(kind: .initializer, name: "init", range: node.range)
    member.parameters = parameters(node.signature.parameterClause)
    let given = Array(node.signature.parameterClause.parameters)
    member.leastArguments = (given.lastIndex { $0.defaultValue == nil } ?? -1) + 1
    member.isFailable = node.optionalMark != nil
    member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    member.nameRange = node.initKeyword.range
    add(member, node.attributes, node.modifiers)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self).map { bareName($0.identifier) }
    }
    guard functionDepth == bodies.last?.depth ?? 0, let first = names.first else {
      return .visitChildren
    }
    let member = Member(kind: .variable, name: first, range: node.range)
    member.variables = names
    member.lacksValue = node.bindings.contains { lacksValue($0, of: node) }
    member.result = node.bindings.first?.typeAnnotation?.type.trimmedDescription
    if member.result == nil, names.count == 1 {
      member.initialValue = node.bindings.first?.initializer?.value
    }
    if let binding = node.bindings.first, binding.typeAnnotation != nil {
      member.nameRange = binding.pattern.range
      if case .getter = binding.accessorBlock?.accessors, let block = binding.accessorBlock {
        member.signatureRange = binding.pattern.range.upperBound..<block.leftBrace.range.upperBound
        member.forwarded = ""
      }
      member.accessors = AccessorList(of: node)
    }
    add(member, node.attributes, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let member = Member(kind: .other, name: "subscript", range: node.range)
    member.parameters = parameters(node.parameterClause)
    add(member, node.attributes, node.modifiers)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }

  private func add(
    _ member: Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    guard let body = bodies.last, functionDepth == body.depth else { return }
    member.attributes = attributeNames(attributes)
    member.isUnavailable = isUnavailable(attributes)
    if body.exposesMembers && !member.attributes.contains("nonobjc") && member.kind != .initializer
    {
      member.attributes.insert("objc")
    }
    member.objectiveCName = objectiveCName(in: attributes)
    member.access = access(of: modifiers) ?? body.memberAccess
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override): member.overrideRange = modifier.range
      case .keyword(.dynamic): member.isDynamic = true
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.convenience): member.isConvenience = true
      case .keyword(.required): member.isRequired = true
      case .keyword(.optional): member.isOptionalRequirement = true
      case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
        .keyword(.public), .keyword(.open):
        if modifier.detail == nil { member.accessRange = modifier.range }
        if modifier.name.tokenKind == .keyword(.open) { member.isOpen = true }
      default: break
      }
    }
    body.members.append(member)
  }

  // MARK: Parts

  /// Whether a property is stored and has no value by itself; a managed one is stored elsewhere.
  private func lacksValue(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Bool {
    guard binding.initializer == nil, let type = binding.typeAnnotation?.type,
      !attributeNames(node.attributes).contains("NSManaged")
    else { return false }
    if let block = binding.accessorBlock {
      guard case .accessors(let list) = block.accessors,
        list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      else { return false }
    }
    return node.bindingSpecifier.tokenKind == .keyword(.let)
      || !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Member.Parameter] {
    clause.parameters.map { parameter in
      let label = bareName(parameter.firstName)
      return Member.Parameter(
        label: label == "_" ? nil : label, type: parameter.type.trimmedDescription,
        isVariadic: parameter.ellipsis != nil)
    }
  }

  /// `animated: animated, view` of `(animated: Bool, _ view: UIView)`.
  private func forwarded(
    _ clause: FunctionParameterClauseSyntax, of member: Member
  ) -> String? {
    var arguments: [String] = []
    for parameter in clause.parameters {
      let written = parameter.type.trimmedDescription
      guard parameter.ellipsis == nil, !written.hasPrefix("inout") else { return nil }
      if let value = parameter.defaultValue { member.defaultValues.append(value.range) }
      let token = parameter.secondName ?? parameter.firstName
      var name = token.text
      if name == "_" {
        name = ParsedFile.argumentName(member.unnamed.count)
        member.unnamed.append((token.range, parameter.secondName == nil))
      }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? name : "\(label): \(name)")
    }
    return arguments.joined(separator: ", ")
  }

  private func bareName(_ token: TokenSyntax) -> String {
    token.text.replacing("`", with: "")
  }

  private func attributeNames(_ list: AttributeListSyntax) -> Set<String> {
    Set(list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  private func isUnavailable(_ list: AttributeListSyntax) -> Bool {
    list.compactMap { $0.as(AttributeSyntax.self) }.contains {
      $0.attributeName.trimmedDescription == "available"
        && $0.arguments?.trimmedDescription.contains("unavailable") == true
    }
  }

  private func objectiveCName(in list: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in list
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }

  private func access(of modifiers: DeclModifierListSyntax) -> Access? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.internal), .keyword(.package): return .internal
      case .keyword(.public), .keyword(.open): return .public
      default: break
      }
    }
    return nil
  }
}
