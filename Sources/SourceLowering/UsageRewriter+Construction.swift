// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// `T()`, `T(nibName:bundle:)`, `viewClass.init()` where only a metatype is known become calls of
  /// the class methods that make objects.
  ///
  /// On Apple's systems every initialiser of an Objective-C class can be called through a metatype;
  /// Swift's own classes want `required` (Documentation/SourceLowering.md §4.5).
  func rewriteConstruction(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, let paren = node.leftParen else { return }
    if let name = constructedName(node), node.arguments.isEmpty,
      UsageRewriter.textClasses.contains(name)
    {
      // Foundation's classes of text have no `init()` here.
      return file.edits.insert("string: \"\"", at: paren.range.upperBound)
    }
    if node.arguments.isEmpty, makeNumberFormatter(node) { return }
    if let type = castMetatype(node) {
      file.addedImports.insert("UIKit")
      return file.edits.replace(node.range, with: "UIKit.RuntimeRegistry.construct(\(type))")
    }
    let name = "init(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    guard let known = MakerPass.initializersByName[name] else { return }
    if let base = constructedBase(node) {
      let family = FrameworkTable.chain(of: base)
      guard known.contains(where: { family.contains($0.owner) }) else {
        return construct(node, base: base)
      }
    } else {
      guard isUnknownMetatype(node), !facts.required.contains(name),
        !MakerPass.commonLabels.contains(name)
      else { return }
    }
    file.addedImports.insert("UIKit")
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    {
      file.edits.replace(access.declName.range, with: "snugMake")
    } else {
      file.edits.insert(".snugMake", at: node.calledExpression.range.upperBound)
    }
  }

  /// `self.init()` in an initialiser that an extension gives a protocol's objects: Swift delegates
  /// to `required` initialisers alone there, so the object is made as by a metatype and taken over.
  func rewriteDelegation(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, let paren = node.leftParen,
      node.calledExpression.isMember("init", of: "self"),
      isInProtocolInitializer(node), let base = selfBase(at: node)
    else { return }
    let name = "init(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    let family = FrameworkTable.chain(of: base)
    file.addedImports.insert("UIKit")
    if MakerPass.initializersByName[name]?.contains(where: { family.contains($0.owner) }) == true {
      file.edits.insert("made: Self.snugMake(", at: paren.range.upperBound)
      file.edits.insert(")", at: node.range.upperBound)
    } else if node.arguments.isEmpty {
      file.edits.insert(
        "made: UIKit.RuntimeRegistry.construct(Self.self)", at: paren.range.upperBound)
    }
  }

  /// `self.init()` in an initialiser whose parameters all have defaults means UIKit's `init()`, as
  /// Swift prefers what needs no default; here that one loses, and the initialiser would call itself
  /// (Documentation/SourceLowering.md §4.5).
  func rewriteDefaultDelegation(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, node.arguments.isEmpty, let paren = node.leftParen,
      node.calledExpression.isMember("init", of: "self"), needsNoArguments(around: node),
      let base = selfBase(at: node),
      enclosingType.map(offersEmptyInitializer) != true
    else { return }
    let family = FrameworkTable.chain(of: base)
    if family.contains("UIView") {
      file.edits.insert("frame: .zero", at: paren.range.upperBound)
    } else if family.contains("UIViewController") {
      file.edits.insert("nibName: nil, bundle: nil", at: paren.range.upperBound)
    }
  }

  /// Whether a class of the app, or one above it, declares `init()`.
  private func offersEmptyInitializer(_ type: TypeModel) -> Bool {
    model.chain(of: type).flatMap(\.bodies).flatMap(\.members).contains {
      $0.kind == .initializer && $0.parameters.isEmpty
    }
  }

  /// Whether the initialiser that a node stands in has parameters, each with a default or for any
  /// number of values.
  private func needsNoArguments(around node: FunctionCallExprSyntax) -> Bool {
    guard let parameters = initializer(around: node)?.signature.parameterClause.parameters else {
      return false
    }
    return !parameters.isEmpty
      && parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
  }

  /// The initialiser that a call stands in, outside of its closures and functions.
  private func initializer(around node: FunctionCallExprSyntax) -> InitializerDeclSyntax? {
    var parent = node.parent
    while let current = parent {
      if let initializer = current.as(InitializerDeclSyntax.self) { return initializer }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  /// Whether a call stands in an initialiser of an extension of a protocol.
  private func isInProtocolInitializer(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = initializer(around: node)?.parent
    while let current = parent, !current.is(ExtensionDeclSyntax.self) { parent = current.parent }
    guard let name = parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
      return false
    }
    return ownType(name, at: node)?.kind == .protocol || model.known.protocolBases[name] != nil
  }

  /// `ProcessInfo()` is the process's own, and `Bundle()` the app's: Foundation here makes no other.
  func useSharedObject(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
    switch node.calledExpression.trimmedDescription {
    case "ProcessInfo", "NSProcessInfo":
      file.edits.replace(node.range, with: "ProcessInfo.processInfo")
    case "Bundle":
      guard model.types["Bundle"]?.kind ?? .foreign == .foreign else { return }
      file.edits.replace(node.range, with: "Bundle.main")
    default: return
    }
  }

  /// The metatype of `(T.self as NSObject.Type).init()`, which makes objects whose class offers no
  /// `init()` of its own.
  private func castMetatype(_ node: FunctionCallExprSyntax) -> String? {
    guard node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let tuple = access.base?.as(TupleExprSyntax.self),
      tuple.trimmedDescription.hasSuffix(" as NSObject.Type)")
    else { return nil }
    return tuple.trimmedDescription
  }

  /// `T()` of other objects than views and controllers asks the register.
  private func construct(_ node: FunctionCallExprSyntax, base: String) {
    guard node.arguments.isEmpty, FrameworkTable.plainClasses.contains(base) else { return }
    var type = node.calledExpression.trimmedDescription
    if type.hasSuffix(".init") { type.removeLast(5) }
    file.addedImports.insert("UIKit")
    file.edits.replace(node.range, with: "UIKit.RuntimeRegistry.construct(\(type).self)")
  }

  /// The framework class of what a call makes, where Swift knows no more than a metatype.
  private func constructedBase(_ node: FunctionCallExprSyntax) -> String? {
    if let name = constructedName(node), let base = base(of: name, at: node) { return base }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let value = access.base
    else { return nil }
    if value.trimmedDescription == "type(of: self)" { return selfBase(at: node) }
    guard let written = metatype(of: value) else { return nil }
    return base(of: written, at: node) ?? frameworkClass(written, at: node)
  }

  /// `abs(x)` inside an extension of `CGFloat` means Swift's own function: Foundation here has a
  /// static member of that name, which Apple's has not (Documentation/SourceLowering.md §2.9).
  func qualifyGlobal(_ node: FunctionCallExprSyntax) {
    guard context.last == "CGFloat", !node.arguments.isEmpty,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      ["abs", "min", "max"].contains(name.text),
      enclosingType?.bodies.flatMap(\.members).contains(where: { $0.name == name.text }) != true
    else { return }
    file.edits.insert("Swift.", at: name.range.lowerBound)
  }

  /// `T.init` as a value, where Swift knows no more of `T` than a metatype.
  func rewriteInitializerValue(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init",
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "Self",
      base(of: name, at: node) != nil
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.replace(node.declName.baseName.range, with: "snugMake")
  }

  /// `Thread.main`: Foundation here has the method of that name alone, and the thread as
  /// `mainThread`.
  func rewriteMainThread(_ node: MemberAccessExprSyntax) {
    guard node.declName.isName("main"),
      ["Thread", "Foundation.Thread"].contains(node.base?.trimmedDescription),
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    file.edits.replace(node.declName.range, with: "mainThread")
  }

  /// `timer.userInfo`: where another framework's module brings Foundation, too, UIKit's own does not hide
  /// Foundation's, which knows nothing here (Documentation/SourceLowering.md §2.6).
  func rewriteTimerInformation(_ node: MemberAccessExprSyntax) {
    guard node.declName.isName("userInfo"), let base = node.base,
      file.imports.contains("SystemFrameworks"),
      let written = writtenType(of: base)?.trimmingCharacters({ "?!".contains($0) }),
      ["Timer", "Foundation.Timer"].contains(written)
    else { return }
    file.edits.replace(node.declName.range, with: "snugUserInfo")
  }

  /// `Timer(timeInterval:repeats:block:)` fires at once in Foundation on Linux; UIKit has one that
  /// waits as Apple's does.
  func rewriteTimer(_ node: FunctionCallExprSyntax) {
    guard let label = node.arguments.first?.label, label.text == "timeInterval",
      node.arguments.dropFirst().first?.label?.text == "repeats"
    else { return }
    var name = node.calledExpression.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    guard name == "Timer" || name == "Foundation.Timer" else { return }
    file.edits.replace(label.range, with: "firstAfter")
    file.addedImports.insert("UIKit")
  }

  /// A run of the run loop ends with a layout of all that waits for one.
  func rewriteRunLoop(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "run",
      let base = access.base?.trimmedDescription.lowercased(), base.contains("runloop"),
      let label = node.arguments.first?.label
    else { return }
    switch (label.text, node.arguments.count) {
    case ("until", 1): file.edits.replace(label.range, with: "turningUntil")
    case ("mode", 2): file.edits.replace(label.range, with: "turningMode")
    default: return
    }
    file.addedImports.insert("UIKit")
  }

  /// `item.target?.perform(item.action, with: item)`: Swift sends no messages to `AnyObject` here.
  func rewritePerform(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "perform", let base = access.base,
      let selector = node.arguments.first, selector.label == nil,
      ["action", "selector", "Selector"].contains(where: selector.description.contains)
    else { return }
    let (object, mark) =
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        (chain.expression, Optional((chain.questionMark, " as? NSObject)?")))
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        (forced.expression, Optional((forced.exclamationMark, " as! NSObject)")))
      } else {
        (base, nil)
      }
    let name =
      object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "target" else { return }
    file.edits.insert("(", at: object.range.lowerBound)
    if let (token, text) = mark {
      file.edits.replace(token.range, with: text)
    } else {
      file.edits.insert(" as AnyObject as! NSObject)", at: object.range.upperBound)
    }
  }

  /// `type(of: object).description()` of an object known only as `AnyObject` asks Objective-C.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let type = access.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.isName("type"),
      type.arguments.first?.label?.text == "of"
    else { return }
    file.edits.insert("String(reflecting: ", at: type.range.lowerBound)
    file.edits.replace(type.range.upperBound..<node.range.upperBound, with: ")")
  }

  /// `NumberFormatter()` makes one that rounds decimal digits (Documentation/SourceLowering.md §2.17).
  private func makeNumberFormatter(_ node: FunctionCallExprSyntax) -> Bool {
    guard constructedName(node) == "NumberFormatter", !model.declares("NumberFormatter") else {
      return false
    }
    file.edits.replace(node.calledExpression.range, with: "UIKit.numberFormatter")
    file.addedImports.insert("UIKit")
    return true
  }

  private static let textClasses: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "NSTextStorage", "NSMutableString",
  ]

  func selfBase(at node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let current = parent {
      if let extended = current.as(ExtensionDeclSyntax.self) {
        let written =
          requirement(on: "Self", in: extended.genericWhereClause)
          ?? extended.extendedType.trimmedDescription
        return frameworkClass(written, at: node)
      }
      if let type = current.as(ClassDeclSyntax.self) {
        let own = enclosingType?.declaration?.members.contains { member in
          member.kind == .initializer && member.parameters.isEmpty
        }
        return own == true ? nil : frameworkClass(type.name.text, at: node)
      }
      parent = current.parent
    }
    return nil
  }

  /// The class of UIKit that a written type is or derives from; `A & B` takes its first class.
  func frameworkClass(_ written: String, at node: some SyntaxProtocol) -> String? {
    for part in written.split(separator: "&") {
      var name = ModuleModel.bare(part.filter { !$0.isWhitespace })
      // An extension alone, of an alias or of UIKit's class, is no type of its own.
      if ownType(name, at: node) == nil, let alias = model.aliases[name] {
        if let base = model.classBase(ofComposition: alias) { return base }
        name = ModuleModel.bare(alias)
      }
      if let type = ownType(name, at: node) {
        let isPlain = model.chain(of: type).flatMap(\.bodies).flatMap(\.members).contains {
          $0.kind == .initializer && $0.isRequired && $0.parameters.isEmpty
        }
        if type.kind == .class, !isPlain, let base = model.frameworkBase(of: type) { return base }
        if let base = model.classBase(ofProtocol: name) { return base }
      } else if let base = model.known.protocolBases[name] {
        return base
      } else if let known = model.known.classes[name] {
        return known.frameworkBase
      } else if FrameworkTable.plainClasses.contains(name) || name == "WKWebView"
        || !FrameworkTable.isProtocol(name) && name.hasPrefix("UI")
      {
        return name
      }
    }
    return nil
  }
}
