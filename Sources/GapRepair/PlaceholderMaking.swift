// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Has calls that make a placeholder without noting it do so: those without arguments, and those of
  /// initialisers that it inherits (Documentation/Gaps.md §5.2).
  package func noteMaking(of name: String, because cause: GapCause) {
    let scan = MakingScan(name)
    scan.walk(tree)
    for (call, isChoice) in scan.calls {
      let mark = isChoice ? GapMark.without(cause) : GapMark.made(cause)
      let parts = [
        GapEdit(.mark, call.lowerBound..<call.lowerBound, with: mark.before, because: cause),
        GapEdit(.mark, call.upperBound..<call.upperBound, with: mark.after, because: cause),
      ]
      if parts.allSatisfy({ !isSpent($0) }) { for part in parts { add(part) } }
    }
  }
}

private final class MakingScan: SyntaxVisitor {
  private let name: String
  /// Where they are, and whether making one chooses what is done next.
  private(set) var calls: [(range: Range<Int>, isChoice: Bool)] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard callee == name, node.trailingClosure == nil else { return .visitChildren }
    let isChoice = Syntax(node).isChosenBy || name.hasSuffix("Error")
    // With arguments of its own it is the initialiser that notes; whether it could fail, the call says.
    if isChoice || labels.isEmpty || PlaceholderUses.inherited.contains(labels) {
      calls.append((node.range, isChoice))
    }
    return .visitChildren
  }
}
