// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// Members of the file manager that give folders, by their labels, and those in their place.
  private static let folderMembers = [
    "urls(for:in:)": "folders", "url(for:in:appropriateFor:create:)": "folder",
  ]

  /// Whoever may ask for the folder `Library` asks UIKit's functions, which know it
  /// (Documentation/SourceLowering.md §2.18).
  func findFolders(_ node: FunctionCallExprSyntax) {
    if isOfBundledFiles(node) { return }
    guard let first = node.arguments.first?.expression, mayBeLibrary(first) else { return }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard name.baseName.text == "NSSearchPathForDirectoriesInDomains", node.arguments.count == 3
      else { return }
      file.edits.replace(name.range, with: "UIKit.searchPaths")
    } else {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.trimmedDescription.hasSuffix("FileManager.default") == true
      else { return }
      let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
      let name = "\(member.declName.baseName.text)(\(labels))"
      guard let new = Self.folderMembers[name] else { return }
      file.edits.replace(member.declName.baseName.range, with: new)
    }
    file.addedImports.insert("UIKit")
  }

  /// Has a bundle's files of an extension told as `URL`, whatever they are asked of: nothing else of
  /// Foundation has these labels. Where the module has a method `urls` of its own, it may be meant.
  ///
  /// - Returns: whether it is such a call.
  private func isOfBundledFiles(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "urls",
      Self.bundledLabels.contains(node.arguments.map { $0.label?.text ?? "_" }),
      !model.types.values.contains(where: { type in
        type.bodies.contains { $0.members.contains { $0.name == "urls" } }
      })
    else { return false }
    file.edits.replace(member.declName.baseName.range, with: "bundledURLs")
    file.addedImports.insert("UIKit")
    return true
  }

  private static let bundledLabels = [
    ["forResourcesWithExtension", "subdirectory"],
    ["forResourcesWithExtension", "subdirectory", "localization"],
    ["forResourcesWithExtension", "subdirectory", "in"],
  ]

  /// Whether an argument names the folder, or no folder by its name.
  private func mayBeLibrary(_ argument: ExprSyntax) -> Bool {
    guard let member = argument.as(MemberAccessExprSyntax.self) else { return true }
    let name = member.declName.baseName.text
    return name == "libraryDirectory" || !name.hasSuffix("Directory")
  }
}
