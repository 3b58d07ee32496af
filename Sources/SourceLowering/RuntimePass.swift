// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Generates, inside each type, the function that tells the register its keys and methods.
///
/// Inside, because outlets and actions may be `private`. Documentation/SourceLowering.md §6.
struct RuntimePass {
  let model: ModuleModel
  let options: LoweringOptions
  /// Optional requirements of the app's own `@objc` protocols, by their full names.
  let ownOptionalMethods: [String: OptionalMethodTable.Method]
  let frameworkMethods: [Findings.FrameworkMethod]

  /// Adds the functions to the files and returns the statements that run at launch.
  func run(files: [ParsedFile]) -> [String] {
    var statements = ["RuntimeRegistry.register(module: \"\(options.moduleName)\")"]
    statements += protocolDescriptions(files)
    var counts: [Int: Int] = [:]
    var calls: [Int: [String]] = [:]
    for type in model.ordered where type.isLocal { describeLocal(type) }
    for type in model.ordered where !type.isLocal {
      for body in type.bodies where isReachable(type) || body.isExtension {
        if let call = generate(body, &counts) { calls[body.file.index, default: []].append(call) }
      }
    }
    describeGenerics()
    for file in files {
      guard let fileCalls = calls[file.index] else { continue }
      let name = "snugRegisterFile\(file.index)"
      file.epilogue.append("@MainActor func \(name)() { \(fileCalls.joined(separator: "; ")) }")
      statements.append("\(name)()")
    }
    statements += model.classes.compactMap(registration)
    var known: Set<Findings.FrameworkMethod> = []
    for method in frameworkMethods where known.insert(method).inserted {
      statements.append("RuntimeRegistry.describe(\(method.type).self).\(method.entry)")
    }
    return statements
  }

  // MARK: Bodies

  /// The call of a body's function, or nil when it has nothing to tell.
  private func generate(_ body: TypeBody, _ counts: inout [Int: Int]) -> String? {
    guard !body.type.isGeneric, !body.type.isUnavailable, body.type.kind != .protocol,
      !body.isConstrained, !FrameworkTable.generics.contains(body.type.name)
    else { return nil }
    var lines: [String] = []
    if body.type.kind == .class || body.type.kind == .foreign {
      lines = body.members.flatMap { self.lines(for: $0, in: body) }
      if !isVisible(body.type) && !body.isExtension { lines += implemented(body.type) }
      if !body.isExtension { lines += ownMaker(body.type) }
    }
    if !lines.isEmpty {
      lines.insert("let entry = UIKit.RuntimeRegistry.describe(\(body.type.name).self)", at: 0)
    }
    for inner in body.nested where !inner.type.isLocal && !isReachable(inner.type) {
      if let call = generate(inner, &counts) { lines.append(call) }
    }
    guard !lines.isEmpty else { return nil }
    counts[body.file.index, default: 0] += 1
    // With the module's name: a class inherits such functions from another module's class.
    let module = options.moduleName.filter { $0.isLetter || $0.isNumber }
    let name = "snugRuntime\(module)\(body.file.index)x\(counts[body.file.index] ?? 0)"
    body.file.addedImports.insert("UIKit")
    body.insertMembers(["@MainActor static func \(name)() { \(lines.joined(separator: "; ")) }"])
    return "\(body.type.name).\(name)()"
  }

  func lines(for member: Member, in body: TypeBody) -> [String] {
    let type = spelled(body.type)
    if member.isStatic { return classLines(for: member, in: body) }
    switch member.kind {
    case .variable where replacedSelector(member, of: body.type) != nil:
      return ["entry.replacement(\"\(member.name)\") { (o: \(type), a) in o.\(member.name) }"]
    case .variable where member.isExposed:
      return ownCode(of: member, type)
        + member.variables.map { "entry.property(\"\($0)\", \\\(type).\($0))" }
    case .function where !member.isGeneric && !member.parameters.contains(where: \.isVariadic):
      if let selector = replacedSelector(member, of: body.type) {
        return [entry("replacement", selector, member, type)]
      }
      guard member.isExposed, !member.attributes.contains("NSManaged") else { return [] }
      return ownCode(of: member, type)
        + [entry("method", ObjectiveCName.selector(of: member), member, type)]
    default:
      return []
    }
  }

