// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The types of a module and how they inherit.
struct ModuleModel {
  private(set) var types: [String: TypeModel] = [:]
  /// Functions outside of types.
  private(set) var functions: [Member] = []
  /// Their results, by their names.
  private var functionResults: [String: Set<String>] = [:]
  /// Types inside functions, by the last part of their names.
  private var locals: [String: [TypeModel]] = [:]
  /// Names in the order of the sources, so that output does not depend on hashing.
  private(set) var order: [String] = []

  /// What other modules of the app declare.
  var known = ModuleInterface()
  /// Whether tests may import the module with `@testable`.
  var isTested = false
  /// Types that only their file sees, and of whose name another file has a type, too.
  var homonyms = Homonyms()

  /// Other names of types, at the top level of a file.
  var aliases: [String: String] = [:]
  /// What associated types are said to be, by `Protocol.Name`.
  var associatedTypes: [String: String] = [:]
  /// Those of the aliases that other modules see.
  var publicAliases: Set<String> = []

  /// Whether the module has a type of its own of a name: one that it only extends is another's.
  func declares(_ name: String) -> Bool { types[name].map { $0.kind != .foreign } ?? false }

  /// The name of a superclass without generic arguments, or what it is another name of.
  private func base(_ name: String) -> String {
    let bare = ModuleModel.bare(name)
    return types[bare] == nil ? aliases[bare].map(ModuleModel.bare) ?? bare : bare
  }

  /// Notes a function outside of types.
  mutating func addFunction(_ function: Member) {
    functions.append(function)
    functionResults[function.name, default: []].insert(function.result ?? "Void")
  }

  /// What all functions outside of types that have a name give.
  func functionResult(_ name: String) -> String? {
    functionResults[name].flatMap { $0.count == 1 ? $0.first : nil }
  }

  mutating func type(named name: String) -> TypeModel {
    if let known = types[name] { return known }
    let made = TypeModel(name: name)
    types[name] = made
    order.append(name)
    return made
  }

  /// What extends an alias of a type extends that type. Run once all files are read.
  mutating func joinAliases() {
    for (alias, written) in aliases.sorted(by: { $0.key < $1.key }) {
      guard let type = types[alias], type.kind == .foreign else { continue }
      var name = written
      var seen: Set = [alias]
      while let next = aliases[name], seen.insert(name).inserted { name = next }
      let plain = name.prefix { $0 != "<" }
      guard plain.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
        !seen.contains(name)
      else { continue }
      let target = self.type(named: ModuleModel.bare(name))
      for body in type.bodies {
        body.type = target
        body.isConstrained = body.isConstrained || plain.count < name.count
      }
      target.bodies += type.bodies
      target.inherited += type.inherited
      types[alias] = nil
      order.removeAll { $0 == alias }
    }
  }

  /// What lies inside a generic type is generic, also where an extension of another file holds it.
  func markNestedGenerics() {
    for type in ordered where !type.isGeneric {
      var name = type.name
      while let dot = name.lastIndex(of: ".") {
        name = String(name[..<dot])
        if types[name]?.isGeneric == true { type.isGeneric = true }
      }
    }
  }

  /// The key of a type inside a function: functions may have types of the same name.
  static func localName(_ name: String, in file: ParsedFile, at offset: Int) -> String {
    "\(localMark)\(file.index).\(offset).\(name)"
  }

  private static let localMark = "local@"

  mutating func localType(
    named name: String, in file: ParsedFile, at offset: Int, scope: Range<Int>
  ) -> TypeModel {
    let made = type(named: ModuleModel.localName(name, in: file, at: offset))
    made.scope = scope
    locals[made.simpleName, default: []].append(made)
    return made
  }

  /// The type inside a function that a name means at a place of a file: of the innermost braces.
  func localType(_ name: String, in file: ParsedFile, at offset: Int) -> TypeModel? {
    locals[name]?.filter { $0.declaration?.file === file && $0.scope.contains(offset) }
      .max { $0.scope.lowerBound < $1.scope.lowerBound }
  }

  var ordered: [TypeModel] { order.compactMap { types[$0] } }

  var classes: [TypeModel] { ordered.filter { $0.kind == .class && !$0.isLocal } }

