// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Names of the functions that a module declares, and where its classes begin.
struct DeclarationIndex {
  struct Place {
    let file: Int
    let offset: Int
  }

  private var counts: [String: Int] = [:]
  private var classes: [String: [Place]] = [:]

  /// - Complexity: one traversal of each file.
  init(_ files: [GapFile]) {
    for (number, file) in files.enumerated() {
      let scan = DeclarationScan()
      scan.walk(file.tree)
      for name in scan.names { counts[name, default: 0] += 1 }
      for one in scan.classes {
        classes[one.name, default: []].append(Place(file: number, offset: one.offset))
      }
    }
  }

  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// Where a class's members begin; of several with the name, the one in the file.
  func body(ofClass name: String, near file: Int) -> Place? {
    let places = classes[name] ?? []
    return places.first { $0.file == file } ?? (places.count == 1 ? places[0] : nil)
  }
}

private final class DeclarationScan: SyntaxVisitor {
  var names: [String] = []
  var classes: [(name: String, offset: Int)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingType { names.append(type.name) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // What compilers synthesise from all stored properties would ask the marks too.
    let inherited = node.inheritanceClause?.trimmedDescription ?? ""
    if !["Codable", "Decodable", "Encodable", "Hashable", "Equatable"].contains(
      where: inherited.contains)
    {
      classes.append((node.name.text, node.memberBlock.leftBrace.range.upperBound))
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// UTF-8 offsets of the node without the trivia around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's ancestors, nearest first, itself among them.
  var upwards: UnfoldSequence<Syntax, (Syntax?, Bool)> {
    sequence(first: Syntax(self)) { $0.parent }
  }

  /// The type that a member is declared in, with whether it is a class by its own words.
  var enclosingType: (name: String, isClass: Bool)? {
    for node in upwards.dropFirst() {
      if let type = node.as(ClassDeclSyntax.self) { return (type.name.text, true) }
      if let type = node.as(StructDeclSyntax.self) { return (type.name.text, false) }
      if let type = node.as(EnumDeclSyntax.self) { return (type.name.text, false) }
      if let type = node.as(ActorDeclSyntax.self) { return (type.name.text, false) }
      if let type = node.as(ProtocolDeclSyntax.self) { return (type.name.text, false) }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return (type.extendedType.trimmedDescription, true)
      }
    }
    return nil
  }
}
