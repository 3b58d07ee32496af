// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// A file of previews of view controllers that ask for arguments, each made with values that mean
/// nothing, so that they can be shown behind a launch that stops (Documentation/Gaps.md §6.6).
package enum AloneMaking {
  /// What the names of these previews begin with; no author's preview is called so.
  package static let prefix = "SnugAlone."

  /// The file's text; nil where no controller needs it.
  ///
  /// - Complexity: one look at each token of the files.
  package static func text(for files: [GapFile]) -> String? {
    var classes = GapClasses()
    for file in files { classes.add(file.classes) }
    let controllers = classes.controllers([:]).subtracting(classes.plain)
    var makers: [String] = []
    for file in files {
      let scan = MakerScan(controllers)
      scan.walk(file.tree)
      for maker in scan.makers {
        let path = GapMark.literal(file.path)
        let line = file.line(of: maker.offset)
        let arguments = maker.labels.enumerated().map { index, label in
          let name = maker.names[index]
          return "\(label == "_" ? "" : "\(label): ")snugNeutral("
            + "\(GapMark.literal("a value for '\(name)'")), file: \(path), line: \(line))"
        }
        makers.append(
          "#Preview(\(GapMark.literal(prefix + maker.type))) {\n"
            + "  \(maker.type)(\(arguments.joined(separator: ", ")))\n}\n")
      }
    }
    guard !makers.isEmpty else { return nil }
    return "import SnugGaps\nimport UIKit\n\n" + makers.joined(separator: "\n")
  }
}

/// Finds the initialisers of view controllers that can be called with neutral values.
private final class MakerScan: SyntaxVisitor {
  struct Maker {
    let type: String
    let labels: [String]
    let names: [String]
    let offset: Int
  }

  private let controllers: Set<String>
  private(set) var makers: [Maker] = []

  init(_ controllers: Set<String>) {
    self.controllers = controllers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard controllers.contains(node.name.text), node.enclosingType == nil,
      node.genericParameterClause == nil, !Self.isHidden(node.modifiers)
    else { return .skipChildren }
    let found = node.memberBlock.members.lazy.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)
    }.first(where: Self.takesValues)
    guard let found else { return .skipChildren }
    let parameters = found.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    makers.append(
      Maker(
        type: node.name.text, labels: parameters.map(\.firstName.text),
        names: parameters.map { ($0.secondName ?? $0.firstName).text },
        offset: found.range.lowerBound))
    return .skipChildren
  }

  private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// Whether an initialiser that is no archive's takes plain values and always succeeds.
  private static func takesValues(_ node: InitializerDeclSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    return labels != ["coder"] && labels != ["nibName", "bundle"] && node.optionalMark == nil
      && node.genericParameterClause == nil && node.signature.effectSpecifiers == nil
      && !isHidden(node.modifiers)
      && parameters.allSatisfy {
        $0.ellipsis == nil && !$0.type.trimmedDescription.hasPrefix("inout")
      }
  }
}
