// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// SwiftUI inside a UIKit app: hosts stay and show what they would hold in words, since there is no
/// SwiftUI here (Documentation/SourceLowering.md §2.5).
extension UsageRewriter {
  /// Empties a SwiftUI view's body; its name stays for the types of hosts.
  ///
  /// - Returns: Whether the declaration is such a view.
  func emptySwiftUIView(_ node: StructDeclSyntax) -> Bool {
    guard file.importsSwiftUI, SwiftUIDeclaration.isView(node.inheritanceClause) else {
      return false
    }
    let block = node.memberBlock
    let start = block.leftBrace.range.upperBound
    file.edits.blank(start..<max(start, block.rightBrace.range.lowerBound))
    issue("there is no SwiftUI here; '\(node.name.text)' shows its name only", at: node)
    return true
  }

  /// `UIHostingController(rootView: Badge(text: "x"))` holds the words `Badge(text: "x")`, and
  /// `UIHostingConfiguration { … }` with what is chained to it the words of its content.
  ///
  /// - Returns: Whether the call was rewritten.
  func rewriteHosting(_ node: FunctionCallExprSyntax) -> Bool {
    guard file.importsSwiftUI else { return false }
    if let root = configurationRoot(of: node) {
      let text = root.trailingClosure.map { words($0.statements) } ?? "\"\""
      let callee = root.calledExpression.range
      file.edits.replace(callee, with: "UIHostingConfiguration(placeholder: \(text))")
      file.edits.blank(callee.upperBound..<node.range.upperBound)
      return true
    }
    guard let argument = node.arguments.first(where: { $0.label?.text == "rootView" }),
      let label = argument.label, !argument.expression.is(DeclReferenceExprSyntax.self)
    else { return false }
    let expression = argument.expression
    file.edits.replace(label.range, with: "placeholder: \(words(expression))")
    file.edits.blank(label.range.upperBound..<expression.range.upperBound)
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "UIHostingController"
    {
      file.edits.insert("<\(viewType(of: expression))>", at: callee.range.upperBound)
    }
    return true
  }

  /// Whether a preview shows a SwiftUI view; it is left out then.
  func isSwiftUIPreview(_ closure: ClosureExprSyntax) -> Bool {
    guard file.importsSwiftUI, let last = closure.statements.last,
      case .expr(let expression) = last.item, let name = rootName(of: expression)
    else { return false }
    if let type = model.types[name] { return type.kind == .value }
    return SwiftUIDeclaration.isFrameworkView(name)
  }

  // MARK: Parts

  /// The call `UIHostingConfiguration { … }` that a chain of calls begins with.
  private func configurationRoot(of node: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    var call = node
    while let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = access.base?.as(FunctionCallExprSyntax.self) else { return nil }
      call = base
    }
    let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    return callee?.baseName.text == "UIHostingConfiguration" ? call : nil
  }

  /// The view's own type where it is one of the module's, else one that stands for any.
  private func viewType(of expression: ExprSyntax) -> String {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = model.types[name], type.kind == .value
    else { return "AnyView" }
    return type.isGeneric ? "AnyView" : name
  }

  private func rootName(of expression: ExprSyntax) -> String? {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else {
        return current.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }

  /// The first line of some source as a string literal.
  private func words(_ node: some SyntaxProtocol) -> String {
    let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
    let text = line.prefix(60).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }
}
