// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Whether what went of a delegate may have chosen what is shown, or what all of it looks like: it names a
  /// window, a controller, who leads to one, or an appearance (Documentation/Gaps.md §6.5).
  func choosesScreen(_ edit: GapEdit) -> Bool {
    guard let start = node(at: edit.start),
      let part = start.upwards.first(where: { $0.range == edit.range })
    else { return false }
    let scan = ScreenChoiceScan(viewMode: .sourceAccurate)
    scan.walk(part)
    return scan.isFound
  }
}

private final class ScreenChoiceScan: SyntaxVisitor {
  private static let words: Set<String> = [
    "appearance", "controller", "controllers", "coordinator", "flow", "fonts", "navigator",
    "present", "push", "root", "router", "storyboard", "style", "theme", "themes", "window",
    "windows",
  ]
  private(set) var isFound = false

  /// What is called later has not happened when the first screen is shown.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let words = NameWords.words(of: node.baseName.text)
    // Notifications are pushed, too, and a keyboard's manager or a progress has a style.
    let isOther =
      words.contains("notification") || words.contains("notifications") || words.contains("hud")
    if !isOther, words.contains(where: Self.words.contains) { isFound = true }
    return .visitChildren
  }
}
