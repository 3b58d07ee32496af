// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides of what the app's own extension adds to a framework's class, which Swift cannot
/// dispatch: the extension's member asks the object for an override first
/// (Documentation/SourceLowering.md §4.6).
extension OverridePass {
  /// A member of an extension of a framework's class, with the name its overrides get.
  struct ExtensionMember {
    let member: Member
    let body: TypeBody
    let type: TypeModel
    /// Of members of one name each has its own, by its labels and types.
    var suffix: String {
      let plain = "\(type.name)_\(member.name)"
      let isAlone = !type.bodies.flatMap(\.members).contains {
        $0 !== member && $0.name == member.name && OverridePass.isAskable($0)
      }
      guard !isAlone else { return plain }
      let parameters = member.parameters.map { "\($0.label ?? "")_\($0.type)" }
      return ([plain] + parameters).joined(separator: "_")
        .filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The name of the override that an extension of another framework's class holds.
    func name(in type: TypeModel) -> String { "snugOverride_\(suffix)_\(type.name)" }

    /// What modules that import this one must know of it.
    var known: ModuleInterface.KnownMember {
      ModuleInterface.KnownMember(
        type: type.name, name: member.fullName, isStatic: member.isStatic, suffix: suffix)
    }
  }

  /// Whether a member can be split into one that asks and one that does.
  static func isAskable(_ member: Member) -> Bool {
    member.kind != .initializer && member.forwarded != nil && member.signatureRange != nil
      && !member.isGeneric && !member.isAsync
  }

  /// The member of another module's extension that a member of a class overrides.
  func knownExtensionMember(
    for member: Member, of type: TypeModel
  ) -> ModuleInterface.KnownMember? {
    let isForeign = type.kind == .foreign
    guard let base = isForeign ? type.name : model.frameworkBase(of: type) else { return nil }
    let classes = OverridePass.responders(from: base).dropFirst(isForeign ? 1 : 0)
    return model.known.extensionMembers.first {
      classes.contains($0.type) && $0.name == member.fullName && $0.isStatic == member.isStatic
    }
  }

  /// The extension's member that a member of a class overrides.
  func extensionMember(for member: Member, of type: TypeModel) -> ExtensionMember? {
    guard member.kind != .initializer else { return nil }
    let isForeign = type.kind == .foreign
    guard let base = isForeign ? type.name : model.frameworkBase(of: type) else { return nil }
    for name in OverridePass.responders(from: base).dropFirst(isForeign ? 1 : 0) {
      guard let foreign = model.types[name], foreign.kind == .foreign else { continue }
      for body in foreign.bodies where !body.isConstrained {
        let found = body.members.filter {
          $0.kind == member.kind && $0.fullName == member.fullName
            && $0.isStatic == member.isStatic && $0.overrideRange == nil
            && OverridePass.isAskable($0)
        }
        // Of members of one name the one with these parameters.
        let same = found.first { $0.parameters == member.parameters } ?? found.first
        if let same { return ExtensionMember(member: same, body: body, type: foreign) }
      }
    }
    return nil
  }

  /// A framework's class and those above it, for responders and layers only.
  static func responders(from base: String) -> [String] {
    let chain = FrameworkTable.chain(of: base)
    let isKnown = chain.contains("UIResponder") || chain.contains("CALayer")
    return isKnown ? chain + ["NSObject"] : []
  }

  /// Renames an override, and makes the extension's member look for it.
  func redirect(
    _ member: Member, in body: TypeBody, of type: TypeModel, to base: ExtensionMember
  ) {
    redirect(member, in: body, of: type, to: base.suffix)
    prepare(base)
  }

  /// The same for a member of an extension that another module prepared.
  func redirect(_ member: Member, in body: TypeBody, of type: TypeModel, to suffix: String) {
    let names = RedirectedNames(
      own: "snugOverride_\(suffix)", inherited: "snugBase_\(suffix)", requirement: "Snug\(suffix)")
    redirect(member, in: body, of: type, to: names)
  }

  func redirect(
    _ member: Member, in body: TypeBody, of type: TypeModel, to names: RedirectedNames
  ) {
    guard let name = member.nameRange, let range = member.overrideRange else { return }
    member.isRedirected = true
    let own = names.own
    body.file.edits.replace(name, with: own)
    replaceSuper(member, in: body, with: "self.\(names.inherited)")
    body.file.edits.blank(range)
    if type.isLocal, let adoption = body.adoption {
      body.file.edits.insert("\(adoption.separator)\(names.requirement)", at: adoption.offset)
    } else {
      body.file.epilogue.append("extension \(type.name): \(names.requirement) {}")
    }
    let heirs = model.ordered.filter { heir in
      heir !== type && model.chain(of: heir).contains { $0 === type }
    }
    for other in heirs {
      rename(member, in: other, to: own)
    }
  }

  /// Overrides below the topmost one keep their `override`.
  private func rename(_ member: Member, in type: TypeModel, to own: String) {
    guard let (body, found) = find(member, in: type), let name = found.nameRange else { return }
    found.isRedirected = true
    body.file.edits.replace(name, with: own)
    replaceSuper(found, in: body, with: "super.\(own)")
  }

  /// `super.name` in a member becomes something else.
  func replaceSuper(_ member: Member, in body: TypeBody, with text: String) {
    let pattern = Array("super.\(member.name)".utf8)
    let bytes = body.file.bytes
    var place = member.range.lowerBound
    while place + pattern.count <= member.range.upperBound {
      if bytes[place] == pattern[0], Array(bytes[place..<(place + pattern.count)]) == pattern {
        body.file.edits.replace(place..<(place + pattern.count), with: text)
        place += pattern.count
      } else {
        place += 1
      }
    }
  }

  /// Splits the extension's member into one that asks and one that does, once.
  func prepare(_ base: ExtensionMember) {
    let file = base.body.file
    let marker = "protocol Snug\(base.suffix)"
    guard let signature = base.member.signatureRange,
      !file.epilogue.contains(where: { $0.contains(marker + ":") })
    else { return }
    let isFunction = base.member.kind == .function
    let head = file.requirement(of: base.member)
    let attempt = base.member.isThrowing ? "try " : ""
    let arguments = isFunction ? "(\(base.member.forwarded ?? ""))" : ""
    let word = isFunction ? "func" : "var"
    let scope = base.member.isStatic ? "static " : ""
    let metatype = base.member.isStatic ? ".Type" : ""
    let access = base.body.memberAccess == .public || base.member.access == .public ? "public " : ""
    file.closeAccess(of: base.member)
    file.nameParameters(of: base.member)
    let categories = overriders(of: base).map { type in
      " if let object = self as? \(type.name)\(metatype) {"
        + " return \(attempt)object.\(base.name(in: type))\(arguments) };"
    }
    let split =
      categories.isEmpty
      ? ""
      : categories.joined() + " return \(attempt)snugOwn_\(base.suffix)\(arguments) };"
        + " \(access)\(scope)\(word) snugOwn_\(base.suffix)\(head){"
    file.edits.insert(
      " if let override = self as? any Snug\(base.suffix)\(metatype) {"
        + " return \(attempt)override.snugOverride_\(base.suffix)\(arguments) };"
        + " return \(attempt)snugBase_\(base.suffix)\(arguments) };"
        + " \(access)\(scope)\(word) snugBase_\(base.suffix)\(head){" + split,
      at: signature.upperBound)
    file.epilogue.append(
      "@preconcurrency @MainActor \(access)\(marker): AnyObject { \(scope)\(word) "
        + "snugOverride_\(base.suffix)\(head)\(isFunction ? "" : "{ get }") }")
  }
}
