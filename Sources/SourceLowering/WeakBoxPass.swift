// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Lets a generic type that is for objects hold values of an `@objc` protocol.
///
/// On Apple's systems such a protocol fulfils `AnyObject` itself: `WeakBox<Listener>` of a
/// `WeakBox<T: AnyObject>`. Here no protocol does, so the constraint goes, and what is weak in the type is
/// kept as an object (Documentation/SourceLowering.md §5.3).
struct WeakBoxPass {
  let files: [ParsedFile]

  func run() {
    let holders = files.filter { $0.bytes.holds(": AnyObject>") }
    guard !holders.isEmpty else { return }
    let scan = BoxScan(viewMode: .sourceAccurate)
    for file in holders { scan.walk(file.tree) }
    guard !scan.boxes.isEmpty else { return }
    let names = Set(scan.boxes.map(\.name))
    let uses = BoxUseScan(names)
    for file in files where names.contains(where: { file.bytes.holds($0 + "<") }) {
      uses.walk(file.tree)
    }
    let wanted = uses.arguments.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let protocols = protocols(among: wanted)
    let taken = names.filter { !(uses.arguments[$0] ?? []).isDisjoint(with: protocols) }
    for file in holders {
      let own = BoxScan(viewMode: .sourceAccurate)
      own.walk(file.tree)
      for box in own.boxes where taken.contains(box.name) { relax(box, in: file) }
    }
  }

  /// The names of `@objc` protocols, of the module's and of frameworks'.
  private func protocols(among names: Set<String>) -> Set<String> {
    let scan = ObjectProtocolScan(viewMode: .sourceAccurate)
    for file in files where file.bytes.holds("@objc") && names.contains(where: file.bytes.holds) {
      scan.walk(file.tree)
    }
    return names.filter { scan.names.contains($0) || OptionalMethodTable.protocols[$0] != nil }
  }

  private func relax(_ box: Box, in file: ParsedFile) {
    file.edits.blank(box.constraint)
    for variable in box.weak {
      let (name, type) = (variable.name, box.parameter)
      file.edits.insert("private weak var snugWeak_\(name): AnyObject?; ", at: variable.start)
      file.edits.blank(variable.modifier)
      let maker =
        box.isStructure ? "; init(\(name): \(type)? = nil) { self.\(name) = \(name) }" : ""
      file.edits.insert(
        " { get { snugWeak_\(name) as? \(type) } "
          + "set { snugWeak_\(name) = newValue.map { $0 as AnyObject } } }\(maker)",
        at: variable.end)
    }
  }
}

/// A generic type of one parameter that is for objects, and what is weak in it.
struct Box {
  struct Variable {
    let name: String
    /// Offsets of the declaration.
    let start: Int
    let end: Int
    /// The word `weak`.
    let modifier: Range<Int>
  }

  let name: String
  let parameter: String
  /// From the colon on.
  let constraint: Range<Int>
  let weak: [Variable]
  /// Whether it is a structure whose initialiser Swift makes of its one variable.
  let isStructure: Bool

  /// Nil where the type compares objects, or keeps one in a way that cannot be taken apart.
  init?(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ clause: GenericParameterClauseSyntax?
  ) {
    guard let only = clause?.parameters.first, clause?.parameters.count == 1,
      let colon = only.colon, only.inheritedType?.trimmedDescription == "AnyObject",
      clause?.genericWhereClause == nil,
      let inherited = only.inheritedType
    else { return nil }
    let text = node.memberBlock.trimmedDescription
    guard !["===", "!==", "ObjectIdentifier", "unowned"].contains(where: text.contains) else {
      return nil
    }
    name = node.name.text
    parameter = only.name.text
    constraint = colon.range.lowerBound..<inherited.range.upperBound
    var weak: [Variable] = []
    var stored = 0
    var hasInitializer = false
    for member in node.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { hasInitializer = true }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if variable.bindings.contains(where: { $0.accessorBlock == nil }) { stored += 1 }
      guard
        let modifier = variable.modifiers.first(where: {
          $0.name.text == "weak" && $0.detail == nil
        })
      else { continue }
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.accessorBlock == nil, binding.initializer == nil,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation?.type, ["?", "!"].contains(type.trimmedDescription.last),
        String(type.trimmedDescription.dropLast()) == parameter
      else { return nil }
      weak.append(
        Variable(
          name: pattern.identifier.text, start: variable.range.lowerBound,
          end: type.range.upperBound, modifier: modifier.range))
    }
    self.weak = weak
    isStructure = node.is(StructDeclSyntax.self) && !hasInitializer
    guard !isStructure || weak.isEmpty || stored == 1 else { return nil }
  }
}

private final class BoxScan: SyntaxVisitor {
  private(set) var boxes: [Box] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let box = Box(node, node.genericParameterClause) { boxes.append(box) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if let box = Box(node, node.genericParameterClause) { boxes.append(box) }
    return .visitChildren
  }
}

/// What types of some names are made with.
private final class BoxUseScan: SyntaxVisitor {
  private let names: Set<String>
  private(set) var arguments: [String: Set<String>] = [:]

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, names.contains(name), let argument = node.arguments.first {
      let words = argument.trimmedDescription.split { " ()?".contains($0) }
      if let type = words.last { arguments[name, default: []].insert(String(type)) }
    }
    return .visitChildren
  }
}

private final class ObjectProtocolScan: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjects = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isForObjects { names.insert(node.name.text) }
    return .skipChildren
  }
}
