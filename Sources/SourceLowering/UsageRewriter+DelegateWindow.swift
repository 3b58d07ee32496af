// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// `UIApplication.shared.delegate?.window` is optional twice on iOS, since the protocol need not
  /// have a window: apps write `window??.rootViewController` and `if let window = …, let window`.
  ///
  /// Documentation/SourceLowering.md §5.6.
  func rewriteDelegateWindow(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window", let base = node.base,
      isDelegate(base), !isAssigned(node)
    else { return }
    file.edits.replace(node.declName.range, with: "optionalWindow")
  }

  /// Whether an expression is known as a delegate's protocol only.
  private func isDelegate(_ expression: ExprSyntax) -> Bool {
    var inner = expression
    while true {
      if let optional = inner.as(OptionalChainingExprSyntax.self) {
        inner = optional.expression
      } else if let forced = inner.as(ForceUnwrapExprSyntax.self) {
        inner = forced.expression
      } else {
        break
      }
    }
    if let access = inner.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "delegate"
        && access.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "shared"
    }
    guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return false
    }
    let text = tuple.trimmedDescription
    return [
      "as? UIWindowSceneDelegate)", "as! UIWindowSceneDelegate)",
      "as? UIApplicationDelegate)", "as! UIApplicationDelegate)",
    ].contains { text.hasSuffix($0) }
  }

  private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }
}