  /// Looks a written name up from inside a type: the innermost declaration counts.
  func resolve(_ name: String, from context: String? = nil) -> TypeModel? {
    if locals[name] != nil, let type = context.flatMap({ types[$0] }), let body = type.bodies.first,
      type.isLocal || type.kind != .foreign,
      let found = localType(name, in: body.file, at: body.closingBrace - 1), found !== type
    {
      return found
    }
    var scope = context.map(ModuleModel.withoutPlaces)
    while let current = scope {
      if let found = types["\(current).\(name)"], found.kind != .foreign { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return types[name]
  }

  /// `Outer.Inner` of the key of a type inside a function.
  private static func withoutPlaces(_ name: String) -> String {
    guard name.contains(localMark) else { return name }
    var parts = name.split(separator: ".")
    while let mark = parts.firstIndex(where: { $0.hasPrefix(localMark) }) {
      parts.removeSubrange(mark...min(mark + 1, parts.count - 1))
    }
    return parts.joined(separator: ".")
  }

  /// The superclass, if this module declares it.
  func superclass(of type: TypeModel) -> TypeModel? {
    guard type.kind == .class, let name = type.firstInherited else { return nil }
    let found = resolve(base(name), from: type.name)
    return found?.kind == .class && found !== type ? found : nil
  }

  /// The class and its superclasses in this module, nearest first.
  func chain(of type: TypeModel) -> [TypeModel] {
    var chain = [type]
    while let next = superclass(of: chain[chain.count - 1]), !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    return chain
  }

  /// The name of the nearest superclass that this module does not declare: a framework's class.
  func frameworkBase(of type: TypeModel) -> String? {
    guard let last = chain(of: type).last, let name = last.firstInherited else { return nil }
    let bare = base(name)
    if resolve(bare, from: last.name)?.kind == .protocol { return nil }
    if let known = known.classes[ModuleModel.last(bare)] { return known.frameworkBase }
    return FrameworkTable.isProtocol(bare) ? nil : bare
  }

  /// The superclass that another module of the app declares, of the class or of one above it.
  func knownSuperclass(of type: TypeModel) -> ModuleInterface.KnownClass? {
    guard let last = chain(of: type).last, let name = last.firstInherited else { return nil }
    return known.classes[ModuleModel.last(base(name))]
  }

  /// `B` of `A.B`.
  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Every protocol that a class's own declaration and extensions adopt, with those they refine.
  func protocols(of type: TypeModel) -> Set<String> {
    var found: Set<String> = []
    var open = type.inherited.map(ModuleModel.bare)
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      if let own = resolve(name, from: type.name), own.kind == .protocol {
        open += own.inherited.map(ModuleModel.bare)
      }
      open += OptionalMethodTable.protocols[name] ?? []
    }
    return found
  }

  /// The framework's class that everything of a protocol of this or an imported module inherits; nil
  /// also where the protocol asks for `init()`, which can be called then.
  ///
  /// - Parameter path: The protocols that led here: one that inherits itself is the compiler's to tell.
  func classBase(ofProtocol name: String, _ path: Set<String> = []) -> String? {
    guard let type = types[name], type.kind != .foreign else { return known.protocolBases[name] }
    guard type.kind == .protocol, !path.contains(name),
      type.declaration?.members.contains(where: {
        $0.kind == .initializer && $0.parameters.isEmpty
      }) == false
    else { return nil }
    for written in type.inherited.map(ModuleModel.bare) {
      let name = aliases[written].map(ModuleModel.bare) ?? written
      if let own = types[name], own.kind == .class { return frameworkBase(of: own) }
      if let base = classBase(ofProtocol: name, path.union([type.name]))
        ?? known.classes[name]?.frameworkBase
      {
        return base
      }
      if !FrameworkTable.chain(of: name).dropFirst().isEmpty { return name }
    }
    return nil
  }

  /// The framework's class that everything of several types together inherits, `Styled & Filled`, of this
  /// or an imported module; nil for a single type.
  ///
  /// - Parameter path: The aliases that led here: one of itself is the compiler's to tell.
  func classBase(ofComposition written: String, _ path: Set<String> = []) -> String? {
    guard written.contains("&") else { return nil }
    return written.split(separator: "&").lazy.compactMap { part -> String? in
      let name = ModuleModel.bare(part.filter { !$0.isWhitespace })
      if let own = types[name], own.kind == .class { return frameworkBase(of: own) }
      if let base = classBase(ofProtocol: name) ?? known.classes[name]?.frameworkBase {
        return base
      }
      if let alias = aliases[name], !path.contains(name) {
        return classBase(ofComposition: alias, path.union([name]))
      }
      return FrameworkTable.chain(of: name).dropFirst().isEmpty ? nil : name
    }.first
  }

  /// Without generic arguments, attributes and the name of a framework.
  static func bare(_ name: String) -> String {
    // The arguments go first: there are spaces in `Base<A, B>`, too.
    var text = Substring(name)
    if let angle = text.firstIndex(of: "<") { text = text[..<angle] }
    if let space = text.lastIndex(of: " ") { text = text[text.index(after: space)...] }
    for module in ["UIKit.", "Foundation.", "Swift.", "XCTest."] where text.hasPrefix(module) {
      text = text.dropFirst(module.count)
    }
    return String(text)
  }
}
