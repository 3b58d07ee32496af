// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  // MARK: Entry points

  /// Takes `@UIApplicationMain` and `@main` away; the generated entry starts the class.
  func rewriteEntryPoint(
    _ attributes: AttributeListSyntax, name: String, _ inheritance: InheritanceClauseSyntax?
  ) {
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "UIApplicationMain", "NSApplicationMain":
        findings.entryPoints.append(.delegate(name))
      case "main":
        let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        let chain = model.types[name].map { model.chain(of: $0).flatMap(\.inherited) } ?? inherited
        if (chain + inherited).contains(where: { ModuleModel.bare($0) == "UIApplicationDelegate" })
        {
          findings.entryPoints.append(.delegate(name))
        } else {
          findings.entryPoints.append(.ownMain(name))
        }
        file.edits.blank(attribute.range)
      default: break
      }
    }
  }

  // MARK: Previews

  /// `#Preview("Name") { … }` becomes a function that makes the screen.
  func rewritePreview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, whole: Range<Int>
  ) {
    guard let closure else { return }
    if isSwiftUIPreview(closure) { return file.edits.blank(whole) }
    let given = arguments.first.flatMap { argument -> String? in
      guard argument.label == nil else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
    }
    let stem = String(file.path.split(separator: "/").last ?? "").replacing(".swift", with: "")
    let count = findings.previews.count + 1
    let function = "snugPreview\(file.index)x\(count)"
    let traits = arguments.drop { $0.label?.text != "traits" }.map(\.expression.trimmedDescription)
    findings.previews.append(
      PreviewScreen(
        name: given ?? (count == 1 ? stem : "\(stem) \(count)"), function: function,
        traits: traits.filter(isKnownTrait)))
    let brace = closure.leftBrace.range.lowerBound
    file.edits.replace(whole.lowerBound..<brace, with: "@MainActor func \(function)() -> NSObject ")
    // A closure's `in` has no place in a function.
    if let signature = closure.signature { file.edits.blank(signature.range) }
  }

  /// Whether PreviewRegistry.Trait of UIKit has a case for it.
  private func isKnownTrait(_ text: String) -> Bool {
    let name = text.dropFirst().prefix { $0 != "(" }
    return text.hasPrefix(".")
      && [
        "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown",
        "landscapeLeft", "landscapeRight",
      ].contains(name)
  }

  // MARK: Dynamic properties

  /// A `dynamic` stored property tells key-value observers of its changes.
  func announceChanges(of node: VariableDeclSyntax) {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), let binding = node.bindings.first,
      node.bindings.count == 1, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
    else { return }
    let name = pattern.identifier.text
    let call = "noteChange(of: \"\(name)\", from: oldValue)"
    guard let block = binding.accessorBlock else {
      if binding.typeAnnotation == nil && binding.initializer == nil { return }
      file.edits.insert(" { didSet { \(call) } }", at: binding.range.upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors where accessor.accessorSpecifier.text == "didSet" {
      guard let body = accessor.body, accessor.parameters == nil else { return }
      file.edits.insert(" \(call);", at: body.leftBrace.range.upperBound)
      return
    }
    if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      file.edits.insert(" didSet { \(call) } ", at: block.leftBrace.range.upperBound)
    }
  }
}

extension UsageRewriter {
  /// What stands for Foundation's classes where an app's class inherits them: its locks here hold a type of C
  /// that Swift cannot read, so that no class can (Documentation/SourceLowering.md §2.12); its formatter of
  /// numbers rounds binary ones (§2.17).
  private static let superclasses = [
    "NSLock": "InheritableLock", "NSRecursiveLock": "InheritableRecursiveLock",
    "NumberFormatter": "DecimalRoundingFormatter",
  ]

  /// The superclass `NSLock` becomes a lock that can be inherited.
  func replaceSuperclass(_ node: IdentifierTypeSyntax) {
    guard let superclass = UsageRewriter.superclasses[node.name.text],
      let inherited = node.parent?.as(InheritedTypeSyntax.self),
      inherited.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return }
    file.edits.replace(node.name.range, with: superclass)
    file.addedImports.insert("UIKit")
  }
}
