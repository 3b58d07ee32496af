// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  private var usesOldNames: Bool { options.languageMode == "4" }

  /// Writes the new name of a type, function or constant that Swift 4.2 renamed. A type that the
  /// module only extends by its old name is not of the module.
  func rename(_ token: TokenSyntax) {
    guard usesOldNames, let new = OldNameTable.globals[token.text], !model.declares(token.text)
    else { return }
    file.edits.replace(token.range, with: new + (isText(token) ? ".rawValue" : ""))
  }

  /// Writes the new name of a controller's member that is named without `self`.
  func renameOwn(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard usesOldNames, OldNameTable.ownMembers.contains(name),
      let new = OldNameTable.members[name],
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      !declaresLocally(name)
    else { return }
    file.edits.replace(node.baseName.range, with: new)
  }

  /// Whether a type of the module, or a function of this file, has something of its own by a name.
  private func declaresLocally(_ name: String) -> Bool {
    enclosingType?.bodies.flatMap(\.members).contains { $0.name == name } == true
      || file.tree.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == name
          && (token.parent?.is(IdentifierPatternSyntax.self) == true
            || token.parent?.is(FunctionParameterSyntax.self) == true
            || token.parent?.is(ClosureParameterSyntax.self) == true
            || token.parent?.is(ClosureShorthandParameterSyntax.self) == true)
      }
      || model.types.values.contains { type in
        type.bodies.contains { $0.members.contains { $0.name == name } }
      }
  }

  /// Whether a constant, which was text, is the key of an animation, which still is text:
  /// `layer.add(fade, forKey: kCATransitionFade)`.
  private func isText(_ token: TokenSyntax) -> Bool {
    token.text.hasPrefix("kCA")
      && token.parent?.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
  }

  /// Writes the new name of a method that overrides or implements a renamed one.
  func renameDeclaration(_ node: FunctionDeclSyntax) {
    guard usesOldNames else { return }
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text
    if let change = OldNameTable.labels[name], let label = parameters.first?.firstName,
      label.text == change.old, node.modifiers.contains(where: { $0.name.text == "override" })
    {
      file.edits.replace(label.range, with: change.new)
    }
    // What a picked image comes with had texts as keys.
    if name == "imagePickerController", let info = parameters.last,
      info.firstName.text == "didFinishPickingMediaWithInfo",
      let key = info.type.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String"
    {
      file.edits.replace(key.range, with: "UIImagePickerController.InfoKey")
    }
  }

  /// The same for a property.
  func renameDeclaration(_ node: VariableDeclSyntax) {
    guard usesOldNames, node.modifiers.contains(where: { $0.name.text == "override" }) else {
      return
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let new = OldNameTable.members[name.text]
      else { continue }
      file.edits.replace(name.range, with: new)
    }
  }

  /// Asks the register for classes by name, which knows the names of `@objc(Name)`
  /// (Documentation/SourceLowering.md §6).
  func useRegister(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard let new = Self.registerFunctions[name], node.argumentNames == nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.replace(node.baseName.range, with: "UIKit.RuntimeRegistry.\(new)")
  }

  private static let registerFunctions = [
    "NSClassFromString": "classNamed", "NSStringFromClass": "nameOfClass",
  ]

  /// The same for members; true when the whole expression was replaced.
  func renameMember(_ node: MemberAccessExprSyntax) -> Bool {
    guard usesOldNames else { return false }
    let name = node.declName.baseName.text
    if let notification = OldNameTable.notifications[name] {
      let base = node.base?.trimmedDescription ?? ""
      guard ["", "NSNotification.Name", "Notification.Name"].contains(base) else { return false }
      file.edits.replace(node.range, with: notification)
      return true
    }
    if let new = OldNameTable.members[name] {
      file.edits.replace(node.declName.baseName.range, with: new)
      if let base = node.base { walk(Syntax(base)) }
      return true
    }
    // The names after a dot are members, not the globals of the same name.
    if let base = node.base { walk(Syntax(base)) }
    return true
  }

  /// Labels that changed: `didMove(toParentViewController:)`, `bringSubview(toFront:)`.
  func renameLabels(_ node: FunctionCallExprSyntax) {
    guard usesOldNames, let name = methodName(of: node), let argument = node.arguments.first,
      let label = argument.label
    else { return }
    if let change = OldNameTable.labels[name.text], label.text == change.old {
      file.edits.replace(label.range, with: change.new)
    }
    if let change = OldNameTable.joined[name.text], label.text == change.label {
      file.edits.replace(name.range, with: change.new)
      file.edits.replace(label.range.lowerBound..<argument.expression.range.lowerBound, with: "")
    }
  }

  private func methodName(of node: FunctionCallExprSyntax) -> TokenSyntax? {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName
    }
    return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
