// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// Classes that are `NSObject`s on Apple's systems and none in Linux's Foundation (C).
  static let otherRoots = ["NotificationCenter", "FileManager"]

  /// What `extension NSObject: P {}` gives every object counts for those, too, where `P` asks for
  /// nothing that its own extensions do not have (Documentation/SourceLowering.md §2.14).
  func adoptElsewhere(_ node: ExtensionDeclSyntax) {
    guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
      node.genericWhereClause == nil, let clause = node.inheritanceClause
    else { return }
    let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
    for name in names where isComplete(protocolNamed: name) {
      for root in Self.otherRoots
      where model.types[root]?.inherited.contains(name) != true {
        file.epilogue.append("extension \(root): \(name) {}")
      }
    }
  }

  /// Whether every class can adopt a protocol of the module without members of its own.
  private func isComplete(protocolNamed name: String) -> Bool {
    guard let type = model.types[name], type.kind == .protocol, let own = type.declaration,
      type.inherited.allSatisfy({ ["AnyObject", "class"].contains($0) }),
      !type.bodies.contains(where: \.isConstrained)
    else { return false }
    let given = type.bodies.filter(\.isExtension).flatMap(\.members)
    return own.members.allSatisfy { wanted in
      given.contains { $0.fullName == wanted.fullName && $0.isStatic == wanted.isStatic }
    }
  }
}

extension UsageRewriter {
  /// Whether a modifier or attribute stands at a requirement of a protocol.
  func isRequirement(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemListSyntax.self) {
      current = parent.parent
    }
    return current?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  /// Whether a function is a requirement that nobody may call: `@available(*, unavailable)`, which
  /// Swift takes in protocols of Objective-C alone (Documentation/SourceLowering.md §5.8).
  func isWithdrawnRequirement(_ node: FunctionDeclSyntax) -> Bool {
    node.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return attribute.attributeName.trimmedDescription == "available"
        && attribute.arguments?.trimmedDescription.hasPrefix("*, unavailable") == true
    } && isRequirement(node)
  }

  /// `Unmanaged.passUnretained(x).toOpaque()`: a value of a protocol is an object itself on Apple's
  /// systems, and is asked for its object here (Documentation/SourceLowering.md §5.8).
  func passObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["passUnretained", "passRetained"].contains(member.declName.baseName.text),
      member.base?.trimmedDescription == "Unmanaged", let value = node.arguments.first?.expression,
      !value.is(UnresolvedAsExprSyntax.self), !value.is(SequenceExprSyntax.self),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "toOpaque"
    else { return }
    file.edits.insert(" as AnyObject", at: value.range.upperBound)
  }
}
