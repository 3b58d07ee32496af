// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides between extensions of framework classes, of any number of classes above one another:
/// the topmost member asks the most derived class first (Documentation/SourceLowering.md §4.6).
extension OverridePass {
  /// Gives what extensions of a framework's class override of another's a name of its own.
  func redirectOverrides(of type: TypeModel) {
    for body in type.bodies where body.isExtension {
      for member in body.members where member.overrideRange != nil {
        if let base = extensionMember(for: member, of: type) {
          redirect(member, in: body, of: type, between: base)
        } else if let known = knownExtensionMember(for: member, of: type) {
          redirect(member, in: body, of: type, to: known.suffix)
          body.file.closeAccess(of: member)
        }
      }
    }
  }

  private func redirect(
    _ member: Member, in body: TypeBody, of type: TypeModel, between base: ExtensionMember
  ) {
    guard let name = member.nameRange, let range = member.overrideRange else { return }
    let above = overriders(of: base).first { other in
      other !== type && FrameworkTable.chain(of: type.name).contains(other.name)
    }
    member.isRedirected = true
    body.file.edits.replace(name, with: base.name(in: type))
    body.file.edits.blank(range)
    body.file.closeAccess(of: member)
    replaceSuper(
      member, in: body,
      with: "self." + (above.map { base.name(in: $0) } ?? "snugOwn_\(base.suffix)"))
    prepare(base)
  }

  /// The framework's classes whose extensions override an extension's member, most derived first.
  func overriders(of base: ExtensionMember) -> [TypeModel] {
    let found = model.ordered.filter { type in
      type.kind == .foreign && type !== base.type
        && type.bodies.contains { body in
          body.isExtension
            && body.members.contains { member in
              member.overrideRange != nil && member.name == base.member.name
                && extensionMember(for: member, of: type)?.member === base.member
            }
        }
    }
    func depth(_ type: TypeModel) -> Int { FrameworkTable.chain(of: type.name).count }
    return found.sorted { (depth($1), $0.name) < (depth($0), $1.name) }
  }
}

extension ParsedFile {
  /// What stands in an extension cannot be open.
  func closeAccess(of member: Member) {
    if member.isOpen, let range = member.accessRange { edits.replace(range, with: "public") }
  }

  static func argumentName(_ index: Int) -> String { "snugArgument\(index)" }

  /// What stands between a member's name and its body, with a name for each parameter.
  func head(of member: Member) -> String { head(of: member, without: []) }

  /// The same as the requirement of a protocol, which has no default values.
  func requirement(of member: Member) -> String { head(of: member, without: member.defaultValues) }

  private func head(of member: Member, without dropped: [Range<Int>]) -> String {
    guard let signature = member.signatureRange else { return "" }
    var changes = dropped.map { (range: $0, text: "") }
    for index in member.unnamed.indices {
      changes.append((member.unnamed[index].range, name(of: member, index)))
    }
    var text = Array(bytes[signature].dropLast())
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let start = change.range.lowerBound - signature.lowerBound
      text.replaceSubrange(start..<(start + change.range.count), with: Array(change.text.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Names the parameters of a member where it stands.
  func nameParameters(of member: Member) {
    for (index, parameter) in member.unnamed.enumerated() {
      edits.replace(parameter.range, with: name(of: member, index))
    }
  }

  private func name(of member: Member, _ index: Int) -> String {
    (member.unnamed[index].isLabel ? "_ " : "") + ParsedFile.argumentName(index)
  }
}
