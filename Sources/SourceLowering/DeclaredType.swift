// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// A type, or an extension of one, that a source file declares, with its properties.
///
/// Lines and columns count from 1, columns in bytes, and lead to the name.
package struct DeclaredType {
  package struct Property {
    package let name: String
    package let line: Int
    package let column: Int
    /// Whether an initialiser of the type makes what it holds: not where the value is nil, late or
    /// computed.
    package let hasInitialValue: Bool
  }

  /// The last name of a nested type, and of the type that an extension is of.
  package let name: String
  package let isClass: Bool
  package let line: Int
  package let column: Int
  /// What stands first after the colon; a superclass comes first.
  package let firstInherited: String?
  /// From the first line of the declaration to its last.
  package let lines: ClosedRange<Int>
  /// Those of the type's instances, in the order of the text.
  package fileprivate(set) var properties: [Property] = []

  /// The declarations of a file in the order of the text; a nested one follows what it lies in.
  ///
  /// - Complexity: parses the text, about 10 MB/s.
  package static func all(in text: String) -> [DeclaredType] {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(converter: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    var found: [DeclaredType] = []
    private let converter: SourceLocationConverter
    /// Indices of the types that the place lies in.
    private var open: [Int] = []

    init(converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node, node.name, node.inheritanceClause, isClass: true)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.extendedType
      let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
      return begin(node, name ?? type.firstToken(viewMode: .sourceAccurate), nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let words = node.modifiers.map(\.name.text)
      guard let type = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true,
        !words.contains("static"), !words.contains("class")
      else { return .visitChildren }
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let place = pattern.identifier.startLocation(converter: converter)
        let value = binding.initializer?.value
        found[type].properties.append(
          Property(
            name: pattern.identifier.text, line: place.line, column: place.column,
            hasInitialValue: value != nil && value?.is(NilLiteralExprSyntax.self) == false
              && !words.contains("lazy")))
      }
      return .visitChildren
    }

    private func begin(
      _ node: some SyntaxProtocol, _ name: TokenSyntax?, _ inheritance: InheritanceClauseSyntax?,
      isClass: Bool = false
    ) -> SyntaxVisitorContinueKind {
      let place = (name ?? node.firstToken(viewMode: .sourceAccurate))?
        .startLocation(converter: converter)
      let start = node.startLocation(converter: converter).line
      let lines = start...max(start, node.endLocation(converter: converter).line)
      open.append(found.count)
      found.append(
        DeclaredType(
          name: name?.text ?? "", isClass: isClass, line: place?.line ?? lines.lowerBound,
          column: place?.column ?? 1,
          firstInherited: inheritance?.inheritedTypes.first?.type.lastName, lines: lines))
      return .visitChildren
    }
  }
}

extension TypeSyntax {
  /// The last of the names of a type, without what it is over: `Cell` of `Kit.Cell<Item>`.
  fileprivate var lastName: String? {
    (self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name)?.text
  }
}
