// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Members of objects of which the text says no class: on Apple's systems every object is asked by
/// name, here the register is (Documentation/SourceLowering.md §6.7).
extension UsageRewriter {
  /// `views.first?.priority` of a list of `AnyObject`, `x.text` of one.
  func rewriteUntypedMember(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, node.declName.argumentNames == nil, !isAssigned(node) else {
      return
    }
    let name = node.declName.baseName.text
    guard name != "self", !Self.objectMessages.contains(name), !Self.dynamicMembers.contains(name)
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    if rewriteClassMember(name, of: value, node) { return }
    // `(sender as AnyObject).tag`, of properties whose type is known.
    let isCast =
      value.is(TupleExprSyntax.self) && value.trimmedDescription.hasSuffix(" as AnyObject)")
      && Self.memberTypes[name] != nil && !isCalled(node)
    guard isCast || isUntypedObject(value, isOptional: chain != nil) else { return }
    if isCalled(node) { return callUntyped(name, of: value, base, node) }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.RuntimeRegistry.member(of: ", at: value.range.lowerBound)
    let known = isTypedByPartner(node, name) ? nil : memberType(named: name)
    let type = known.map { ", as: \($0).self" } ?? ""
    // What follows an optional chain is part of it.
    let mark = chain != nil && node.parent?.is(MemberAccessExprSyntax.self) == true ? "?" : ""
    file.edits.replace(
      value.range.upperBound..<node.range.upperBound, with: ", named: \"\(name)\"\(type))\(mark)")
  }

  /// Whether an assertion compares a priority, which is one of layout for constraints and a number for
  /// tasks, with something that has a type.
  private func isTypedByPartner(_ node: MemberAccessExprSyntax, _ name: String) -> Bool {
    guard name == "priority", let argument = node.nearestArgument,
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.count > 1,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasPrefix("XCTAssert"),
      let partner = list.first(where: { $0.id != argument.id })?.expression
    else { return false }
    let isImplicit = partner.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    return !isImplicit && !partner.is(FloatLiteralExprSyntax.self)
      && !partner.is(IntegerLiteralExprSyntax.self)
  }

  /// `type.title` of an `AnyClass`: a class whose members are not known here is asked by name, too.
  private func rewriteClassMember(
    _ name: String, of value: ExprSyntax, _ node: MemberAccessExprSyntax
  ) -> Bool {
    guard let owner = facts.exposedStatics[name], !isCalled(node),
      let written = writtenType(of: value),
      ["AnyClass", "AnyClass?", "AnyClass!"].contains(written)
    else { return false }
    file.addedImports.insert("UIKit")
    file.edits.insert("UIKit.classMember((", at: value.range.lowerBound)
    let chain = node.base?.is(OptionalChainingExprSyntax.self) == true
    let mark = chain && node.parent?.is(MemberAccessExprSyntax.self) == true ? "?" : ""
    file.edits.replace(
      value.range.upperBound..<node.range.upperBound,
      with: " as? \(owner).Type).map { $0.\(name) })\(mark)")
    return true
  }

  private func isUntypedObject(_ value: ExprSyntax, isOptional: Bool) -> Bool {
    let written = writtenType(of: value)
    if let written { return ["AnyObject", "AnyObject?", "AnyObject!"].contains(written) }
    // A property of something of which nothing is known, by its name.
    guard isOptional, let element = value.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(element.declName.baseName.text), let list = element.base,
      let name = list.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? list.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return writtenType(of: list) == nil && facts.untypedLists.contains(name)
  }

  /// UIKit's own properties that are any object: a constraint's items, where the module has none of
  /// the name.
  func isObjectOfConstraint(_ name: String) -> Bool {
    ["firstItem", "secondItem"].contains(name)
      && !model.ordered.contains { type in
        type.bodies.contains { $0.members.contains { $0.fullName == name } }
      }
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    let outer =
      node.parent?.as(OptionalChainingExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(node)
    return outer.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer.id
  }

  /// `x.setNeedsLayout?()`: a method that one class of UIKit has.
  private func callUntyped(
    _ name: String, of value: ExprSyntax, _ base: ExprSyntax, _ node: MemberAccessExprSyntax
  ) {
    guard let owner = FrameworkTable.owners[name] else { return }
    file.edits.insert("(", at: value.range.lowerBound)
    file.edits.replace(
      value.range.upperBound..<base.range.upperBound, with: " as AnyObject? as? \(owner))?")
    if let mark = node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark {
      file.edits.blank(mark.range)
    }
  }

  /// Whether a member, or one of it, is set: that cannot be done to an `AnyObject`.
  private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
    {
      current = parent
    }
    guard let list = current.parent?.as(ExprListSyntax.self) else { return false }
    guard let next = list.drop(while: { $0.id != current.id }).dropFirst().first else {
      return false
    }
    return next.is(AssignmentExprSyntax.self)
      || ["+=", "-=", "*=", "/=", "|=", "&="].contains(next.trimmedDescription)
  }

  /// The type of a member by its name alone: what the module's exposed properties of that name say
  /// with one voice, or UIKit's.
  private func memberType(named name: String) -> String? {
    if let known = Self.memberTypes[name] { return known }
    let own = Set(facts.exposedTypes[name] ?? [])
    guard own.count == 1, let type = own.first else { return nil }
    return type.trimmingCharacters { "?!".contains($0) }
  }

  /// Properties that have one type in every class of UIKit that has them.
  private static let memberTypes: [String: String] = [
    "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "text": "String",
    "title": "String", "alpha": "CGFloat", "isHidden": "Bool", "hidden": "Bool", "tag": "Int",
    "isEnabled": "Bool", "enabled": "Bool", "isSelected": "Bool", "selected": "Bool",
    "backgroundColor": "UIColor", "tintColor": "UIColor", "textColor": "UIColor", "font": "UIFont",
    "image": "UIImage", "superview": "UIView", "subviews": "[UIView]", "window": "UIWindow",
    "view": "UIView", "contentOffset": "CGPoint", "contentSize": "CGSize",
    "contentInset": "UIEdgeInsets", "transform": "CGAffineTransform", "layer": "CALayer",
    "constant": "CGFloat", "multiplier": "CGFloat", "priority": "UILayoutPriority",
    "isActive": "Bool", "placeholder": "String", "attributedText": "NSAttributedString",
    "accessibilityLabel": "String", "accessibilityIdentifier": "String",
    "numberOfLines": "Int", "navigationItem": "UINavigationItem",
    "navigationController": "UINavigationController",
  ]
}

extension SyntaxProtocol {
  /// The argument that this is all of, but for optional chains.
  fileprivate var nearestArgument: LabeledExprSyntax? {
    let above = parent.flatMap { $0.is(OptionalChainingExprSyntax.self) ? $0.parent : $0 }
    return above?.as(LabeledExprSyntax.self)
  }
}
