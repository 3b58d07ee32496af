// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Members that must stand in a class's own braces, whose bodies stay where their author put them:
/// beside the private helpers of their file (Documentation/SourceLowering.md §4.1).
extension OverridePass {
  /// Whether a member of another file is called from the class rather than moved into it.
  func isForwarded(_ member: Member, from body: TypeBody, to type: TypeModel) -> Bool {
    guard let target = type.declaration, body.file !== target.file, body.file.hasPrivateNames,
      member.forwarded != nil, member.signatureRange != nil, member.nameRange != nil
    else { return false }
    let known = AttributeTable.exposing.union(["discardableResult"])
    return !member.isGeneric && member.attributes.isSubset(of: known)
  }

  /// Gives the author's member a name of its own, and the class one that calls it.
  func forward(_ member: Member, from body: TypeBody, to target: TypeBody) {
    guard let name = member.nameRange, member.signatureRange != nil else { return }
    let file = body.file
    let own = "snugMoved_" + body.type.name.replacing(".", with: "_") + "_\(member.name)"
    file.edits.replace(name, with: own)
    if let range = member.overrideRange { file.edits.blank(range) }
    var access = member.access == .public || body.memberAccess == .public ? "public " : ""
    if member.isOpen { access = "open " }
    if let range = member.accessRange, member.isOpen {
      file.edits.replace(range, with: "public")
    } else if let range = member.accessRange, (member.access ?? .internal) < .internal {
      file.edits.blank(range)
    }
    let isFunction = member.kind == .function
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let arguments = isFunction ? "(\(member.forwarded ?? ""))" : ""
    target.insertMembers([
      (member.attributes.contains("discardableResult") ? "@discardableResult " : "") + access
        + (member.overrideRange == nil ? "" : "override ") + (member.isStatic ? "class " : "")
        + "\(isFunction ? "func" : "var") \(member.name)\(file.head(of: member))"
        + "{ return \(effects)self.\(own)\(arguments) }"
    ])
  }
}

extension OverridePass {
  /// Prepares what other modules may override of this one's extensions.
  func openForOthers() {
    for type in model.ordered where type.kind == .class {
      for body in type.bodies where body.isExtension {
        for member in body.members where member.isOpen {
          move(member, from: body, to: type)
        }
      }
    }
    for base in OverridePass.openMembers(of: model) { prepare(base) }
  }

  /// Members that the module adds to responder classes of frameworks and that other modules may
  /// override: open ones, and for tests that import the module with `@testable` all that Objective-C
  /// sees.
  static func openMembers(of model: ModuleModel) -> [ExtensionMember] {
    model.ordered.filter { $0.kind == .foreign && !responders(from: $0.name).isEmpty }.flatMap {
      type in
      type.bodies.filter { !$0.isConstrained }.flatMap { body in
        body.members.filter {
          ($0.isOpen || model.isTested && isSeenByTests($0)) && $0.overrideRange == nil
            && isAskable($0)
        }.map { ExtensionMember(member: $0, body: body, type: type) }
      }
    }
  }

  private static func isSeenByTests(_ member: Member) -> Bool {
    member.attributes.contains("objc") && (member.access ?? .internal) >= .internal
  }
}
