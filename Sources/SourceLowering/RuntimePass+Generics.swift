// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Generic classes: no launch can name their specialisations.
extension RuntimePass {
  /// A generic class describes itself through a protocol: each specialisation is a class of its
  /// own. Where one inherits another of the module, the topmost adopts the protocol and those below
  /// override its method (Documentation/SourceLowering.md §6.11).
  func describeGenerics() {
    let told = model.ordered.filter { canDescribe($0) && !lines(for: $0).isEmpty }
    var inherited: [ObjectIdentifier: TypeModel] = [:]
    for type in told {
      guard let root = root(above: type), canDescribe(root) else { continue }
      inherited[ObjectIdentifier(root)] = root
    }
    let roots = model.ordered.filter { inherited[ObjectIdentifier($0)] != nil }
    for type in roots { describeInside(type, isBelow: false) }
    for type in told where inherited[ObjectIdentifier(type)] == nil {
      guard let root = root(above: type) else {
        adopt(type, "\(access(of: type))static \(method(lines(for: type)))")
        continue
      }
      if canDescribe(root) { describeInside(type, isBelow: true) }
    }
  }

  private func canDescribe(_ type: TypeModel) -> Bool {
    type.isGeneric && type.kind == .class && !type.isLocal && type.declaration != nil
      && isReachable(type)
  }

  /// The topmost generic class of the module that a class inherits.
  private func root(above type: TypeModel) -> TypeModel? {
    model.chain(of: type).dropFirst().last(where: \.isGeneric)
  }

  private func lines(for type: TypeModel) -> [String] {
    guard let declaration = type.declaration else { return [] }
    return type.bodies.filter { !$0.isConstrained }.flatMap { body in
      body.members.filter {
        body.file === declaration.file || ($0.access ?? .internal) >= .internal
      }
      .flatMap { self.lines(for: $0, in: body) }
    } + ownMaker(type)
  }

  private func describeInside(_ type: TypeModel, isBelow: Bool) {
    type.declaration?.insertMembers([
      "@MainActor \(access(of: type))\(isBelow ? "override class" : "class") "
        + method(lines(for: type))
    ])
    if isBelow { type.declaration?.file.addedImports.insert("UIKit") } else { adopt(type, "") }
  }

  private func adopt(_ type: TypeModel, _ member: String) {
    guard let file = type.declaration?.file else { return }
    file.addedImports.insert("UIKit")
    let braced = member.isEmpty ? "{}" : "{ \(member) }"
    file.epilogue.append("extension \(type.name): UIKit.RuntimeDescribing \(braced)")
  }

  private func access(of type: TypeModel) -> String {
    type.access == .public ? "public " : type.isUsableFromInline ? "@usableFromInline " : ""
  }

  private func method(_ lines: [String]) -> String {
    "func describeRuntime(_ entry: UIKit.RuntimeClass) { \(lines.joined(separator: "; ")) }"
  }
}
