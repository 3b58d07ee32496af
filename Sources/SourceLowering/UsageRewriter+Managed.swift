// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What Core Data's code needs of Objective-C (Documentation/CoreData.md §2.3, §7).
extension UsageRewriter {
  func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
  }

  /// `@NSManaged var name: String?` becomes a property over the object's values.
  func rewriteManaged(_ node: VariableDeclSyntax) {
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.replacing("`", with: "")
      // `var a, b: Int16`: the type stands after the last.
      if binding.typeAnnotation == nil { continue }
      let end = binding.typeAnnotation?.type.range.upperBound ?? binding.range.upperBound
      if let enclosingType, let base = model.frameworkBase(of: enclosingType),
        FrameworkTable.chain(of: base).contains("CALayer")
      {
        file.edits.insert(layerValue(of: binding, named: name), at: end)
        continue
      }
      file.edits.insert(
        " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }",
        at: end)
    }
  }

  /// What stands behind a property that a layer makes itself: it begins with zero or nil, and the layer
  /// is drawn again where its class says so (Documentation/SourceLowering.md §2.11).
  private func layerValue(of binding: PatternBindingSyntax, named name: String) -> String {
    let written = binding.typeAnnotation?.type.trimmedDescription ?? ""
    let type = written.hasPrefix("Swift.") ? String(written.dropFirst(6)) : written
    let draw = "if Self.needsDisplay(forKey: \"\(name)\") { setNeedsDisplay() }"
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    if let value = Self.firstValue(of: type) ?? (isOptional ? "" : nil) {
      return value + " { didSet { \(draw) } }"
    }
    // Nothing is there before it is set, and nothing says so: reading it then ends the app.
    let kept = "snugManaged_\(name)"
    let text = "\(name) of a layer was read before it was set"
    return " { get { guard let value = \(kept) else { preconditionFailure(\"\(text)\") }; "
      + "return value } set { \(kept) = newValue; \(draw) } }; "
      + "private var \(kept): \(Self.optional(written))"
  }

  private static func optional(_ type: String) -> String {
    let isCompound = type.contains("&") || type.contains("->") || type.contains(" ")
    return isCompound ? "(\(type))?" : type + "?"
  }

  /// What a value of C begins with, as a text does; nil for other types.
  private static func firstValue(of type: String) -> String? {
    switch type {
    case "CGFloat", "CGFloat.NativeType", "Double", "Float", "TimeInterval", "CFTimeInterval",
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      " = 0"
    case "Bool": " = false"
    case "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets": " = .zero"
    case "String": " = \"\""
    default: nil
    }
  }

  /// `@NSManaged func addToItems(_ value: Item)` gets its body.
  func rewriteManaged(_ node: FunctionDeclSyntax) {
    guard node.body == nil else { return }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      (parameter.secondName ?? parameter.firstName).text
    }
    let name = node.name.text.replacing("`", with: "")
    file.edits.insert(
      " { changeManaged(\((["\"\(name)\""] + arguments).joined(separator: ", "))) }",
      at: node.range.upperBound)
  }

  /// Casts between the arguments of Objective-C's lightweight generics always hold.
  func rewriteCast(_ node: UnresolvedAsExprSyntax) {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == node.id }),
      case let next = list.index(after: place), next != list.endIndex,
      let type = list[next].as(TypeExprSyntax.self)?.type
    else { return }
    if castToFoundationValues(node, type) { return }
    guard let written = type.as(IdentifierTypeSyntax.self) else { return }
    let name = written.name.text
    if name == "CVarArg", isPredicateArgument(Syntax(node)) {
      // Arguments of predicates are any values here; few types of Foundation are variadic ones.
      return file.edits.overwrite(written.range, with: "Any")
    }
    if name == "CVarArg", node.questionOrExclamationMark == nil {
      // Values of Foundation are variadic ones as objects alone.
      file.addedImports.insert("UIKit")
      file.edits.replace(node.range, with: "~>%")
      return file.edits.insert(".self", at: written.range.upperBound)
    }
    guard written.genericArgumentClause != nil else { return }
    if name == "NSLayoutAnchor", !model.declares(name),
      let mark = node.questionOrExclamationMark?.text
    {
      file.addedImports.insert("UIKit")
      file.edits.replace(node.range, with: "~>>" + mark)
      return file.edits.insert(".self", at: written.range.upperBound)
    }
    let isSnapshot = name == "NSDiffableDataSourceSnapshot"
    guard isSnapshot || ["NSFetchRequest", "NSFetchedResultsController"].contains(name),
      !model.declares(name), isSnapshot || node.questionOrExclamationMark != nil
    else { return }
    let mark = node.questionOrExclamationMark?.text == "?" ? "?" : "!"
    file.addedImports.insert("SystemFrameworks")
    file.edits.replace(node.range, with: "~>" + mark)
    file.edits.insert(".self", at: written.range.upperBound)
  }

  /// `json as? [String: AnyHashable]`, which holds at every depth, and `properties as Dictionary?` of a
  /// dictionary of Core Foundation (Documentation/SourceLowering.md §6.22).
  private func castToFoundationValues(_ node: UnresolvedAsExprSyntax, _ type: TypeSyntax) -> Bool {
    let written = type.trimmedDescription
    if written == "Dictionary?", node.questionOrExclamationMark == nil {
      file.edits.replace(node.range, with: "as?")
      file.edits.overwrite(type.range, with: "[AnyHashable: Any]")
      return true
    }
    guard let mark = node.questionOrExclamationMark?.text,
      type.is(DictionaryTypeSyntax.self) || type.is(ArrayTypeSyntax.self),
      written.hasSuffix("AnyHashable]") || written.hasSuffix("AnyHashable]]"),
      !model.declares("AnyHashable")
    else { return false }
    file.addedImports.insert("UIKit")
    file.edits.replace(node.range, with: "~>^" + mark)
    file.edits.insert(".self", at: type.range.upperBound)
    return true
  }

  /// Whether an expression is inside the arguments of `NSPredicate(…)`.
  private func isPredicateArgument(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let call = current.as(FunctionCallExprSyntax.self) {
        return ["NSPredicate", "NSExpression"].contains(call.calledExpression.trimmedDescription)
      }
      next = current.parent
    }
    return false
  }

  /// The protocol of fetched things is a class here.
  func blankAny(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.any),
      node.constraint.trimmedDescription == "NSFetchRequestResult"
    else { return }
    file.edits.blank(node.someOrAnySpecifier.range)
  }

  /// Classes of Foundation that are empty here, and those in their place.
  private static let expressions = [
    "NSExpression": "ValueExpression", "NSComparisonPredicate": "ComparisonPredicate",
  ]

  func renameExpression(_ token: TokenSyntax) {
    guard let name = Self.expressions[token.text], !model.declares(token.text) else { return }
    file.edits.replace(token.range, with: name)
    file.addedImports.insert("UIKit")
  }

  /// `ValueTransformer(forName:)` gives what was registered, and an unarchiver reads an archive of
  /// nothing: no initialiser can.
  func callMaker(_ node: FunctionCallExprSyntax) {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let argument = node.arguments.first, let label = argument.label, let colon = argument.colon,
      let name = Self.makers[called.baseName.text]?[label.text]
    else { return }
    file.edits.insert("." + name, at: called.range.upperBound)
    file.edits.blank(label.range.lowerBound..<colon.range.upperBound)
    file.addedImports.insert("UIKit")
  }

  /// Static functions that make what an initialiser of Foundation's does not make here, by the types'
  /// names and the first label.
  private static let makers = [
    "ValueTransformer": ["forName": "named"], "NSKeyedUnarchiver": ["forReadingWith": "reading"],
  ]
}
