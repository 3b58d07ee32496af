// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Tests of XCTest and Swift Testing whose declarations are left out.
  package func lostTests(module: String) -> [GapReport.Test] {
    guard !edits.isEmpty else { return [] }
    let scan = TestScan(self, module)
    scan.walk(tree)
    return scan.found
  }
}

private final class TestScan: SyntaxVisitor {
  private let file: GapFile
  private let module: String
  private var types: [String] = []
  private(set) var found: [GapReport.Test] = []

  init(_ file: GapFile, _ module: String) {
    self.file = file
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let range = node.range
    let isOfTesting = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
    }
    let isOfXCTest =
      node.name.text.hasPrefix("test") && !types.isEmpty
      && node.signature.parameterClause.parameters.isEmpty
      && node.signature.returnClause == nil
    guard isOfTesting || isOfXCTest,
      let edit = file.edits.first(where: {
        !$0.range.isEmpty && $0.isLoss && $0.start <= range.lowerBound
          && range.upperBound <= $0.end
      })
    else { return .skipChildren }
    let suite = ([module] + types).joined(separator: ".")
    found.append(
      GapReport.Test(
        name: "\(suite)/\(node.name.text)\(isOfTesting ? "()" : "")", file: file.path,
        line: file.line(of: node.name.range.lowerBound), needs: edit.cause.needs,
        message: edit.cause.message))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}
