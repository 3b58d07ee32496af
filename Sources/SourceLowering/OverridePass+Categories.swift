// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides that an extension puts into a class of a framework, or of another module of the app,
/// as Objective-C's categories can (Documentation/SourceLowering.md §4.8).
extension OverridePass {
  /// A framework's class that the module overrides something of in extensions.
  struct Category {
    let type: TypeModel
    let members: [(body: TypeBody, member: Member)]
    /// The generated subclass, of which the app makes its objects instead.
    var subclass: String { OverridePass.subclassName(of: type.name) }
  }

  static func subclassName(of framework: String) -> String { "SnugCategory_\(framework)" }

  /// The framework's classes that get a generated subclass, in the order of the sources.
  static func categories(in model: ModuleModel) -> [Category] {
    let pass = OverridePass(model: model)
    return model.ordered.compactMap { type in
      guard type.kind == .foreign, model.known.classes[type.name] == nil else { return nil }
      let members = pass.categoryMembers(of: type).filter { !pass.isEquality($0.member, of: type) }
      return members.isEmpty ? nil : Category(type: type, members: members)
    }
  }

  /// Methods without parameters that extensions override in a class of another module of the app:
  /// the method's name to the classes that override it.
  static func asked(in model: ModuleModel) -> [String: [TypeModel]] {
    let pass = OverridePass(model: model)
    var found: [String: [TypeModel]] = [:]
    for type in model.ordered where type.kind == .foreign && model.known.classes[type.name] != nil {
      for (_, member) in pass.categoryMembers(of: type)
      where member.kind == .function && member.parameters.isEmpty {
        found[member.name, default: []].append(type)
      }
    }
    return found
  }

  private func categoryMembers(of type: TypeModel) -> [(body: TypeBody, member: Member)] {
    type.bodies.filter { $0.isExtension && !$0.isConstrained }.flatMap { body in
      body.members.filter { member in
        member.overrideRange != nil && member.nameRange != nil
          && (member.signatureRange != nil && member.forwarded != nil || member.accessors != nil)
          && !member.isGeneric && !member.isStatic
          && extensionMember(for: member, of: type) == nil
          && knownExtensionMember(for: member, of: type) == nil
      }.map { (body, $0) }
    }
  }

  /// Gives each category its subclass, and the statements that make documents use it.
  func addCategories() -> [String] {
    var statements = addEqualities()
    for category in OverridePass.categories(in: model) {
      let members = category.members.map { body, member in
        if let list = member.accessors {
          return split(member, list, in: body, of: category.type)
        }
        rename(member, in: body, of: category.type)
        return "open override " + head(of: member, in: body)
          + " { \(call(of: member, of: category.type, on: "self")) }"
      }
      let name = category.type.name
      let file = category.members[0].body.file
      file.epilogue.append(
        "open class \(category.subclass): \(name) { \(members.joined(separator: "; ")) }")
      statements.append("RuntimeRegistry.register(\"\(name)\", \(category.subclass).self)")
    }
    for (name, types) in OverridePass.asked(in: model).sorted(by: { $0.key < $1.key }) {
      ask(name, of: types)
    }
    return statements
  }

  /// A method of the framework's class that asks objects of the extended classes first.
  private func ask(_ name: String, of types: [TypeModel]) {
    var heads: [String: String] = [:]
    var cases: [String: [String]] = [:]
    var files: [String: ParsedFile] = [:]
    for type in types {
      guard let known = model.known.classes[type.name] else { continue }
      let bases = OverridePass.responders(from: known.frameworkBase)
      let base =
        bases.first { $0 == "UIViewController" || $0 == "UIView" } ?? known.frameworkBase
      for (body, member) in categoryMembers(of: type)
      where member.name == name && member.parameters.isEmpty && member.kind == .function {
        rename(member, in: body, of: type)
        files[base] = files[base] ?? body.file
        heads[base] = heads[base] ?? head(of: member, in: body, name: "snugAsk_\(name)")
        cases[base, default: []].append(
          "if let object = self as? \(type.name) {"
            + " return \(call(of: member, of: type, on: "object")) }; ")
      }
    }
    for (base, head) in heads.sorted(by: { $0.key < $1.key }) {
      files[base]?.epilogue.append(
        "extension \(base) { @discardableResult \(head) { "
          + (cases[base] ?? []).joined() + "return self.\(name)() } }")
    }
  }

