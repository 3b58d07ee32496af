// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What only Objective-C's run-time can do (Documentation/SourceLowering.md §6).
extension UsageRewriter {
  /// `views.first?.priority` of a property declared as `[AnyObject]`: on Apple's systems every object
  /// is asked by name, here the register is.
  func rewriteUntypedMember(_ node: MemberAccessExprSyntax) {
    guard let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let element = chain.expression.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(element.declName.baseName.text), let list = element.base,
      let name = list.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? list.as(DeclReferenceExprSyntax.self)?.baseName.text,
      facts.untypedLists.contains(name), node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.RuntimeRegistry.member(of: ", at: chain.range.lowerBound)
    file.edits.replace(
      chain.questionMark.range.lowerBound..<node.range.upperBound,
      with: ", named: \"\(node.declName.baseName.text)\")")
  }

  /// What every object of Objective-C is asked, of a value that the text says is an `AnyObject`.
  func rewriteObjectMessage(_ node: MemberAccessExprSyntax) {
    let isMessage = Self.objectMessages.contains(node.declName.baseName.text)
    guard isMessage, let base = node.base else { return }
    let isOfClass = ["isKind", "isMember"].contains(node.declName.baseName.text)
    let receiver = isOfClass ? "UIKit.membership" : "UIKit.messaged"
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      guard writtenType(of: chain.expression) == "AnyObject?" else { return }
      file.edits.insert("(", at: chain.range.lowerBound)
      file.edits.insert(").map(\(receiver))", at: chain.questionMark.range.lowerBound)
    } else if base.is(DeclReferenceExprSyntax.self), writtenType(of: base) == "AnyObject",
      base.trimmedDescription != "target"
    {
      file.edits.insert("\(receiver)(", at: base.range.lowerBound)
      file.edits.insert(")", at: base.range.upperBound)
    } else {
      return
    }
    file.addedImports.insert("UIKit")
  }

  private static let objectMessages: Set<String> = [
    "responds", "isKind", "isMember", "conforms", "value", "setValue", "perform", "hash", "isEqual",
    "description", "classForCoder",
  ]

  /// Functions with Objective-C's or C's calling convention that name objects are Swift's here.
  func dropConvention(_ node: AttributedTypeSyntax) {
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "convention",
        let kind = attribute.arguments?.trimmedDescription
      else { continue }
      let names = node.baseType.tokens(viewMode: .sourceAccurate).map(\.text)
      let hasObjects = names.contains {
        ["AnyObject", "Selector", "NSObject", "AnyClass", "Any"].contains($0) || $0.hasPrefix("UI")
      }
      if kind == "block" || kind == "c" && hasObjects { file.edits.blank(attribute.range) }
    }
  }
}
