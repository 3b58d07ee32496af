// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension SyntaxProtocol {
  /// Whether it is a name alone, as a value or a pattern: `self`, `type`, `let title`'s `title`.
  ///
  /// Asking for a node's description copies all of it, which a module asks for each of its members.
  func isName(_ name: String) -> Bool {
    if let value = Syntax(self).as(DeclReferenceExprSyntax.self) {
      return value.argumentNames == nil && value.baseName.text == name
    }
    return Syntax(self).as(IdentifierPatternSyntax.self)?.identifier.text == name
  }

  /// Whether it is a name's member, without arguments: `self.init`.
  func isMember(_ member: String, of base: String) -> Bool {
    guard let access = Syntax(self).as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.isName(member) && access.base?.isName(base) == true
  }
}
