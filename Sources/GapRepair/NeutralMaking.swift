// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// A file of classes that stand for values of the app's protocols to which nothing of the module
/// conforms: a launch went on with none (Documentation/Gaps.md §6.2).
///
/// Where a type does conform, the value is one of that; these come last.
package enum NeutralMaking {
  /// The file's text; nil where no protocol needs it.
  ///
  /// - Complexity: one look at each declaration of the files.
  package static func text(for files: [GapFile]) -> String? {
    let scan = ProtocolScan()
    for file in files { scan.walk(file.tree) }
    var imports: Set<String> = ["import SnugGaps"]
    var texts: [String] = []
    for (name, node) in scan.protocols.sorted(by: { $0.key < $1.key })
    where !scan.isAdopted(name) {
      guard let members = scan.requirements(of: name) else { continue }
      if let file = node.root.as(SourceFileSyntax.self) {
        imports.formUnion(Self.imports(of: file))
      }
      texts.append(
        "final class SnugNeutral_\(name): \(name), @unchecked Sendable {\n"
          + members.map { "  \($0)\n" }.joined() + "}\n")
    }
    guard !texts.isEmpty else { return nil }
    return imports.sorted().joined(separator: "\n") + "\n\n" + texts.joined(separator: "\n")
  }

  private static func imports(of file: SourceFileSyntax) -> [String] {
    file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
  }
}

/// Finds the protocols of a module's files, and who adopts them.
private final class ProtocolScan: SyntaxVisitor {
  private(set) var protocols: [String: ProtocolDeclSyntax] = [:]
  /// What each declared type, and what each extended one, names as inherited.
  private var adopted: [String: Set<String>] = [:]
  private var types: Set<String> = []
  /// What a protocol may inherit that asks for nothing.
  private static let plain: Set<String> = ["AnyObject", "class", "Sendable"]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if !isHidden, node.enclosingType == nil { protocols[node.name.text] = node }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    adopt(lastName(of: node.extendedType), node.inheritanceClause)
    return .visitChildren
  }

  private func note(
    _ name: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    types.insert(name)
    adopt(name, clause)
    return .visitChildren
  }

  private func adopt(_ name: String, _ clause: InheritanceClauseSyntax?) {
    adopted[name, default: []].formUnion(names(in: clause))
  }

  private func names(in clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").map { part in
        lastName(of: part.trimmingPrefix { $0 == " " })
      }
    }
  }

  private func lastName(of type: TypeSyntax) -> String {
    lastName(of: type.trimmedDescription[...])
  }

  private func lastName(of text: Substring) -> String {
    text.prefix { $0 != "<" }.split(separator: ".").last
      .map { $0.filter { !$0.isWhitespace } } ?? ""
  }

  /// Whether a type of the module conforms to a protocol, by itself or by one that inherits it.
  func isAdopted(_ name: String) -> Bool {
    let heirs = protocols.keys.filter { $0 == name || ancestors(of: $0)?.contains(name) == true }
    return types.contains { type in !adopted[type, default: []].isDisjoint(with: heirs) }
  }

  /// The protocols of the module that one inherits; nil where it inherits something else.
  private func ancestors(of name: String) -> [String]? {
    var found: [String] = []
    var open = [name]
    while let next = open.popLast() {
      for parent in names(in: protocols[next]?.inheritanceClause) where !found.contains(parent) {
        if Self.plain.contains(parent) { continue }
        guard protocols[parent] != nil else { return nil }
        found.append(parent)
        open.append(parent)
      }
    }
    return found
  }

  /// What a class needs to conform; nil where it cannot be told from the text.
  func requirements(of name: String) -> [String]? {
    guard let ancestors = ancestors(of: name) else { return nil }
    var members: [String] = []
    for one in [name] + ancestors {
      guard let node = protocols[one], node.genericWhereClause == nil,
        node.primaryAssociatedTypeClause == nil,
        !node.attributes.trimmedDescription.contains("@objc"),
        !node.memberBlock.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "Self" })
      else { return nil }
      for member in node.memberBlock.members {
        guard let text = NeutralMember(member.decl, of: name).text else { return nil }
        if !text.isEmpty, !members.contains(text) { members.append(text) }
      }
    }
    return members
  }
}

/// What fulfils a requirement of a protocol and does nothing.
private struct NeutralMember {
  /// nil for what is no plain requirement; empty for what asks for nothing.
  private(set) var text: String?

  init(_ node: DeclSyntax, of owner: String) {
    let neutral = "snugNeutral(\(GapMark.literal("a value for '\(owner)'")))"
    if let function = node.as(FunctionDeclSyntax.self) {
      text = Self.function(function, neutral)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      text = Self.variable(variable, neutral)
    } else if node.is(TypeAliasDeclSyntax.self) {
      text = ""
    }
  }

  private static func kind(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } ? "static " : ""
  }

  private static func function(_ node: FunctionDeclSyntax, _ neutral: String) -> String? {
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    guard case .identifier = node.name.tokenKind, result != "Never",
      !node.signature.trimmedDescription.contains("rethrows")
    else { return nil }
    let head =
      "func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"
      + node.signature.trimmedDescription
      + (node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? "")
    let body = ["Void", "()"].contains(result) ? "" : " \(neutral) "
    return kind(node.modifiers) + plain(head) + " {\(body)}"
  }

  private static func variable(_ node: VariableDeclSyntax, _ neutral: String) -> String? {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type.trimmedDescription,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors
    else { return nil }
    let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    let effects = getter?.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    return plain(kind(node.modifiers) + "var \(binding.pattern.trimmedDescription): \(type)")
      + " { get\(effects) { \(neutral) }\(isSettable ? " set {}" : "") }"
  }

  /// A declaration on one line.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { line in line.trimmingPrefix { $0 == " " || $0 == "\t" } }
      .joined(separator: " ")
  }
}
