// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides of properties that can be set and that the app's own extension adds to a framework's
/// class: reading and setting ask the object for an override first
/// (Documentation/SourceLowering.md §4.6).
extension OverridePass {
  /// Whether a property of an extension can be split into one that asks and one that does.
  private static func isSettable(_ member: Member) -> Bool {
    guard let list = member.accessors, member.nameRange != nil, member.result != nil else {
      return false
    }
    return list.accessors.map(\.keyword).sorted() == ["get", "set"]
  }

  /// The extension's property that a property of a class overrides.
  func settableMember(for member: Member, of type: TypeModel) -> ExtensionMember? {
    guard member.kind == .variable, type.kind != .foreign, let base = model.frameworkBase(of: type)
    else { return nil }
    for name in OverridePass.responders(from: base) {
      guard let foreign = model.types[name], foreign.kind == .foreign else { continue }
      for body in foreign.bodies where !body.isConstrained {
        let found = body.members.first {
          $0.kind == .variable && $0.name == member.name && $0.isStatic == member.isStatic
            && $0.overrideRange == nil && OverridePass.isSettable($0)
        }
        if let found { return ExtensionMember(member: found, body: body, type: foreign) }
      }
    }
    return nil
  }

  /// Renames an override, makes a property with code of its own of one that only observes, and makes
  /// the extension's property look for it.
  ///
  /// - Returns: false for an observer that sets its own property: what it sets is not observed, which
  ///   code of its own would not know.
  func redirectSettable(
    _ member: Member, in body: TypeBody, of type: TypeModel, to base: ExtensionMember
  ) -> Bool {
    let isObserver = member.accessors?.accessors.contains { $0.keyword.hasSuffix("Set") } ?? false
    if isObserver {
      guard !sets(member, in: body) else { return false }
      compute(member, in: body, of: base)
    }
    redirect(member, in: body, of: type, to: base.suffix)
    prepareSettable(base)
    return true
  }

  private func sets(_ member: Member, in body: TypeBody) -> Bool {
    let text = body.file.text(member.range)
    return ["\(member.name) = ", "\(member.name) += ", "\(member.name) -= "].contains {
      text.contains($0)
    }
  }

  /// `willSet` and `didSet` as functions of a setter that calls them around the extension's own code.
  private func compute(_ member: Member, in body: TypeBody, of base: ExtensionMember) {
    guard let list = member.accessors else { return }
    let own = "self.snugBase_\(base.suffix)"
    let value = base.member.result ?? "Any"
    body.file.edits.insert(" get { \(own) } set {", at: list.head.upperBound)
    for accessor in list.accessors {
      body.file.edits.replace(
        accessor.head,
        with: "func snug_\(accessor.keyword)(\(accessor.parameters(type: value))) ")
    }
    let names = Set(list.accessors.map(\.keyword))
    let before = names.contains("willSet") ? "snug_willSet(newValue); " : ""
    let after = names.contains("didSet") ? "; snug_didSet(snugOld)" : ""
    let old = names.contains("didSet") ? "let snugOld = \(own); " : ""
    body.file.edits.insert("; \(old)\(before)\(own) = newValue\(after) }", at: list.end.lowerBound)
  }

  /// Splits the extension's property into one that asks and one that does, once.
  private func prepareSettable(_ base: ExtensionMember) {
    let file = base.body.file
    let suffix = base.suffix
    let marker = "protocol Snug\(suffix)"
    guard let list = base.member.accessors, let value = base.member.result,
      !file.epilogue.contains(where: { $0.contains(marker + ":") })
    else { return }
    let scope = base.member.isStatic ? "static " : ""
    let metatype = base.member.isStatic ? ".Type" : ""
    let isPublic = base.body.memberAccess == .public || base.member.access == .public
    let access = isPublic ? "public " : ""
    let asked = "if let override = self as? any Snug\(suffix)\(metatype)"
    file.closeAccess(of: base.member)
    file.edits.insert(
      " get { \(asked) { return override.snugOverride_\(suffix) }; return snugBase_\(suffix) }"
        + " set { \(asked) { override.snugOverride_\(suffix) = newValue; return };"
        + " snugBase_\(suffix) = newValue } };"
        + " \(access)\(scope)var snugBase_\(suffix): \(value) {",
      at: list.head.upperBound)
    file.epilogue.append(
      "@preconcurrency @MainActor \(access)\(marker): AnyObject { \(scope)var "
        + "snugOverride_\(suffix): \(value) { get set } }")
  }
}
