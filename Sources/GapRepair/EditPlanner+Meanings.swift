// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension EditPlanner {
  /// Edits of a message whose words name the cure (Documentation/Gaps.md §4); nil for others.
  func special(
    _ message: CompilerMessage, _ cause: GapCause
  ) -> [(file: Int, edit: GapEdit)]? {
    guard let node = files[message.file].node(at: message.offset) else { return nil }
    let file = message.file
    switch message.meaning {
    case .nothingToOverride: return node.overrideEdit(because: cause).map { [(file, $0)] }
    case .missingOverride: return node.overrideAddition(because: cause).map { [(file, $0)] }
    case .clashingProperty:
      return node.ownNameEdits(because: cause)?.map { (file, $0) }
        ?? node.overrideEdit(because: cause).map { [(file, $0)] }
    case .missingConformance(let name):
      return node.conformanceEdit(name, because: cause).map { [(file, $0)] }
    case .uninitialized(let name):
      return initialValues(of: name, message, node, cause)
    case .usedBeforeValue(let name):
      return node.localValueEdits(of: name, because: cause).map { (file, $0) }
    case .missingReturn: return node.returnEdit(because: cause).map { [(file, $0)] }
    case .inexhaustiveSwitch:
      let owner = node.upwards.compactMap { $0.as(SwitchExprSyntax.self) }.first
      return owner.flatMap { GapEdit.defaultCase(of: $0, because: cause) }.map { [(file, $0)] }
    case .needlessUnwrapping: return node.unwrappingEdits(because: cause)?.map { (file, $0) }
    default: return nil
    }
  }

  private func initialValues(
    of name: String?, _ message: CompilerMessage, _ node: Syntax, _ cause: GapCause
  ) -> [(file: Int, edit: GapEdit)] {
    if let name {
      return node.storedValueEdits(of: name, because: cause).map { (message.file, $0) }
    }
    return message.notes.flatMap { note -> [(file: Int, edit: GapEdit)] in
      guard files.indices.contains(note.file), let quoted = note.quoted.first,
        let name = quoted.split(separator: ".").last,
        let place = files[note.file].node(at: note.offset)
      else { return [] }
      return place.storedValueEdits(of: String(name), because: cause).map { (note.file, $0) }
    }
  }
}

extension GapFile {
  /// The token at an offset of the author's text.
  func node(at offset: Int) -> Syntax? {
    let end = max(0, bytes.count - 1)
    return tree.token(at: AbsolutePosition(utf8Offset: min(max(0, offset), end))).map {
      Syntax($0)
    }
  }
}

extension Syntax {
  /// Takes `override` off what no superclass has.
  fileprivate func overrideEdit(because cause: GapCause) -> GapEdit? {
    for node in upwards {
      guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
        continue
      }
      guard let mark = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
      else { return nil }
      return GapEdit(.attribute, mark.range, with: "", because: cause)
    }
    return nil
  }

  /// Says that a declaration overrides what a placeholder has; nothing is lost.
  fileprivate func overrideAddition(because cause: GapCause) -> GapEdit? {
    let keyword = upwards.lazy.compactMap { node -> TokenSyntax? in
      node.as(FunctionDeclSyntax.self)?.funcKeyword
        ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
        ?? node.as(InitializerDeclSyntax.self)?.initKeyword
    }.first
    guard let place = keyword?.range.lowerBound else { return nil }
    return GapEdit(.addition, place..<place, with: "override ", because: cause)
  }

  /// Takes the mark that unwraps a value, or makes the value of a binding optional; nothing is lost.
  fileprivate func unwrappingEdits(because cause: GapCause) -> [GapEdit]? {
    if let token = self.as(TokenSyntax.self),
      [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind)
    {
      return [GapEdit(.addition, token.range, with: "", because: cause)]
    }
    let binding = upwards.prefix(3).lazy
      .compactMap { $0.as(OptionalBindingConditionSyntax.self) }.first
    guard let value = binding?.initializer?.value.range else { return nil }
    let (start, end) = (value.lowerBound, value.upperBound)
    return [
      GapEdit(.addition, start..<start, with: "Optional(", because: cause),
      GapEdit(.addition, end..<end, with: ")", because: cause),
    ]
  }

  /// Takes a conformance off the declaration around.
  fileprivate func conformanceEdit(_ name: String, because cause: GapCause) -> GapEdit? {
    for node in upwards {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      let list = group.inheritanceClause?.inheritedTypes ?? []
      let wanted = [name, name == "Decodable" || name == "Encodable" ? "Codable" : name]
      let one = list.first { item in
        let text = item.type.trimmedDescription
        return wanted.contains {
          text == $0 || text.hasSuffix(".\($0)") || text.hasSuffix(" \($0)")
        }
      }
      guard let one else { return nil }
      return GapEdit(.conformance, one.type.range, with: "Any", because: cause)
    }
    return nil
  }

  /// Gives a stored property of the type around a neutral value to begin with.
  fileprivate func storedValueEdits(of name: String, because cause: GapCause) -> [GapEdit] {
    for node in upwards {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      for member in group.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        let edits = variable.valueEdits(of: name, because: cause)
        if !edits.isEmpty { return edits }
      }
      return []
    }
    return []
  }

  /// The same for a variable of the body around.
  fileprivate func localValueEdits(of name: String, because cause: GapCause) -> [GapEdit] {
    for node in upwards {
      guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
      for item in list {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        let edits = variable.valueEdits(of: name, because: cause)
        if !edits.isEmpty { return edits }
      }
    }
    return []
  }

  /// Ends a body that has to give a value.
  fileprivate func returnEdit(because cause: GapCause) -> GapEdit? {
    for node in upwards.prefix(3) {
      let brace: TokenSyntax
      if let block = node.as(CodeBlockSyntax.self) {
        brace = block.rightBrace
      } else if let block = node.as(AccessorBlockSyntax.self) {
        brace = block.rightBrace
      } else if let closure = node.as(ClosureExprSyntax.self) {
        brace = closure.rightBrace
      } else {
        continue
      }
      let place = brace.range.lowerBound
      return GapEdit(
        .value, place..<place, with: "; return \(GapMark.neutral(cause)) ", because: cause)
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// A neutral value for one of the names, which may be given another one later.
  fileprivate func valueEdits(of name: String, because cause: GapCause) -> [GapEdit] {
    for binding in bindings {
      guard binding.pattern.trimmedDescription == name, binding.initializer == nil,
        binding.accessorBlock.map({ !$0.isComputed }) ?? true, let type = binding.typeAnnotation
      else { continue }
      let end = type.range.upperBound
      var edits = [
        GapEdit(
          .initialValue, end..<end, with: " = \(GapMark.neutral(cause))", because: cause)
      ]
      if bindingSpecifier.tokenKind == .keyword(.let) {
        edits.append(
          GapEdit(.attribute, bindingSpecifier.range, with: "var", because: cause))
      }
      return edits
    }
    return []
  }
}

extension AccessorBlockSyntax {
  /// Whether the property has code in place of storage.
  var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