  /// Whether a member is the equality of a framework's class that asks for one of the app's:
  /// constraints that UIKit or other modules make are compared, too.
  private func isEquality(_ member: Member, of type: TypeModel) -> Bool {
    type.name == "NSLayoutConstraint" && member.fullName == "isEqual(_:)"
  }

  /// The statements that tell the framework of an equality of the app's.
  private func addEqualities() -> [String] {
    model.ordered.filter { $0.kind == .foreign }.flatMap { type in
      categoryMembers(of: type).filter { isEquality($0.member, of: type) }.map { body, member in
        rename(member, in: body, of: type)
        return "\(type.name).isEqualByApp = { "
          + "$0.\(ownName(of: member, of: type))($1) }"
      }
    }
  }

  /// Makes functions of what a property does in braces of its own.
  ///
  /// - Returns: The property of the generated subclass, which calls them. A value that an observer
  ///   sets to its own property is not observed, as in Swift.
  private func split(
    _ member: Member, _ list: AccessorList, in body: TypeBody, of type: TypeModel
  ) -> String {
    let file = body.file
    let value = member.result ?? "Any"
    let busy = "snugSets_\(member.name)"
    blankOverride(of: member, in: file, before: list.head.lowerBound)
    file.edits.blank(list.head)
    file.edits.blank(list.end)
    let calls = list.accessors.map { accessor in
      let name = "\(ownName(of: member, of: type))_\(accessor.keyword)"
      let result = accessor.keyword == "get" ? " -> \(value)" : ""
      file.edits.replace(
        accessor.head, with: "func \(name)(\(accessor.parameters(type: value)))\(result) ")
      switch accessor.keyword {
      case "get": return "get { self.\(name)() }"
      case "set": return "set { self.\(name)(newValue) }"
      default:
        let seen = accessor.keyword == "didSet" ? "oldValue" : "newValue"
        return "\(accessor.keyword) { guard !\(busy) else { return }; \(busy) = true; "
          + "defer { \(busy) = false }; self.\(name)(\(seen)) }"
      }
    }
    let observes = list.accessors.contains { $0.keyword.hasSuffix("Set") }
    return (observes ? "private final var \(busy) = false; " : "")
      + "open override var \(member.name): \(value) { \(calls.joined(separator: " ")) }"
  }

  private func rename(_ member: Member, in body: TypeBody, of type: TypeModel) {
    guard let name = member.nameRange else { return }
    body.file.edits.replace(name, with: ownName(of: member, of: type))
    blankOverride(of: member, in: body.file, before: name.lowerBound)
  }

  private func blankOverride(of member: Member, in file: ParsedFile, before end: Int) {
    guard let range = member.overrideRange else { return }
    file.edits.blank(range)
    // What stands in an extension cannot be open.
    let start = member.range.lowerBound
    let pattern = Array("open ".utf8)
    for place in start..<max(start, end - pattern.count + 1)
    where Array(file.bytes[place..<(place + pattern.count)]) == pattern {
      file.edits.blank(place..<(place + pattern.count - 1))
    }
  }

  private func ownName(of member: Member, of type: TypeModel) -> String {
    "snugCategory_\(type.name)_\(member.name)"
  }

  private func head(of member: Member, in body: TypeBody, name: String? = nil) -> String {
    "\(member.kind == .function ? "func" : "var") \(name ?? member.name)"
      + body.file.head(of: member)
  }

  private func call(of member: Member, of type: TypeModel, on object: String) -> String {
    let arguments = member.kind == .function ? "(\(member.forwarded ?? ""))" : ""
    return "\(object).\(ownName(of: member, of: type))\(arguments)"
  }
}
