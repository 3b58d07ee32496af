// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Statements of a layout library that is missing, and the views that they lay out
/// (Documentation/Gaps.md §3.11).
enum LostLayout {
  /// Words that such a statement has somewhere, in lower case; by these libraries are told from
  /// others that extend views, which load pictures or watch taps.
  private static let words = [
    "constrain", "layout", "superview", "edges", "anchor", ".pin", "pin(",
  ]

  /// The views, as written, that a statement lays out by a member or function that is missing.
  ///
  /// - Parameters:
  ///   - offset: Where the compiler misses it.
  ///   - message: What the compiler said.
  static func views(of item: CodeBlockItemSyntax, at offset: Int, _ message: String) -> [String] {
    guard case .expr(let expression) = item.item, let name = missing(in: message) else { return [] }
    let text = expression.trimmedDescription.lowercased()
    guard words.contains(where: text.contains) else { return [] }
    let finder = MissingUse(name: name, offset: offset)
    finder.walk(expression)
    return finder.views.filter(isPlain).map(written)
  }

  /// `snp` of "value of type 'UIView' has no member 'snp'", `constrain` of "cannot find
  /// 'constrain' in scope".
  static func missing(in message: String) -> String? {
    for (start, end) in [("has no member '", "'"), ("cannot find '", "' in scope")] {
      guard let head = message.range(of: start),
        let tail = message.range(of: end, in: head.upperBound..<message.endIndex)
      else { continue }
      return String(message[head.upperBound..<tail.lowerBound])
    }
    return nil
  }

  /// Whether an expression can be written a second time: names and members alone.
  static func isPlain(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.argumentNames == nil && name.baseName.text != "super"
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isPlain(chain.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return isPlain(base)
  }

  /// `label` of `label?`, which is nothing without a member behind it.
  static func written(_ expression: ExprSyntax) -> String {
    let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    return inner.trimmedDescription.split(whereSeparator: \.isWhitespace).joined()
  }
}

extension String {
  /// The first place of a text within a range.
  fileprivate func range(
    of text: String, in bounds: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    self[bounds ?? startIndex..<endIndex].firstRange(of: text)
  }
}

/// Finds what stands before a missing member, or what a missing function is called with.
private final class MissingUse: SyntaxVisitor {
  private let name: String
  private let offset: Int
  private(set) var views: [ExprSyntax] = []

  init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
    super.init(viewMode: .sourceAccurate)
  }

  /// What a closure does is laid out by its own statement.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == name, node.range.contains(offset), let base = node.base {
      views.append(base)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == name, callee.range.contains(offset)
    {
      views += node.arguments.filter { $0.label == nil }.map(\.expression)
      return .skipChildren
    }
    return .visitChildren
  }
}
