// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Gives classes the initialisers that UIKit calls through a metatype.
///
/// UIKit declares them `required`; an app's `override` becomes `required`, and a class that
/// declares other initialisers gets one that stops with Swift's own text
/// (Documentation/SourceLowering.md §4.3).
struct InitializerPass {
  let model: ModuleModel
  let moduleName: String

  func run() {
    for type in model.ordered where type.kind == .class { requirePlainInitializer(of: type) }
    for type in model.ordered where type.kind == .class {
      guard let body = type.declaration, let base = model.frameworkBase(of: type) else { continue }
      let required = FrameworkTable.requiredInitializers(below: base)
      guard !required.isEmpty else { continue }
      let own = body.members.filter { $0.kind == .initializer }
      var missing: [String] = []
      for declaration in required {
        let name = fullName(of: declaration)
        if let member = own.first(where: { $0.fullName == name }) {
          require(member, in: body)
        } else if own.contains(where: { !$0.isConvenience }), !inheritsFrame(base, own) {
          let made =
            styledInitializer(name, base, own, type)
            ?? defaultedInitializer(declaration, name, own, type)
          missing.append(made ?? trap(declaration, name, type))
        }
      }
      missing += completions(of: base, own, type)
      if !missing.isEmpty {
        body.file.addedImports.insert("UIKit")
        body.insertMembers(missing)
      }
    }
  }

  /// Whether `init(frame:)` comes with the initialiser that the class overrides: in UIKit it is a
  /// convenience there.
  private func inheritsFrame(_ base: String, _ own: [Member]) -> Bool {
    guard let designated = FrameworkTable.designatedInstead[base] else { return false }
    return own.contains { $0.fullName == designated && !$0.isConvenience }
  }

  /// A table or cell made with a frame alone is made with a style, too: UIKit sends itself the message
  /// that the class overrides.
  private func styledInitializer(
    _ name: String, _ base: String, _ own: [Member], _ type: TypeModel
  ) -> String? {
    let family = Set(FrameworkTable.chain(of: base))
    let call =
      family.contains("UITableView")
      ? (name: "init(frame:style:)", text: "self.init(frame: frame, style: .plain)")
      : (
        name: "init(style:reuseIdentifier:)",
        text: "self.init(style: .default, reuseIdentifier: nil); self.frame = frame"
      )
    guard name == "init(frame:)", !family.isDisjoint(with: ["UITableView", "UITableViewCell"]),
      own.contains(where: { $0.fullName == call.name && !$0.isFailable && !$0.isConvenience })
    else { return nil }
    let access = type.access == .public ? "public " : ""
    return "\(access)required convenience init(frame: CGRect) { \(call.text) }"
  }

  /// A class with an initialiser of its own inherits none, so `V(frame: .zero)` means `init(frame:look:)` where
  /// the rest has default values (Documentation/SourceLowering.md §4.3).
  private func defaultedInitializer(
    _ declaration: String, _ name: String, _ own: [Member], _ type: TypeModel
  ) -> String? {
    let labels = name.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
    let isMeant = own.contains { member in
      !member.isFailable && !member.isThrowing && member.parameters.count > labels.count
        && member.leastArguments <= labels.count
        && zip(member.parameters, labels).allSatisfy { $0.label == $1 }
    }
    guard isMeant else { return nil }
    let access = type.access == .public ? "public " : ""
    let arguments = labels.map { "\($0): \($0)" }.joined(separator: ", ")
    // Disfavoured, so that the call within it is the author's initialiser.
    return "@_disfavoredOverload \(access)required convenience \(declaration) "
      + "{ self.init(\(arguments)) }"
  }

  /// Overrides of the designated initialisers that the class left out, so that it keeps `init()`:
  /// on Apple's systems every class has that from `NSObject`. Below a class that has them so they are
  /// inherited as conveniences, which nothing overrides.
  private func completions(of base: String, _ own: [Member], _ type: TypeModel) -> [String] {
    guard let designated = FrameworkTable.furtherInitializers[base],
      own.contains(where: { $0.fullName == "init(frame:)" && !$0.isConvenience }),
      model.knownSuperclass(of: type)?.declaresFrame != true
    else { return [] }
    let above = model.chain(of: type).dropFirst().first(where: \.declaresFrame)
    let access = type.access == .public ? "public " : ""
    return designated.compactMap { declaration, body in
      let name = fullName(of: declaration)
      guard !own.contains(where: { $0.fullName == name }),
        above?.declares(designated: name) ?? true
      else { return nil }
      return "\(access)override convenience \(declaration) { \(body) }"
    }
  }

  /// UIKit makes an app's delegate by `init()`, a requirement of the protocol here.
  private func requirePlainInitializer(of type: TypeModel) {
    guard let body = type.declaration, let base = model.frameworkBase(of: type),
      model.protocols(of: type).contains("UIApplicationDelegate"), !type.isFinal
    else { return }
    let own = body.members.filter { $0.kind == .initializer }
    if let plain = own.first(where: { $0.parameters.isEmpty }) {
      guard !plain.isRequired, let range = plain.overrideRange else { return }
      body.file.edits.insert("required ", at: range.lowerBound)
    } else if ["UIResponder", "NSObject"].contains(base) {
      let access = type.access == .public ? "public " : ""
      body.insertMembers(["\(access)required override init() { super.init() }"])
    }
  }

  /// `override` and `required` have the same length. Swift wants a required initialiser as
  /// accessible as its class.
  private func require(_ member: Member, in body: TypeBody) {
    guard !member.isRequired else {
      if let range = member.overrideRange { body.file.edits.blank(range) }
      return
    }
    var words = "required"
    if (member.access ?? .internal) < .public {
      if let range = member.accessRange { body.file.edits.blank(range) }
      if body.type.access == .public { words = "public required" }
    }
    if let range = member.overrideRange {
      body.file.edits.replace(range, with: words)
    } else if let name = member.nameRange {
      // What lists have as a convenience needs no `override` on Apple's systems.
      body.file.edits.insert(words + " ", at: name.lowerBound)
    }
  }

  private func trap(_ declaration: String, _ name: String, _ type: TypeModel) -> String {
    let access = type.access == .public ? "public " : ""
    let shown = type.isLocal ? type.simpleName : "\(moduleName).\(type.name)"
    return "\(access)required \(declaration) "
      + "{ UIKit.unimplementedInitializer(\"\(name)\", \"\(shown)\") }"
  }

  /// `init(style: A, reuseIdentifier: B)` is `init(style:reuseIdentifier:)`.
  private func fullName(of declaration: String) -> String {
    let inside = declaration.drop { $0 != "(" }.dropFirst().dropLast()
    let labels = inside.split(separator: ",").map { part in
      part.split(separator: ":")[0].filter { !$0.isWhitespace } + ":"
    }
    return "init(" + labels.joined() + ")"
  }
}
