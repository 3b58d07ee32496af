// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Where something is left out.
  ///
  /// - Parameter delegates: names of the types of the app's and the scenes' delegates.
  package func places(delegates: Set<String>) -> [GapReport.Place] {
    edits.filter(\.isLoss).map { edit in
      let owner = node(at: edit.start)?.enclosingType?.name
      return GapReport.Place(
        file: path, line: line(of: edit.start), kind: edit.kind, needs: edit.cause.needs,
        message: edit.cause.message,
        isOfDelegate: owner.map(delegates.contains) == true && !edit.choosesValue
          && !choosesScreen(edit),
        isQuiet: !edit.choosesValue && isQuiet(edit))
    }
  }

  /// How many of the file's functions are whole: functions, initialisers and computed values.
  ///
  /// - Parameter controllers: names of the classes of view controllers.
  package func counts(
    controllers: Set<String>
  ) -> (functions: GapReport.Count, viewControllers: GapReport.Count) {
    let scan = FunctionScan(edits.filter(\.isLoss), controllers)
    scan.walk(tree)
    return (scan.functions, scan.viewControllers)
  }

  /// What the file's classes say of themselves.
  package var classes: GapClasses {
    let scan = ClassScan()
    scan.walk(tree)
    return scan.found
  }
}

extension GapEdit {
  /// Whether a value, or an end, stands for what went.
  fileprivate var choosesValue: Bool {
    ["snugNeutral", "snugAbsent", "snugGiven", "snugWithout", "snugFalse", "snugStop"].contains(
      where: text.contains)
  }
}

private final class FunctionScan: SyntaxVisitor {
  private let edits: [GapEdit]
  private let controllers: Set<String>
  var functions = GapReport.Count()
  var viewControllers = GapReport.Count()

  init(_ edits: [GapEdit], _ controllers: Set<String>) {
    self.edits = edits
    self.controllers = controllers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.range, body: node.body)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.range, body: node.body)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let items) = node.accessors else { return .visitChildren }
    return count(node.range, statements: items.range)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if controllers.contains(node.name.text) {
      let isGone = edits.contains {
        $0.start <= node.range.lowerBound && node.range.upperBound <= $0.end
      }
      let isTouched = edits.contains { node.range.contains($0.start) }
      if isGone {
        viewControllers.gone += 1
      } else if isTouched {
        viewControllers.partial += 1
      } else {
        viewControllers.intact += 1
      }
    }
    return .visitChildren
  }

  private func count(
    _ range: Range<Int>, body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard let body else { return .skipChildren }
    return count(range, statements: body.statements.range)
  }

  private func count(
    _ range: Range<Int>, statements: Range<Int>
  ) -> SyntaxVisitorContinueKind {
    if edits.contains(where: {
      $0.start <= range.lowerBound && range.upperBound <= $0.end && !$0.range.isEmpty
    }) {
      functions.gone += 1
    } else if edits.contains(where: { $0.kind == .body && $0.range == statements }) {
      functions.emptied += 1
    } else if edits.contains(where: {
      range.contains($0.start) || $0.start == statements.upperBound && $0.range.isEmpty
    }) {
      functions.partial += 1
    } else {
      functions.intact += 1
    }
    return .visitChildren
  }
}

/// What the classes of a file or a module say of themselves.
package struct GapClasses {
  /// The superclass that each names, or what stands in its place.
  package var superclasses: [String: String] = [:]
  /// Types of the app's and the scenes' delegates.
  package var delegates: Set<String> = []
  /// Classes of the file's own level that everybody can make without arguments, but for what they
  /// inherit.
  package var plain: Set<String> = []

  package init() {}

  package mutating func add(_ other: GapClasses) {
    superclasses.merge(other.superclasses) { first, _ in first }
    delegates.formUnion(other.delegates)
    plain.formUnion(other.plain)
  }
}

extension GapClasses {
  /// The classes that are view controllers by what they inherit.
  package func controllers(_ placeholders: [String: Placeholder]) -> Set<String> {
    Set(
      superclasses.keys.filter { name in
        var current = name
        var seen: Set<String> = []
        while let next = superclasses[current], seen.insert(current).inserted { current = next }
        let base = placeholders[current]?.base ?? current
        return base.hasPrefix("UI") && base.hasSuffix("Controller") && current != name
      })
  }
}

extension ClassDeclSyntax {
  /// Whether the app begins with it.
  var isEntryPoint: Bool {
    attributes.contains {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "main" || name == "UIApplicationMain"
    }
  }
}

private final class ClassScan: SyntaxVisitor {
  var found = GapClasses()

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    noteDelegate(name, node.inheritanceClause)
    // Its superclass may be missing.
    if node.isEntryPoint { found.delegates.insert(name) }
    guard let first = node.inheritanceClause?.inheritedTypes.first else { return .visitChildren }
    let inherited = first.type.trimmedDescription.prefix { $0 != "<" }
    found.superclasses[name] = inherited.split(separator: ".").last.map(String.init)
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if !isHidden, node.genericParameterClause == nil, node.enclosingType == nil,
      !node.memberBlock.members.contains(where: Self.asksForArguments)
    {
      found.plain.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    noteDelegate(name, node.inheritanceClause)
    // The class may be in another language.
    if ["AppDelegate", "SceneDelegate"].contains(where: name.hasSuffix) {
      found.delegates.insert(name)
    }
    return .visitChildren
  }

  private func noteDelegate(_ name: String, _ clause: InheritanceClauseSyntax?) {
    let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let ends = ["ApplicationDelegate", "SceneDelegate"]
    if names.contains(where: { one in ends.contains { one.hasSuffix($0) } }) {
      found.delegates.insert(name)
    }
  }

  /// Whether a member is an initialiser with arguments that nobody but the app knows.
  private static func asksForArguments(_ member: MemberBlockItemSyntax) -> Bool {
    guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
    let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
    return ![[], ["coder"], ["nibName", "bundle"]].contains(labels)
      && !initializer.modifiers.contains { $0.name.text == "convenience" }
  }
}
