// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Where the file first names each type that something stands for.
  ///
  /// - Parameters:
  ///   - module: the module of the stand-ins.
  ///   - uncompiled: the UTF-8 offsets of what is not compiled.
  package func missingTypes(
    _ placeholders: [String: Placeholder], of module: String,
    uncompiled: @autoclosure () -> [Range<Int>]
  ) -> [GapReport.MissingType] {
    guard addedImports.contains(module) else { return [] }
    let scan = MissingTypeScan(uncompiled())
    scan.walk(tree)
    return scan.first.filter { placeholders[$0.key] != nil }.sorted { $0.value < $1.value }
      .map { name, offset in
        GapReport.MissingType(
          name: name, needs: placeholders[name]?.needs ?? name, file: path, line: line(of: offset))
      }
  }
}

/// Finds where a file names types and values by themselves: not members, labels or declarations.
private final class MissingTypeScan: SyntaxVisitor {
  /// The offset of each name's first use.
  private(set) var first: [String: Int] = [:]
  private let uncompiled: [Range<Int>]

  init(_ uncompiled: [Range<Int>]) {
    self.uncompiled = uncompiled
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      note(node.baseName)
    }
    return .visitChildren
  }

  private func note(_ token: TokenSyntax) {
    guard case .identifier(let name) = token.tokenKind, first[name] == nil else { return }
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if !uncompiled.contains(where: { $0.contains(offset) }) { first[name] = offset }
  }
}
