// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Has each class note, where one is made, that what it inherits is left out: what a missing
  /// controller or view shows is no part of its screen (Documentation/Gaps.md §5.7).
  ///
  /// - Returns: Whether there was one that did not note it yet.
  package func markLostSuperclasses(_ placeholders: [String: Placeholder]) -> Bool {
    let scan = LostSuperclassScan(placeholders)
    scan.walk(tree)
    return scan.edits.count { add($0) } > 0
  }
}

private final class LostSuperclassScan: SyntaxVisitor {
  private let placeholders: [String: Placeholder]
  var edits: [GapEdit] = []

  init(_ placeholders: [String: Placeholder]) {
    self.placeholders = placeholders
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type,
      let placeholder = placeholder(of: first)
    else { return .visitChildren }
    let cause = GapCause(
      needs: placeholder.needs, message: "there is no superclass '\(first.trimmedDescription)'")
    let start = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    // What a view inherits is missing where the view is; a controller's may change what is around it.
    let mark =
      isView(placeholder, first)
      ? GapMark.skipped(cause, of: node.name.text) : GapMark.skipped(cause)
    edits.append(
      GapEdit(
        .superclass, start..<start,
        with: " private let snugSuperclass: Void = \(mark); ", because: cause))
    return .visitChildren
  }

  private func isView(_ placeholder: Placeholder, _ type: TypeSyntax) -> Bool {
    let base =
      type.is(MemberTypeSyntax.self)
      ? PlaceholderUses.base(of: type.trimmedDescription.lastWord) : placeholder.base
    return base.map(SightNames.isView) ?? false
  }

  /// The placeholder of a view, a controller or another class that shows something.
  private func placeholder(of type: TypeSyntax) -> Placeholder? {
    if let member = type.as(MemberTypeSyntax.self),
      let base = member.baseType.as(IdentifierTypeSyntax.self),
      let owner = placeholders[base.name.text]
    {
      let isShown = PlaceholderUses.base(of: member.name.text) != nil
      return isShown && owner.inheritedMembers.contains(member.name.text) ? owner : nil
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
      let placeholder = placeholders[name], placeholder.isShown
    else { return nil }
    return placeholder
  }
}
