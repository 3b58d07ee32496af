// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// The private types at the top level of files whose name another file gives to a type of its own.
///
/// They are known by their file, as types inside functions are by theirs
/// (Documentation/SourceLowering.md §6.1.1).
struct Homonyms {
  /// Offsets of declarations, by files' indices and names.
  private var offsets: [Int: [String: Int]] = [:]

  init() {}

  init(_ files: [ParsedFile], _ conditions: BuildConditions) {
    var counts: [String: Int] = [:]
    var hidden: [(file: Int, name: String, offset: Int)] = []
    for file in files {
      Self.visit(file.tree.statements, conditions) { node, name, modifiers in
        counts[name, default: 0] += 1
        let isHidden = modifiers.contains {
          $0.detail == nil
            && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
        }
        if isHidden { hidden.append((file.index, name, node.range.lowerBound)) }
      }
    }
    for type in hidden where counts[type.name, default: 0] > 1 {
      offsets[type.file, default: [:]][type.name] = type.offset
    }
  }

  /// Where a file declares its own type of a name; nil where no other file has one.
  func offset(of name: String, in file: ParsedFile) -> Int? { offsets[file.index]?[name] }

  /// Visits classes, structures, enumerations and actors, also under conditions that hold.
  private static func visit(
    _ items: CodeBlockItemListSyntax, _ conditions: BuildConditions,
    _ body: (Syntax, String, DeclModifierListSyntax) -> Void
  ) {
    for item in items {
      if let block = item.item.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = conditions.activeClause(of: block)?.elements {
          visit(inner, conditions, body)
        }
      } else if let node = item.item.as(ClassDeclSyntax.self) {
        body(Syntax(node), node.name.text, node.modifiers)
      } else if let node = item.item.as(StructDeclSyntax.self) {
        body(Syntax(node), node.name.text, node.modifiers)
      } else if let node = item.item.as(EnumDeclSyntax.self) {
        body(Syntax(node), node.name.text, node.modifiers)
      } else if let node = item.item.as(ActorDeclSyntax.self) {
        body(Syntax(node), node.name.text, node.modifiers)
      }
    }
  }
}

extension ModuleModel {
  /// The key of the type that an extension in a file is of.
  func extendedName(_ type: TypeSyntax, in file: ParsedFile) -> String {
    let name = ModuleModel.bare(type.trimmedDescription)
    guard let offset = homonyms.offset(of: name, in: file) else { return name }
    return ModuleModel.localName(name, in: file, at: offset)
  }
}
