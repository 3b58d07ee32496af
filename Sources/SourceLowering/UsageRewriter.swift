// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What the files of a module told while they were rewritten, for the passes that follow.
struct Findings {
  var entryPoints: [EntryPoint] = []
  var previews: [PreviewScreen] = []
  var issues: [LoweringIssue] = []
  /// Methods of framework classes that selectors name.
  var frameworkMethods: [FrameworkMethod] = []
  /// Imports of modules that neither the project nor this system has.
  var missingModules: [LoweringIssue] = []
  var leftOutImports: [LeftOutImport] = []

  /// A framework method that the register must be able to call.
  struct FrameworkMethod: Hashable {
    let type: String
    let selector: String
    /// The statement that registers it, after `describe(Type.self)`.
    let entry: String
  }
}

/// Rewrites the expressions and attributes of a file that need Objective-C.
///
/// One traversal; the rules of each construct stand in the extensions of this class.
final class UsageRewriter: ActiveVisitor {
  let model: ModuleModel
  let options: LoweringOptions
  /// Optional requirements of the app's own `@objc` protocols, by their full names.
  let ownOptionalMethods: [String: OptionalMethodTable.Method]
  var findings = Findings()
  let facts: ModuleFacts
  /// Names of the types around the node visited.
  private(set) var context: [String] = []

  init(
    file: ParsedFile, conditions: BuildConditions, model: ModuleModel, options: LoweringOptions,
    ownOptionalMethods: [String: OptionalMethodTable.Method], facts: ModuleFacts
  ) {
    self.model = model
    self.facts = facts
    self.options = options
    self.ownOptionalMethods = ownOptionalMethods
    super.init(file: file, conditions: conditions)
  }

  /// The model of the innermost type around the node visited.
  var enclosingType: TypeModel? {
    context.last.flatMap { model.types[$0] }
  }

  func issue(_ message: String, at node: some SyntaxProtocol) {
    findings.issues.append(file.issue(message, at: node.range.lowerBound))
  }

  // MARK: Context

  private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let nested = context.last.map { "\($0).\(name)" } ?? name
    let local = ModuleModel.localName(nested, in: file, at: node.range.lowerBound)
    context.append([local, nested].first { model.types[$0] != nil } ?? name)
    return .visitChildren
  }

  private func skip(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node)
    return .skipChildren
  }

  /// The type that the module declares under a name as it is seen from a node, not one that it only
  /// extends.
  func ownType(_ name: String, at node: some SyntaxProtocol) -> TypeModel? {
    if let local = model.localType(name, in: file, at: node.range.lowerBound) { return local }
    return model.types[name].flatMap { $0.kind == .foreign ? nil : $0 }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntryPoint(node.attributes, name: node.name.text, node.inheritanceClause)
    inheritCategory(node)
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { context.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntryPoint(node.attributes, name: node.name.text, node.inheritanceClause)
    return emptySwiftUIView(node) ? skip(node) : enter(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { context.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntryPoint(node.attributes, name: node.name.text, node.inheritanceClause)
    return enter(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { context.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    inheritObject(node)
    return enter(node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { context.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    adoptElsewhere(node)
    context.append(model.extendedName(node.extendedType, in: file))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { context.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return enter(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { context.removeLast() }

  // MARK: Constructs

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if AttributeTable.dropped.contains(name) {
      file.edits.blank(node.range)
    } else if case .argumentList(let arguments) = node.arguments {
      // What a wrapper is made with is code as any other: `@Setting("", #keyPath(user))`.
      walk(arguments)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic), .keyword(.optional): file.edits.blank(node.range)
    case .keyword(.weak) where isRequirement(node): file.edits.blank(node.range)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    renameDeclaration(node)
    if isManaged(node.attributes) {
      rewriteManaged(node)
      return .visitChildren
    }
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }) {
      announceChanges(of: node)
    }
    node.bindings.forEach(keepClass)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isWithdrawnRequirement(node) {
      file.edits.blank(node.range)
      return .skipChildren
    }
    if isManaged(node.attributes) { rewriteManaged(node) }
    renameDeclaration(node)
    disfavorOrder(node)
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCast(node)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    blankAny(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(
      node.macroName.text, node.arguments, node.trailingClosure, whole: Syntax(node))
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(
      node.macroName.text, node.arguments, node.trailingClosure, whole: Syntax(node))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteHosting(node) { return .skipChildren }
    rewriteOptionalCall(node)
    rewriteConstruction(node)
    rewriteDelegation(node)
    rewriteDefaultDelegation(node)
    useSharedObject(node)
    findSymbolsEverywhere(node)
    callMaker(node)
    readArchive(node)
    findFolders(node)
    qualifyGlobal(node)
    rewriteClassDescription(node)
    rewriteTimer(node)
    passObject(node)
    passClasses(node)
    rewriteRunLoop(node)
    rewritePerform(node)
    useCategory(node)
    renameLabels(node)
    captureSelf(node)
    return .visitChildren
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    dropConvention(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    decideAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let name = SwiftUIDeclaration.name(of: node, in: file) else { return .visitChildren }
    file.edits.blank(node.range)
    issue("there is no SwiftUI here; '\(name)' is left out", at: node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalRead(node)
    rewriteDelegateWindow(node)
    rewriteMethodValue(node)
    rewriteMainThread(node)
    rewriteTimerInformation(node)
    rewriteInitializerValue(node)
    rewriteObjectMessage(node)
    rewriteDynamicMember(node)
    rewriteUntypedMember(node)
    askForStructure(node)
    return renameMember(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    runObservers(node)
    compareClasses(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteDynamicSubscript(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      nameOwner(node.baseName)
    }
    rename(node.baseName)
    renameOwn(node)
    renameExpression(node.baseName)
    useRegister(node)
    rewriteMethodValue(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      requalify(node.baseName, of: access.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceSuperclass(node)
    nameOwner(node.name)
    rename(node.name)
    renameExpression(node.name)
    if let member = node.parent?.as(MemberTypeSyntax.self), member.baseType.id == node.id {
      requalify(node.name, of: member.name)
    }
    return .visitChildren
  }

  private func rewriteMacro(
    _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    whole: Syntax
  ) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      rewriteSelector(arguments, whole: whole.range)
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(arguments, whole: whole.range)
      return .skipChildren
    case "imageLiteral":
      guard let name = arguments.first else { return .visitChildren }
      file.edits.replace(
        whole.range.lowerBound..<name.expression.range.lowerBound, with: "UIImage(named: ")
      file.edits.replace(name.expression.range.upperBound..<whole.range.upperBound, with: ")!")
      return .visitChildren
    case "Preview":
      rewritePreview(arguments, closure, whole: whole.range)
      return .visitChildren
    default:
      return .visitChildren
    }
  }
}
