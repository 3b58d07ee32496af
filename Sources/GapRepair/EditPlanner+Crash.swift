// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// A place at which the compiler crashed, in the author's text.
package struct CrashSite: Equatable, Sendable {
  /// What it was looking at, innermost first; their texts say nothing.
  package var places: [CompilerMessage] = []
  /// Declarations by their names, the outermost type first.
  package var names: [[String]] = []
  package var files: [Int] = []

  package init() {}
}

extension EditPlanner {
  /// Takes out the smallest part that the crash names and that is still there: a body, the
  /// conformances of a type, a declaration; then all bodies of the file, and all of the file
  /// (Documentation/Gaps.md §3.8).
  ///
  /// - Returns: how many edits there were; 0 when nothing that is named could go.
  package func plan(_ site: CrashSite) -> Int {
    start()
    let cause = GapCause(needs: "a compiler that takes this", message: "the compiler crashes here")
    for place in site.places where files.indices.contains(place.file) {
      leaveOut(place.offset, in: place.file, cause)
      if !changedFiles.isEmpty { return finish() }
    }
    for names in site.names {
      leaveOut(names, cause)
      if !changedFiles.isEmpty { return finish() }
    }
    leaveOut(files: site.files, cause)
    return finish()
  }

  /// Takes all of the first file in which something is wrong that nothing less can help: its bodies,
  /// then its declarations.
  ///
  /// - Returns: how many edits there were; 0 when nothing is left in any of them.
  package func planFiles(of messages: [CompilerMessage]) -> Int {
    start()
    guard let first = messages.first else { return 0 }
    leaveOut(files: messages.map(\.file), cause(first))
    return finish()
  }

  private func leaveOut(files numbers: [Int], _ cause: GapCause) {
    for file in numbers where files.indices.contains(file) {
      let bodies = files[file].tree.bodyEdits(because: cause)
      if choose(bodies, in: file) { return }
      if choose(files[file].declarationEdits(because: cause), in: file) { return }
    }
  }

  private func leaveOut(_ offset: Int, in file: Int, _ cause: GapCause) {
    let declaration = files[file].node(at: offset)?.upwards.first { $0.is(DeclSyntax.self) }
    if let declaration {
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        if choose(group.conformanceEdits(because: cause), in: file) { return }
      } else if choose(declaration.bodyEdits(because: cause), in: file) {
        return
      }
    }
    climb(file, offset, cause, isLate: true)
  }

  /// The deepest declaration that a path of names leads to. What the compiler makes of a type itself
  /// goes with its conformances, which extensions may have, too.
  private func leaveOut(_ names: [String], _ cause: GapCause) {
    let found = files.indices.flatMap { file in
      files[file].declarations(of: names).map { (file: file, place: $0) }
    }
    guard let depth = found.map(\.place.depth).max() else { return }
    let deepest = found.filter { $0.place.depth == depth }
    for (file, place) in deepest {
      let node = files[file].node(at: place.offset)
      guard let type = node?.upwards.first(where: { $0.is(DeclSyntax.self) }),
        let group = type.asProtocol((any DeclGroupSyntax).self)
      else { continue }
      choose(group.conformanceEdits(because: cause), in: file)
    }
    guard changedFiles.isEmpty else { return }
    for (file, place) in deepest where !place.isExtension {
      leaveOut(place.offset, in: file, cause)
    }
  }

  /// Makes those edits that were not made before.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  private func choose(_ edits: [GapEdit], in file: Int) -> Bool {
    let open = edits.filter { !files[file].isSpent($0) }
    for edit in open { choose(edit, in: file) }
    return !open.isEmpty
  }
}

extension GapFile {
  /// Where parts of a path of names are declared, with the number of names that each has of it.
  fileprivate func declarations(of names: [String]) -> [NameScan.Place] {
    let scan = NameScan(names)
    scan.walk(tree)
    return scan.places
  }

  /// What takes all declarations of the file, but for its imports.
  fileprivate func declarationEdits(because cause: GapCause) -> [GapEdit] {
    // A filtered list would be another tree, with other offsets.
    tree.statements.map { $0 }.filter { !$0.item.is(ImportDeclSyntax.self) }.map { item in
      GapEdit(.type, item.range, with: "", because: cause)
    }
  }
}

extension SyntaxProtocol {
  /// What empties every outermost body within.
  fileprivate func bodyEdits(because cause: GapCause) -> [GapEdit] {
    let scan = BodyScan(cause)
    scan.walk(self)
    return scan.edits
  }
}

extension DeclGroupSyntax {
  /// Takes all conformances off a type, from which the compiler makes functions of its own. The first
  /// of a class may be its superclass, that of an enumeration the type of its raw values.
  fileprivate func conformanceEdits(because cause: GapCause) -> [GapEdit] {
    let mayHaveAnother = self.is(ClassDeclSyntax.self) || self.is(EnumDeclSyntax.self)
    return (inheritanceClause?.inheritedTypes ?? []).dropFirst(mayHaveAnother ? 1 : 0).map { one in
      GapEdit(.conformance, one.type.range, with: "Any", because: cause)
    }
  }
}

private final class BodyScan: SyntaxVisitor {
  private let cause: GapCause
  private(set) var edits: [GapEdit] = []

  init(_ cause: GapCause) {
    self.cause = cause
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { take(Syntax(node)) }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    take(Syntax(node))
  }

  private func take(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let edit = node.bodyEdit(because: cause) else { return .visitChildren }
    edits.append(edit)
    return .skipChildren
  }
}

/// Finds the declaration that a path of names leads to.
private final class NameScan: SyntaxVisitor {
  private let names: [String]
  private var types: [String] = []
  private(set) var places: [Place] = []

  struct Place {
    let depth: Int
    let offset: Int
    var isExtension = false
  }

  init(_ names: [String]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func meet(_ path: [String], _ name: TokenSyntax) {
    guard !path.isEmpty, names.starts(with: path) else { return }
    places.append(Place(depth: path.count, offset: name.range.lowerBound))
  }

  private func enter(_ name: TokenSyntax, _ path: [String]) -> SyntaxVisitorContinueKind {
    types += path
    meet(types, name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, [node.name.text])
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, [node.name.text])
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, [node.name.text])
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types += node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    if names.starts(with: types) {
      let offset = node.extendedType.range.lowerBound
      places.append(Place(depth: types.count, offset: offset, isExtension: true))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    meet(types + [node.name.text], node.name)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      meet(types + [name.text], name)
    }
    return .skipChildren
  }
}
