// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// What a source file declares, as far as a change of it can matter to other files: each declaration without
/// what runs only when it is called (Documentation/ChangedScreens.md §3).
package struct SourceDigest: Hashable, Sendable, Codable {
  package struct Declaration: Hashable, Sendable, Codable {
    /// The innermost type that it belongs to or is; nil outside of types.
    package var type: String?
    /// What others call it.
    package var own: [String]
    /// Whether it can matter where neither its name nor its type's stands: an override, an initialiser, a
    /// conformance.
    package var isNameless: Bool
    /// Whether it belongs to the type and not to its values.
    package var isStatic: Bool
    /// A hash of the declaration without bodies.
    package var hash: String
  }

  /// In the order of the file.
  package var declarations: [Declaration] = []
  /// Types that the file declares, and does not only extend.
  package var types: Set<String> = []
  /// Types that something stands behind the colon of: a superclass, protocols.
  package var inheriting: Set<String> = []
  package var imports: Set<String> = []
  /// A hash of what concerns the whole app: statements outside of declarations, operators, macros.
  package var everything = OutlineReader.hash([])

  /// Of a file that is not there.
  package init() {}

  package init(_ text: String) { self = SourceOutline(text).digest }

  /// The declarations that are different from those of an earlier state of the file.
  package func changes(since old: SourceDigest) -> [Declaration] {
    guard declarations != old.declarations else { return [] }
    let kept = Set(declarations).intersection(old.declarations)
    let changed = (declarations + old.declarations).filter { !kept.contains($0) }
    // The order of properties and cases is part of what they mean.
    return changed.isEmpty ? declarations : changed
  }
}

/// What a file declares and names, as it is now.
package struct SourceOutline {
  /// A declaration that hands what it names on to whoever names it.
  package struct Link {
    /// What stands in the declaration without its body, initial values with it.
    package var mentions: Set<String>
    /// What others know the declaration by.
    package var carries: Set<String>
  }

  package let digest: SourceDigest
  package let links: [Link]
  /// Every name and every text of the file.
  package let mentions: Set<String>

  package init(_ text: String) {
    let tree = Parser.parse(source: text)
    var reader = OutlineReader()
    reader.read(tree.statements)
    reader.digest.everything = OutlineReader.hash(reader.everything)
    digest = reader.digest
    links = reader.links
    mentions = OutlineReader.words(of: Syntax(tree))
  }
}

/// Goes through the declarations of a file.
private struct OutlineReader {
  var digest = SourceDigest()
  var links: [SourceOutline.Link] = []
  var everything: [String] = []

  mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration, in: nil)
      case .expr(let expression):
        // Previews are screens of their own, listed anew for each check.
        if let macro = expression.as(MacroExpansionExprSyntax.self), macro.isPreview { continue }
        everything.append(Self.text(Syntax(expression)))
      default: everything.append(Self.text(Syntax(item.item)))
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in type: String?) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      return read(group, in: type)
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let line): digest.imports.insert(Self.text(Syntax(line)))
    case .ifConfigDecl(let condition): read(condition, in: type)
    case .functionDecl(let function):
      let isOperator = if case .identifier = function.name.tokenKind { false } else { true }
      // Who uses an operator names nothing.
      if isOperator { return everything.append("\(type ?? "") \(Self.text(Syntax(function)))") }
      let hidesType = function.signature.returnClause.map { Self.isOpaque(Syntax($0)) } ?? false
      let open = hidesType ? function : function.with(\.body, nil)
      add(Syntax(open), in: type, own: [function.name.text])
    case .initializerDecl(let maker):
      add(Syntax(maker.with(\.body, nil)), in: type, own: [], isNameless: true)
    case .deinitializerDecl(let end):
      add(Syntax(end.with(\.body, nil)), in: type, own: [], isNameless: true)
    case .subscriptDecl(let member):
      let hidesType = Self.isOpaque(Syntax(member.returnClause))
      let open =
        hidesType ? member : member.with(\.accessorBlock, member.accessorBlock?.withoutBodies)
      add(Syntax(open), in: type, own: [], isNameless: true)
    case .variableDecl(let variable): read(variable, in: type)
    case .typeAliasDecl(let alias): add(Syntax(alias), in: type, own: [alias.name.text])
    case .associatedTypeDecl(let alias): add(Syntax(alias), in: type, own: [alias.name.text])
    case .enumCaseDecl(let line):
      add(Syntax(line), in: type, own: line.elements.map(\.name.text))
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview": break
    default:
      if type == nil { return everything.append(Self.text(Syntax(declaration))) }
      add(Syntax(declaration), in: type, own: [], isNameless: true)
    }
  }

  private mutating func read(_ group: some DeclGroupSyntax, in outer: String?) {
    let name: String
    if let part = group.as(ExtensionDeclSyntax.self) {
      name = Self.plainName(part.extendedType)
    } else {
      name = group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      digest.types.insert(name)
    }
    if group.inheritanceClause != nil { digest.inheriting.insert(name) }
    let head = group.with(\.memberBlock, MemberBlockSyntax(members: MemberBlockItemListSyntax([])))
    add(
      Syntax(head), in: name, own: [name], marksType: true,
      isNameless: group.inheritanceClause != nil)
    for member in group.memberBlock.members { read(member.decl, in: name) }
  }

  private mutating func read(_ condition: IfConfigDeclSyntax, in type: String?) {
    for clause in condition.clauses {
      let head = (clause.condition.map { Self.text(Syntax($0)) } ?? "") + clause.poundKeyword.text
      if let type {
        digest.declarations.append(
          .init(
            type: type, own: [], isNameless: true, isStatic: false, hash: Self.hash([type, head])))
      } else {
        everything.append(head)
      }
      switch clause.elements {
      case .statements(let items): read(items)
      case .decls(let members): for member in members { read(member.decl, in: type) }
      default: break
      }
    }
  }

  /// A property: what is computed runs when it is asked for, and the initial value of an object's or a
  /// value's own property when one is made. What is made once for the app has no counter.
  private mutating func read(_ variable: VariableDeclSyntax, in type: String?) {
    let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    var open = variable
    open.bindings = PatternBindingListSyntax(
      variable.bindings.map { binding in
        let hidesType = binding.typeAnnotation.map { Self.isOpaque(Syntax($0)) } ?? false
        guard !hidesType else { return binding }
        var part = binding
        part.accessorBlock = binding.accessorBlock?.withoutBodies
        if type != nil, !isStatic, let value = binding.initializer {
          // Without a type the value's form says which it is.
          part.initializer =
            binding.typeAnnotation != nil
            ? value.with(\.value, ExprSyntax(NilLiteralExprSyntax()))
            : value.with(\.value, LiteralEraser().rewrite(value.value).cast(ExprSyntax.self))
        }
        return part
      })
    let names = variable.bindings.flatMap { Self.words(of: Syntax($0.pattern)) }
    let isStored = variable.bindings.contains { $0.accessorBlock == nil || $0.initializer != nil }
    var whole = variable
    whole.bindings = PatternBindingListSyntax(
      variable.bindings.map { $0.with(\.accessorBlock, $0.accessorBlock?.withoutBodies) })
    add(
      Syntax(open), in: type, own: names, marksType: isStored && !isStatic, linked: Syntax(whole))
  }

  /// - Parameters:
  ///   - own: What the declaration is called.
  ///   - marksType: Whether what it names is part of every value of the type.
  ///   - linked: What others get to see through it; the declaration itself without one.
  private mutating func add(
    _ node: Syntax, in type: String?, own: [String], marksType: Bool = false,
    isNameless: Bool = false, linked: Syntax? = nil
  ) {
    let modifiers = Self.modifiers(of: node)
    // Builders of results are called by no name.
    let isBuilder = own.contains { $0.hasPrefix("build") }
    digest.declarations.append(
      .init(
        type: type, own: own,
        isNameless: isNameless || isBuilder || modifiers.contains("override")
          || modifiers.contains("objc"),
        isStatic: modifiers.contains("static"),
        hash: Self.hash([type ?? ""] + own + [Self.text(node)])))
    var carries = Set(own)
    if marksType, let type { carries.insert(type) }
    links.append(.init(mentions: Self.words(of: linked ?? node), carries: carries))
  }

  /// The words before a declaration: modifiers and attributes.
  private static func modifiers(of node: Syntax) -> Set<String> {
    var words: Set<String> = []
    if let part = node.asProtocol((any WithModifiersSyntax).self) {
      words.formUnion(part.modifiers.map(\.name.text))
    }
    if let part = node.asProtocol((any WithAttributesSyntax).self) {
      for attribute in part.attributes { words.formUnion(Self.words(of: Syntax(attribute))) }
    }
    return words
  }

  /// Whether the type is known from the body alone.
  private static func isOpaque(_ type: Syntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  /// The tokens without what stands between them.
  static func text(_ node: Syntax) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }

  /// Names and texts.
  static func words(of node: Syntax) -> Set<String> {
    var words: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name): words.insert(name.filter { $0 != "`" })
      case .stringSegment(let text):
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      default: break
      }
    }
    return words
  }

  private static func plainName(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
    return text(Syntax(type))
  }

  /// FNV-1a (64 bits), as of fingerprints.
  static func hash(_ parts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      value = (value ^ 0xff) &* 0x100_0000_01b3
    }
    return String(value, radix: 16)
  }
}

extension AccessorBlockSyntax {
  /// The same with the kinds of its accessors alone.
  fileprivate var withoutBodies: AccessorBlockSyntax {
    guard case .accessors(let list) = accessors else {
      return with(\.accessors, .getter(CodeBlockItemListSyntax([])))
    }
    let plain = AccessorDeclListSyntax(list.map { $0.with(\.body, nil) })
    return with(\.accessors, .accessors(plain))
  }
}

extension MacroExpansionExprSyntax {
  fileprivate var isPreview: Bool { macroName.text == "Preview" }
}

/// Puts one value in place of every literal of a kind: the type does not depend on it.
private final class LiteralEraser: SyntaxRewriter {
  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    ExprSyntax(node.with(\.literal, .integerLiteral("0")))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> ExprSyntax {
    ExprSyntax(node.with(\.literal, .floatLiteral("0.0")))
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    ExprSyntax(node.with(\.literal, .keyword(.true)))
  }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    ExprSyntax(node.with(\.segments, StringLiteralSegmentListSyntax([])))
  }
}
