// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Properties that a convenience initialiser of an extension sets (Documentation/SourceLowering.md §4.10).
extension UsageRewriter {
  /// `extension UIView { convenience init(…) { self.init(); backgroundColor = … } }`: on Apple's systems
  /// a setter is called; Swift would set what is stored here without its observers, as in every
  /// initialiser of a class. Through another expression than `self` they run.
  func runObservers(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, Self.sets(elements[1]),
      let initializer = convenienceInitializer(around: node)
    else { return }
    var root = elements[0]
    var name: TokenSyntax?
    while let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
      name = access.declName.baseName
      root = base
    }
    guard let reference = root.as(DeclReferenceExprSyntax.self) else { return }
    let owner = "snugObserved(self)"
    if reference.baseName.tokenKind == .keyword(.self) {
      guard let name, ObservedProperties.names.contains(name.text) else { return }
      file.edits.replace(reference.range, with: owner)
    } else if ObservedProperties.names.contains(reference.baseName.text),
      !Self.names(in: initializer).contains(reference.baseName.text)
    {
      file.edits.insert("\(owner).", at: reference.range.lowerBound)
    }
  }

  private static func sets(_ element: ExprSyntax) -> Bool {
    element.is(AssignmentExprSyntax.self)
      || ["+=", "-=", "*=", "/=", "|=", "&="].contains(element.trimmedDescription)
  }

  /// The convenience initialiser of an extension of a framework's class whose body a statement stands in;
  /// closures and functions in it call setters by themselves.
  private func convenienceInitializer(around node: SequenceExprSyntax) -> InitializerDeclSyntax? {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self)
        || parent.is(AccessorDeclSyntax.self) || parent.is(PatternBindingSyntax.self)
      {
        return nil
      }
      if let found = parent.as(InitializerDeclSyntax.self) {
        guard found.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }),
          let block = found.parent?.parent?.parent,
          let around = block.parent?.as(ExtensionDeclSyntax.self)
        else { return nil }
        let type = ModuleModel.bare(around.extendedType.trimmedDescription)
        return ownType(type, at: node) == nil && Self.isBesideFoundation(type) ? found : nil
      }
      current = parent
    }
    return nil
  }

  /// Whether a class is of a framework that stands on UIKit, by the letters before its name: a file that
  /// extends another need not see UIKit.
  private static func isBesideFoundation(_ type: String) -> Bool {
    let letters = type.prefix { $0.isUppercase }
    return letters.count > 2 && !type.hasPrefix("NS") && !type.hasPrefix("URL")
      || type.hasPrefix("NSLayout")
  }

  /// What an initialiser calls so itself: parameters and local values.
  private static func names(in initializer: InitializerDeclSyntax) -> Set<String> {
    var names = Set(
      initializer.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      })
    func collect(_ node: Syntax) {
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        names.insert(pattern.identifier.text)
      }
      for child in node.children(viewMode: .sourceAccurate) { collect(child) }
    }
    if let body = initializer.body { collect(Syntax(body)) }
    return names
  }
}
