// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Errors that the compiler has not told yet: of the body of a closure it tells the first alone, so
/// each of the others would cost a round (Documentation/Gaps.md §3.7).
struct ClosureErrors {
  /// A declaration of a file's own level, in which a name means one thing where nothing inside binds
  /// it anew.
  private struct Place: Hashable {
    let file: Int
    let start: Int
  }

  private var names: [Place: Set<String>] = [:]
  /// Members that values do not have, with the types of these values.
  private var members: [String: Set<String>] = [:]

  /// Takes what a round told.
  ///
  /// - Parameter isPlaceholder: Whether a type has no members at all, which says nothing of others.
  mutating func learn(
    _ messages: [CompilerMessage], in files: [GapFile], isPlaceholder: (String) -> Bool
  ) {
    for message in messages where !message.isInserted && files.indices.contains(message.file) {
      guard let node = files[message.file].node(at: message.offset) else { continue }
      switch message.meaning {
      case .missingValue(let name):
        names[place(of: node, message.file), default: []].insert(name)
      default:
        let quoted = message.quoted
        guard quoted.count > 1, message.text.contains("has no member '"),
          !isPlaceholder(quoted[0])
        else { continue }
        members[quoted[quoted.count - 1], default: []].insert(quoted[0])
      }
    }
  }

  /// Offsets in the closure around a message at which the same is missing.
  ///
  /// - Parameter isPlaceholder: Whether something stands for a type by now.
  func hidden(
    behind message: CompilerMessage, in file: GapFile, isPlaceholder: (String) -> Bool
  ) -> [Int] {
    guard !message.isInserted, let node = file.node(at: message.offset),
      let closure = node.upwards.compactMap({ $0.as(ClosureExprSyntax.self) }).last
    else { return [] }
    let known = (names[place(of: node, message.file)] ?? []).filter { !isPlaceholder($0) }
    let bound = BoundNames.declared(in: Syntax(closure))
    // One type may lack what others have; what two lack comes from what is left out.
    let lacking = Set(members.filter { $0.value.count > 1 }.keys)
    return BoundNames.uses(of: known.subtracting(bound), in: [Syntax(closure)])
      + BoundNames.members(lacking, in: Syntax(closure))
  }

  private func place(of node: Syntax, _ file: Int) -> Place {
    let parts = Array(node.upwards)
    let outermost = parts.last { $0.is(CodeBlockItemSyntax.self) } ?? node
    return Place(file: file, start: outermost.range.lowerBound)
  }
}

extension BoundNames {
  /// Every name that something inside a node declares.
  fileprivate static func declared(in node: Syntax) -> Set<String> {
    let scan = DeclarationScan(viewMode: .sourceAccurate)
    scan.walk(node)
    return scan.names
  }

  /// Offsets of the uses of members.
  fileprivate static func members(_ names: Set<String>, in node: Syntax) -> [Int] {
    guard !names.isEmpty else { return [] }
    let scan = MemberScan(names)
    scan.walk(node)
    return scan.offsets
  }
}

private final class DeclarationScan: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

private final class MemberScan: SyntaxVisitor {
  private let names: Set<String>
  private(set) var offsets: [Int] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil, names.contains(node.declName.baseName.text) {
      offsets.append(node.declName.range.lowerBound)
    }
    return .visitChildren
  }
}
