// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides of methods that stand in extensions of Foundation's here, where Swift cannot dispatch
/// them: Foundation's own code asks the object for them (Documentation/SourceLowering.md §4.12).
extension OverridePass {
  /// What an override is called, what `super` is in it, and the protocol that tells of it.
  struct RedirectedNames {
    let own: String
    let inherited: String
    let requirement: String
  }

  /// The methods of notification centers, with the protocols of FoundationAdditions.
  private static let requirementsOfCenters = [
    "post(_:)": "SnugCenterPost", "post(name:object:)": "SnugCenterPostNamed",
    "post(name:object:userInfo:)": "SnugCenterPostInformed",
    "addObserver(forName:object:queue:using:)": "SnugCenterAddBlock",
    "addObserver(_:selector:name:object:)": "SnugCenterAddObserver",
    "removeObserver(_:)": "SnugCenterRemove",
    "removeObserver(_:name:object:)": "SnugCenterRemoveNamed",
  ]

  /// The names of a member that overrides a method of a notification center.
  func foundationNames(for member: Member, of type: TypeModel) -> RedirectedNames? {
    guard member.kind == .function, !member.isStatic,
      let requirement = Self.requirementsOfCenters[member.fullName],
      model.frameworkBase(of: type) == "NotificationCenter"
    else { return nil }
    let name = member.name.prefix(1).uppercased() + member.name.dropFirst()
    return RedirectedNames(
      own: "snugOverridden\(name)", inherited: "snugInherited\(name)", requirement: requirement)
  }
}
