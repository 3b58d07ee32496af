// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// `value.objCType` asks what a box holds, where Foundation here says as what it is kept
  /// (Documentation/SourceLowering.md §6.15). Not where the module has a property of that name.
  func askForStructure(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard name.text == "objCType", node.base != nil,
      !model.ordered.flatMap(\.bodies).flatMap(\.members).contains(where: {
        $0.variables.contains("objCType")
      })
    else { return }
    file.edits.replace(name.range, with: "boxedObjCType")
    file.addedImports.insert("UIKit")
  }
}
