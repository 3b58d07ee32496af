// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lets the code of the app's own methods be exchanged at run time.
///
/// The author's body gets a name of its own, and the method asks the framework which code it runs
/// (Documentation/SourceLowering.md §6.18).
struct ExchangePass {
  let model: ModuleModel
  /// Whether this module or one before it names a function of the runtime that exchanges methods.
  let exchangesMethods: Bool

  private static let functions = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod",
  ]

  static func exchangesMethods(_ files: [ParsedFile]) -> Bool {
    files.contains { file in functions.contains(where: file.bytes.holds) }
  }

  func run() {
    let overridden = Set(
      model.ordered.flatMap(\.bodies).flatMap(\.members).filter { $0.overrideRange != nil }
        .map(\.fullName))
    for type in model.ordered where type.kind == .class || type.kind == .foreign {
      guard !type.isGeneric, !type.isLocal, !type.isUnavailable else { continue }
      for body in type.bodies where !body.isConstrained {
        for member in body.members where canBeExchanged(member, in: body) {
          // What an extension declares for overriding is moved or redirected elsewhere.
          if body.isExtension, overridden.contains(member.fullName) || member.isOpen { continue }
          divide(member, in: body, of: type)
        }
      }
    }
  }

  private func canBeExchanged(_ member: Member, in body: TypeBody) -> Bool {
    guard member.isExposed, member.isDynamic || exchangesMethods, !member.isStatic,
      !member.isRedirected, !member.isAsync, !member.isThrowing, !member.isGeneric,
      !member.isUnavailable,
      member.forwarded != nil, member.signatureRange != nil, member.nameRange != nil,
      member.kind == .function || member.kind == .variable && member.variables.count == 1
    else { return false }
    // A closure that may not escape, or is made of an expression, fits in no list of arguments.
    guard !member.parameters.contains(where: { Self.isBoundToCall($0.type) }) else { return false }
    return member.attributes.isSubset(
      of: AttributeTable.exposing.union(["discardableResult", "MainActor"]))
  }

  private static func isBoundToCall(_ type: String) -> Bool {
    type.contains("@autoclosure")
      || type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?")
  }

  private func divide(_ member: Member, in body: TypeBody, of type: TypeModel) {
    guard let name = member.nameRange, let forwarded = member.forwarded else { return }
    let file = body.file
    let own = "snugOwn_" + type.name.replacing(".", with: "_") + "_\(member.name)"
    file.edits.replace(name, with: own)
    if let range = member.overrideRange { file.edits.blank(range) }
    let access = member.accessRange.map { file.text($0) + " " } ?? ""
    file.closeAccess(of: member)
    let isFunction = member.kind == .function
    let values = forwarded.split(separator: ", ").map { argument in
      argument.split(separator: ": ").last.map(String.init) ?? String(argument)
    }
    let attributes = member.attributes.intersection(["discardableResult", "MainActor"]).sorted()
    body.insertMembers([
      attributes.map { "@\($0) " }.joined() + access
        + (member.overrideRange == nil ? "" : "override ")
        + "\(isFunction ? "func" : "var") `\(member.name)`\(file.head(of: member))"
        + "{ if UIKit.MethodExchange.isInUse, let snugCode = UIKit.MethodExchange.code("
        + "\"\(ObjectiveCName.selector(of: member))\", of: \(type.name).self, for: self) "
        + "{ return snugCode.answer(self, [\(values.joined(separator: ", "))]) }; "
        + "return self.\(own)\(isFunction ? "(\(forwarded))" : "") }"
    ])
    file.addedImports.insert("UIKit")
    member.ownName = own
  }
}
