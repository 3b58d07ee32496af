// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Where something is left out.
  package var places: [GapReport.Place] {
    edits.filter { $0.kind != .addition }.map {
      GapReport.Place(
        file: path, line: line(of: $0.start), kind: $0.kind, needs: $0.cause.needs,
        message: $0.cause.message)
    }
  }

  /// How many of the file's functions are whole: functions, initialisers and computed values.
  ///
  /// - Parameter controllers: names of the classes of view controllers.
  package func counts(
    controllers: Set<String>
  ) -> (functions: GapReport.Count, viewControllers: GapReport.Count) {
    let scan = FunctionScan(edits.filter { $0.kind != .addition }, controllers)
    scan.walk(tree)
    return (scan.functions, scan.viewControllers)
  }

  /// The superclass that each class of the file names.
  package var superclasses: [String: String] {
    let scan = ClassScan()
    scan.walk(tree)
    return scan.superclasses
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

private final class ClassScan: SyntaxVisitor {
  var superclasses: [String: String] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first {
      let name = first.type.trimmedDescription.prefix { $0 != "<" }
      superclasses[node.name.text] = name.split(separator: ".").last.map(String.init)
    }
    return .visitChildren
  }
}
