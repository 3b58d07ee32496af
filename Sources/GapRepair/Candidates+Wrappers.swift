// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension Candidates {
  /// An attribute goes. Of a class's stored property it was a wrapper, which gave the value and saw each new
  /// one: asking for it and changing it come to a left-out place, and an object that does neither lacks
  /// nothing (Documentation/Gaps.md §6.17).
  mutating func addAttribute(_ node: Syntax) {
    let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    // Without its wrapper a property has no type: it goes whole.
    if let variable, !variable.hasType { return }
    var candidate = Candidate(edit: GapEdit(.attribute, node.range, with: "", because: cause))
    if let variable, let owner = node.enclosingType, owner.isClass {
      if let parts = variable.laterParts(because: cause) {
        candidate.edit.text = variable.isShared ? "" : "lazy "
        candidate.extras = parts
      } else {
        // It keeps what it began with, in each object.
        candidate.touchedType = owner.name
      }
    }
    all.append(candidate)
  }
}

extension VariableDeclSyntax {
  /// Whether each name has a type without what its attributes say.
  fileprivate var hasType: Bool {
    bindings.allSatisfy { $0.typeAnnotation != nil || $0.initializer != nil }
  }

  fileprivate var isShared: Bool { modifiers.contains { $0.name.text == "static" } }

  /// What makes a property note it when it is asked before it has a value, and when it is given one; nil
  /// for one that cannot begin later.
  fileprivate func laterParts(because cause: GapCause) -> [GapEdit]? {
    let plain: Set<String> = ["private", "fileprivate", "internal", "public", "open", "static"]
    guard attributes.count == 1, bindings.count == 1, let binding = bindings.first,
      bindingSpecifier.tokenKind == .keyword(.var), binding.accessorBlock == nil,
      modifiers.allSatisfy({ plain.contains($0.name.text) }),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let owner = Syntax(self).upwards.lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
      !owner.isCoded, isShared || !owner.assigns(name)
    else { return nil }
    let told = " { didSet { \(GapMark.skipped(cause)) } }"
    guard let value = binding.initializer?.value.range else {
      guard let end = binding.typeAnnotation?.range.upperBound else { return nil }
      let neutral = " = \(GapMark.neutral(cause))"
      return [GapEdit(.initialValue, end..<end, with: neutral + told, because: cause)]
    }
    let around = GapMark.without(cause)
    let (start, end) = (value.lowerBound, value.upperBound)
    return [
      GapEdit(.mark, start..<start, with: around.before, because: cause),
      GapEdit(.mark, end..<end, with: around.after + told, because: cause),
    ]
  }
}

extension ClassDeclSyntax {
  /// Whether how its objects are coded may follow from its stored properties.
  fileprivate var isCoded: Bool {
    (inheritanceClause?.inheritedTypes ?? []).contains {
      ["Codable", "Decodable", "Encodable"].contains($0.type.trimmedDescription.lastWord)
    }
  }

  /// Whether one of its initialisers gives a property its value, which one that begins later does not take
  /// before the object is made.
  fileprivate func assigns(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { return false }
      let scan = AssignmentScan(name)
      scan.walk(body)
      return scan.isFound
    }
  }
}

/// Looks for `name = …` and `self.name = …`.
private final class AssignmentScan: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements.prefix(2))
    if parts.count == 2, parts[1].is(AssignmentExprSyntax.self),
      [name, "self.\(name)"].contains(parts[0].trimmedDescription)
    {
      isFound = true
    }
    return .visitChildren
  }
}