  /// Tells the author's code of a method that may give way to other code.
  private func ownCode(of member: Member, _ type: String) -> [String] {
    guard let own = member.ownName else { return [] }
    let call = member.kind == .function ? "\(own)(\(arguments(of: member)))" : own
    return [
      "entry.ownCode(\"\(ObjectiveCName.selector(of: member))\") { (o: \(type), a) in o.\(call) }"
    ]
  }

  /// A static method that a selector names is a message to the class, which may be one below that
  /// overrides it.
  private func classLines(for member: Member, in body: TypeBody) -> [String] {
    if member.kind == .variable, member.isExposed {
      return member.variables.map {
        "entry.classProperty(\"\($0)\", of: \(spelled(body.type)).self) { $0.\($0) }"
      }
    }
    guard member.kind == .function, member.isExposed, !member.isGeneric, !member.isAsync,
      !member.parameters.contains(where: \.isVariadic)
    else { return [] }
    let attempt = member.isThrowing ? "try? " : ""
    return [
      "entry.classMethod(\"\(ObjectiveCName.selector(of: member))\", of: "
        + "\(spelled(body.type)).self) { c, a in "
        + "\(attempt)c.`\(member.name)`(\(arguments(of: member))) }"
    ]
  }

  private func arguments(of member: Member) -> String {
    member.parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(castable(parameter.type))"
    }.joined(separator: ", ")
  }

  private func entry(_ call: String, _ selector: String, _ member: Member, _ type: String) -> String
  {
    var body = "o.`\(member.name)`(\(arguments(of: member)))"
    if member.isThrowing { body = "try? " + (member.isAsync ? "await " : "") + body }
    if member.isAsync { body = "Task { \(member.isThrowing ? "" : "await ")\(body) }" }
    return "entry.\(call)(\"\(selector)\") { (o: \(type), a) in \(body) }"
  }

  /// A parameter's type as it may stand after `as`.
  private func castable(_ type: String) -> String {
    var text = type
    for attribute in [
      "@escaping ", "@autoclosure ", "inout ", "@MainActor ", "@Sendable ", "__owned ",
    ] {
      text = text.replacing(attribute, with: "")
    }
    if text.hasSuffix("!") { text = text.dropLast() + "?" }
    return text.contains("->") ? "(\(text))" : text
  }

  // MARK: Optional methods

  /// The selector of a protocol method whose conformance stands in a superclass: Swift's witness
  /// table of that class never calls this one (Documentation/SourceLowering.md §5.2).
  private func replacedSelector(_ member: Member, of type: TypeModel) -> String? {
    guard type.kind == .class, member.overrideRange == nil else { return nil }
    let candidates =
      OptionalMethodTable.methods(like: member)
      + [ownOptionalMethods[member.fullName]].compactMap(\.self)
    guard !candidates.isEmpty else { return nil }
    let own = model.protocols(of: type)
    for method in candidates where !own.contains(method.owner) {
      for ancestor in model.chain(of: type).dropFirst()
      where model.protocols(of: ancestor).contains(method.owner) {
        return method.selector
      }
      if model.knownSuperclass(of: type)?.protocols.contains(method.owner) == true {
        return method.selector
      }
      if let base = model.frameworkBase(of: type),
        FrameworkTable.protocols(of: base).contains(method.owner)
      {
        return method.selector
      }
    }
    return nil
  }

  /// The statement that lists the optional methods a class implements.
  private func implemented(_ type: TypeModel) -> [String] {
    let selectors = implementedSelectors(type)
    return selectors.isEmpty ? [] : ["entry.implements([\(selectors.joined(separator: ", "))])"]
  }

  private func implementedSelectors(_ type: TypeModel) -> [String] {
    var found: Set<String> = []
    let members = type.bodies.flatMap(\.members)
    for member in members where [.function, .variable].contains(member.kind) {
      for method in OptionalMethodTable.methods(like: member) {
        found.insert("\"\(method.selector)\"")
      }
      if let own = ownOptionalMethods[member.fullName] { found.insert("\"\(own.selector)\"") }
    }
    for name in members.filter({ $0.kind == .variable }).flatMap(\.variables) {
      if let own = ownOptionalMethods[name] { found.insert("\"\(own.selector)\"") }
    }
    return found.sorted()
  }

  // MARK: Classes

  /// Whether the generated entry file can name a type.
  func isVisible(_ type: TypeModel) -> Bool {
    var name = type.name
    while true {
      if let current = model.types[name], current.access < .internal { return false }
      guard let dot = name.lastIndex(of: ".") else { return true }
      name = String(name[..<dot])
    }
  }

  /// Whether the end of the file can name a type: no part of its name but the first is private.
  func isReachable(_ type: TypeModel) -> Bool {
    var name = type.name
    while let dot = name.lastIndex(of: ".") {
      if model.types[name]?.access == .private { return false }
      name = String(name[..<dot])
    }
    return true
  }

  private func registration(of type: TypeModel) -> String? {
    guard !type.isGeneric, !type.isUnavailable, isVisible(type) else { return nil }
    let name = type.name
    let register = "RuntimeRegistry.register(\"\(options.moduleName).\(name)\", \(name).self)"
    var lines = [
      "let entry = \(register)"
    ]
    if let alias = type.objectiveCName { lines.append("entry.alias(\"\(alias)\")") }
    lines += implemented(type)
    if let access = model.plainInitializer(of: type), access >= .internal {
      lines.append("entry.maker { \(type.name)() }")
    }
    if lines.count == 1 {
      return register
    }
    return "do { \(lines.joined(separator: "; ")) }"
  }

  /// What a class says of its own `init()` where the registration can name one of both alone.
  func ownMaker(_ type: TypeModel) -> [String] {
    guard let access = model.plainInitializer(of: type),
      type.isLocal || type.isGeneric || !isVisible(type) || access < .internal
    else { return [] }
    return ["entry.maker { \(spelled(type))() }"]
  }

  // MARK: Classes inside functions

  /// A local class is described by itself when it is first asked: the launch cannot name it.
  private func describeLocal(_ type: TypeModel) {
    let lines = localLines(type)
    guard !lines.isEmpty, let body = type.declaration, let adoption = body.adoption else { return }
    let isBelow = localSuperclass(of: type).map { !localLines($0).isEmpty } ?? false
    let statements = (isBelow ? ["super.describeRuntime(entry)"] : []) + lines
    body.file.addedImports.insert("UIKit")
    body.insertMembers([
      "@MainActor \(isBelow ? "override class" : "class") func describeRuntime"
        + "(_ entry: UIKit.RuntimeClass) { \(statements.joined(separator: "; ")) }"
    ])
    guard !isBelow else { return }
    body.file.edits.insert("\(adoption.separator)UIKit.RuntimeDescribing", at: adoption.offset)
  }

  /// What a class over one of the framework's, or over a local one that is, tells of itself.
  private func localLines(_ type: TypeModel) -> [String] {
    guard type.isLocal, !type.isGeneric, type.kind == .class, type.declaration != nil else {
      return []
    }
    if let above = localSuperclass(of: type) {
      guard above.kind == .class, !above.isGeneric else { return [] }
    } else {
      guard !model.chain(of: type).contains(where: \.isGeneric) else { return [] }
      let base = model.frameworkBase(of: type)
      let owners = Set(ownOptionalMethods.values.map(\.owner))
      guard
        base.map({
          $0 == "NSObject" || OptionalMethodTable.classes[$0] != nil || owners.contains($0)
        }) ?? !type.inherited.isEmpty
      else { return [] }
    }
    let told = type.bodies.filter { !$0.isConstrained }.flatMap { body in
      body.members.flatMap { lines(for: $0, in: body) }
    }
    return told + implemented(type) + ownMaker(type)
  }

  private func localSuperclass(of type: TypeModel) -> TypeModel? {
    model.superclass(of: type).flatMap { $0.isLocal ? $0 : nil }
  }

  /// The name by which a type is known inside its braces.
  private func spelled(_ type: TypeModel) -> String { type.isLocal ? type.simpleName : type.name }
}
