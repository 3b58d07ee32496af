// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// What other files of a module can see of one: its tokens without the bodies of its functions.
package enum DeclarationText {
  /// What a function of one of these attributes does is compiled into the files that call it.
  private static let inlined = [
    "@_transparent", "@_alwaysEmitIntoClient", "@inline(__always)", "@backDeployed",
  ]

  package static func of(_ source: String) -> String {
    if inlined.contains(where: source.contains) { return source }
    // The body says which type an opaque one is, and callers know that type's size.
    if source.contains(/(->|:)[\s(]*some\s/) { return source }
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

  /// Blocks in values, as the branches of `let wide = if …`, give types.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: .skipChildren
    default: .visitChildren
    }
  }

  /// A getter's body is as a function's; its type is always written.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    text += "{} "
    return .skipChildren
  }

  /// What a variable begins with gives its type, where the written one may lack arguments.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation, node.initializer != nil,
      Self.plainTypes.contains(
        type.type.trimmedDescription.prefix { $0 != "?" && $0 != "!" })
    else { return .visitChildren }
    walk(node.pattern)
    walk(type)
    text += "= "
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }

  /// Types without arguments that variables of views and controllers most often have.
  private static let plainTypes: Set<Substring> = [
    "Bool", "CGFloat", "CGRect", "CGSize", "Date", "DateFormatter", "Double", "Int",
    "NSRegularExpression",
    "String", "URL", "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UICollectionView",
    "UICollectionViewFlowLayout", "UIColor", "UIFont", "UIImage", "UIImageView", "UILabel",
    "UINavigationController", "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl",
    "UIScrollView", "UISearchBar", "UISearchController", "UISegmentedControl", "UISlider",
    "UIStackView",
    "UISwitch", "UITableView", "UITapGestureRecognizer", "UITextField", "UITextView", "UIView",
    "UIViewController", "UIVisualEffectView",
  ]

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    text += token.text + " "
    return .skipChildren
  }
}
