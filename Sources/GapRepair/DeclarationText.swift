// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// What other files of a module can see of one: its tokens without the bodies of its functions.
package enum DeclarationText {
  /// What a function of one of these attributes does is compiled into the files that call it.
  private static let inlined = ["@_transparent", "@_alwaysEmitIntoClient", "@inline(__always)"]

  package static func of(_ source: String) -> String {
    if inlined.contains(where: source.contains) { return source }
    return of(Parser.parse(source: source))
  }

  static func of(_ tree: SourceFileSyntax) -> String {
    let scan = HeadScan()
    scan.walk(tree)
    return scan.text
  }
}

/// The tokens of a file without the bodies of its functions, and without the lines that they stand at.
private final class HeadScan: SyntaxVisitor {
  private(set) var text = ""

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    text += token.text + " "
    return .skipChildren
  }
}
