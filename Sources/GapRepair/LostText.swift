// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Members by which a missing library looks a text up in the app's own tables
/// (Documentation/Gaps.md §3.12).
enum LostText {
  /// What the names of such members have, in lower case, or are.
  private static let parts = ["localiz", "localis", "translat", "l10n", "i18n"]
  private static let names = ["loc", "tr"]

  /// The text before the member that is missing, and all that stands for the text looked up.
  ///
  /// - Parameters:
  ///   - node: What may be the member.
  ///   - message: What the compiler said.
  static func ranges(of node: Syntax, _ message: String) -> (text: Range<Int>, whole: Range<Int>)? {
    let start = "value of type 'String' has no member '"
    guard message.hasPrefix(start), let access = node.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    let name = message.dropFirst(start.count).prefix { $0 != "'" }
    let plain = name.lowercased()
    guard access.declName.baseName.text == name,
      names.contains(plain) || parts.contains(where: plain.contains)
    else { return nil }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == access.id
    return (base.range, isCalled ? call?.range ?? node.range : node.range)
  }
}
