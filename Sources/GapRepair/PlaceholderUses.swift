// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// How sources use types that are missing, which says what their placeholders must be
/// (Documentation/Gaps.md §5).
package struct PlaceholderUses {
  struct Use {
    var isSuperclass = false
    /// Of the class that the app begins with, whose superclass must be its delegate.
    var isOfEntryPoint = false
    /// Of such a class that declares its window.
    var hasWindow = false
    var isConformance = false
    var isExistential = false
    var isConstraint = false
    /// Of a variable, a parameter, an argument.
    var isValue = false
    var isWeak = false
    /// Of a call that makes one.
    var isMade = false
    var arity = 0
    var members: Set<String> = []
    var inheritedMembers: Set<String> = []
    var initializers: Set<[String]> = []
  }

  private let uses: [String: Use]

  /// - Parameter superclasses: What the files' classes inherit, by their names.
  /// - Complexity: one look at each token of the files.
  package init(
    of names: Set<String>, in files: [GapFile], superclasses: [String: String] = [:]
  ) {
    let scan = UseScan(names, superclasses)
    for file in files { scan.walk(file.tree) }
    uses = scan.uses
  }

  /// The number of generic arguments that a name is used with; 0 where there are none.
  package func arity(of name: String) -> Int { uses[name]?.arity ?? 0 }

  /// Whether a name is called, as a type is that makes a value.
  package func isMade(_ name: String) -> Bool { uses[name]?.isMade ?? false }

  /// The labels of initialisers that classes of UIKit have: a placeholder has them by inheritance.
  static let inherited: Set<[String]> = [
    ["frame"], ["coder"], ["from"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ["target", "action"], ["rootViewController"],
  ]

  /// The placeholder of a name.
  ///
  /// A name in a class's first place may be either: it is a protocol where a value or an extension
  /// adopts it too, or where it is called like one.
  package func placeholder(named name: String, needs: String) -> Placeholder {
    let use = uses[name] ?? Use()
    let isCalledLikeOne = ["Delegate", "DataSource", "Protocol", "Representable", "able"]
      .contains { name.hasSuffix($0) }
    let isProtocol =
      !use.isOfEntryPoint && use.isConformance || use.isExistential
      || use.isConstraint && !use.isSuperclass && !use.isValue
      || !use.isOfEntryPoint && isCalledLikeOne && (use.isSuperclass || use.isWeak)
        && use.arity == 0
    var placeholder = Placeholder(
      name: name, kind: isProtocol ? .protocol : .class, needs: needs)
    placeholder.arity = isProtocol ? 0 : use.arity
    placeholder.members = isProtocol ? [] : use.members
    placeholder.inheritedMembers = isProtocol ? [] : use.inheritedMembers
    placeholder.initializers = isProtocol ? [] : use.initializers
    placeholder.isForClasses = use.isWeak || name.hasSuffix("Delegate")
    if !isProtocol {
      let other = use.isSuperclass ? "NSObject" : nil
      placeholder.hasWindow = use.isOfEntryPoint && !use.hasWindow
      placeholder.base = use.isOfEntryPoint ? Placeholder.delegate : Self.base(of: name) ?? other
    }
    return placeholder
  }

  /// The class of UIKit that a name says it is one of.
  static func base(of name: String) -> String? {
    let table = [
      ("TableViewController", "UITableViewController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
      ("TableView", "UITableView"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
      ("TextView", "UITextView"), ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"),
      ("FlowLayout", "UICollectionViewFlowLayout"), ("ViewLayout", "UICollectionViewFlowLayout"),
      ("WebView", "UIView"), ("View", "UIView"), ("Button", "UIButton"), ("Label", "UILabel"),
      ("GestureRecognizer", "UIGestureRecognizer"),
    ]
    return table.first { name.hasSuffix($0.0) }?.1
  }
}

/// Collects the uses of names.
private final class UseScan: SyntaxVisitor {
  private let names: Set<String>
  private let superclasses: [String: String]
  var uses: [String: PlaceholderUses.Use] = [:]

  init(_ names: Set<String>, _ superclasses: [String: String]) {
    self.names = names
    self.superclasses = superclasses
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of those looked for that a class of the files is, or inherits in the end.
  private func name(behind type: String) -> String? {
    var current = type
    for _ in 0...superclasses.count {
      if names.contains(current) { return current }
      guard let next = superclasses[current] else { return nil }
      current = next
    }
    return nil
  }

  /// The name behind what a call makes: a class, or what the class around inherits.
  private func nameMade(by node: FunctionCallExprSyntax) -> String? {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if names.contains(callee.baseName.text) {
        uses[callee.baseName.text, default: .init()].isMade = true
      }
      return name(behind: callee.baseName.text)
    }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.is(SuperExprSyntax.self) == true, callee.declName.baseName.text == "init",
      let owner = Syntax(node).enclosingType?.name
    else { return nil }
    return superclasses[owner].flatMap(name)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard names.contains(name) else { return .visitChildren }
    note(name, node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), names.contains(base.name.text) {
      uses[base.name.text, default: .init()].members.insert(node.name.text)
      if let inherited = node.parent?.as(InheritedTypeSyntax.self), subclass(by: inherited) != nil {
        uses[base.name.text, default: .init()].inheritedMembers.insert(node.name.text)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // A static member that is called like a type is one: `CKShare.Metadata`.
    if let base = node.base?.as(DeclReferenceExprSyntax.self), names.contains(base.baseName.text),
      node.declName.baseName.text.first?.isUppercase == true
    {
      uses[base.baseName.text, default: .init()].members.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }

  /// A call with arguments that have a type of their own.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = nameMade(by: node) else { return .visitChildren }
    guard node.trailingClosure == nil, !node.arguments.isEmpty else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let isPlain = node.arguments.allSatisfy { argument in
      let value = argument.expression
      if let access = value.as(MemberAccessExprSyntax.self) { return access.base != nil }
      return !value.is(ClosureExprSyntax.self) && !value.is(InOutExprSyntax.self)
    }
    // UIKit's own initialisers are there by inheritance.
    if isPlain, !PlaceholderUses.inherited.contains(labels) || labels == ["rootViewController"] {
      uses[name, default: .init()].initializers.insert(labels)
    }
    return .visitChildren
  }

  private func note(_ name: String, _ node: IdentifierTypeSyntax) {
    var use = uses[name] ?? .init()
    defer { uses[name] = use }
    use.arity = max(use.arity, node.genericArgumentClause?.arguments.count ?? 0)
    var parent = node.parent
    if let attributed = parent?.as(AttributedTypeSyntax.self) { parent = attributed.parent }
    if let inherited = parent?.as(InheritedTypeSyntax.self) {
      noteInheritance(inherited, &use)
    } else if parent?.is(SomeOrAnyTypeSyntax.self) == true
      || parent?.is(CompositionTypeElementSyntax.self) == true
    {
      use.isExistential = true
    } else if parent?.is(GenericParameterSyntax.self) == true {
      use.isConstraint = true
    } else {
      use.isValue = true
    }
    while let current = parent,
      current.is(TypeSyntax.self) || current.is(TypeAnnotationSyntax.self)
        || current.is(PatternBindingSyntax.self) || current.is(PatternBindingListSyntax.self)
    {
      parent = current.parent
    }
    if let variable = parent?.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) })
    {
      use.isWeak = true
    }
  }

  private func noteInheritance(_ node: InheritedTypeSyntax, _ use: inout PlaceholderUses.Use) {
    guard let owner = subclass(by: node) else {
      use.isConformance = true
      return
    }
    use.isSuperclass = true
    if owner.isEntryPoint {
      use.isOfEntryPoint = true
      use.hasWindow = owner.memberBlock.members.contains {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "window"
      }
    }
  }

  /// The class that has it in its first place.
  private func subclass(by node: InheritedTypeSyntax) -> ClassDeclSyntax? {
    let list = node.parent?.as(InheritedTypeListSyntax.self)
    return list?.first?.id == node.id ? list?.parent?.parent?.as(ClassDeclSyntax.self) : nil
  }
}
