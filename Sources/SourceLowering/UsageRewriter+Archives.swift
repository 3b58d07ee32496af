// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Archives whose keys may lack (Documentation/SourceLowering.md §2.20).
extension UsageRewriter {
  /// `coder.decodeObject(forKey: "name")` of what the text says to be a coder.
  func readArchive(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "decodeObject",
      ["forKey", "of"].contains(node.arguments.first?.label?.text), let base = access.base,
      let written = writtenType(of: base)?.trimmingCharacters({ "?!".contains($0) }),
      ["NSCoder", "NSKeyedUnarchiver"].contains(written)
    else { return }
    file.edits.replace(access.declName.baseName.range, with: "storedObject")
    file.addedImports.insert("UIKit")
  }
}
