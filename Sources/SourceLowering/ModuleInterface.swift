// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the lowering of a module must know of the modules it imports
/// (Documentation/SourceLowering.md §1.5).
package struct ModuleInterface: Codable, Equatable, Sendable {
  /// A class that other modules may inherit.
  struct KnownClass: Codable, Equatable, Sendable {
    /// The nearest superclass that no module of the app declares: a framework's.
    var frameworkBase: String
    /// Every protocol that the class and its superclasses adopt.
    var protocols: Set<String>
    /// Whether it is a test case that tells its tests itself, by `allTests`, as libraries of specs
    /// do.
    var listsTests = false
    /// Whether it or a superclass of the app's own declares `init(frame:)`.
    var declaresFrame = false
    /// Whether it is known to have no `init()`.
    var lacksPlainInitializer = false
  }

  /// What an extension adds to a framework's class and subclasses may override.
  struct KnownMember: Codable, Equatable, Sendable {
    var type: String
    var name: String
    var isStatic: Bool
    /// Of the names that were made for it.
    var suffix: String
  }

  private(set) var extensionMembers: [KnownMember] = []
  /// By the classes' names.
  private(set) var classes: [String: KnownClass] = [:]
  /// The framework's classes that all of a protocol inherit, by the protocols' names.
  private(set) var protocolBases: [String: String] = [:]
  /// Optional requirements of `@objc` protocols, by their full names.
  private(set) var optionalMethods: [String: OptionalMethodTable.Method] = [:]

  /// What the header of each module imports, which its importers see too, by the modules' names.
  private(set) var headerImports: [String: Set<String>] = [:]

  /// Public types that are called like one of Foundation's in Swift, by the modules' names.
  private(set) var namesakes: [String: Set<String>] = [:]
  /// Modules with a public type of their own name: the name means the type where both are seen.
  private(set) var selfNamed: Set<String> = []
  /// Public types that frameworks here have, too, with the words that declare them, by the modules'
  /// names.
  private(set) var sharedTypes: [String: [String: String]] = [:]
  /// Public types that are called like a framework of Apple's, by the modules' names.
  private(set) var frameworkNamed: [String: Set<String>] = [:]
  /// Types of Foundation that no header shows.
  private static let ofSwift = ["Predicate", "Expression"]

  /// Members that give objects of any class, by `Type.name`: `[AnyObject]`.
  private(set) var untypedMembers: [String: String] = [:]

  /// Parameters of functions that are any object.
  private(set) var objectParameters = ObjectParameters()

  /// Whether a module names a function of the runtime that exchanges methods.
  var exchangesMethods = false

  package init() {}

  /// Whether a type has members that give objects of any class.
  func hasUntypedMembers(_ type: String) -> Bool {
    untypedMembers.keys.contains { $0.hasPrefix(type + ".") }
  }

  /// Adds what another module told.
  package mutating func merge(_ other: ModuleInterface) {
    extensionMembers += other.extensionMembers.filter { !extensionMembers.contains($0) }
    classes.merge(other.classes) { $1 }
    protocolBases.merge(other.protocolBases) { $1 }
    optionalMethods.merge(other.optionalMethods) { $1 }
    headerImports.merge(other.headerImports) { $1 }
    namesakes.merge(other.namesakes) { $1 }
    selfNamed.formUnion(other.selfNamed)
    sharedTypes.merge(other.sharedTypes) { $1 }
    frameworkNamed.merge(other.frameworkNamed) { $1 }
    untypedMembers.merge(other.untypedMembers) { $1 }
    objectParameters.merge(other.objectParameters)
    exchangesMethods = exchangesMethods || other.exchangesMethods
  }

  /// Notes what a module's own header imports, and which of its types that would hide.
  mutating func addHeader(of module: String, importing names: Set<String>, _ model: ModuleModel) {
    guard !names.isEmpty else { return }
    headerImports[module] = names
    let own = ModuleInterface.ofSwift.filter { model.types[$0]?.access == .public }
    if !own.isEmpty { namesakes[module] = Set(own) }
  }

  /// Adds a class that stands for a missing one (Documentation/Gaps.md §5).
  package mutating func addClass(_ name: String, base: String, protocols: Set<String>) {
    classes[name] = KnownClass(frameworkBase: base, protocols: protocols)
  }

  /// Adds what a module declares for others.
  mutating func add(
    _ model: ModuleModel, of module: String,
    optionalMethods own: [String: OptionalMethodTable.Method]
  ) {
    if model.types[module]?.access == .public { selfNamed.insert(module) }
    for name in ModuleTable.replacements.keys where model.types[name]?.isSeen == true {
      frameworkNamed[module, default: []].insert(name)
    }
    for type in model.ordered where type.isShared {
      sharedTypes[module, default: [:]][type.name] = type.word
    }
    for alias in model.publicAliases where FrameworkNames.all.contains(alias) {
      sharedTypes[module, default: [:]][alias] = "typealias"
    }
    optionalMethods.merge(own) { $1 }
    objectParameters = ObjectParameters(model)
    extensionMembers += OverridePass.openMembers(of: model).map(\.known)
    for type in model.ordered where !type.isLocal && type.access >= .internal {
      for member in type.bodies.flatMap(\.members) where (member.access ?? .internal) >= .internal {
        guard let result = member.result, result.contains("AnyObject") else { continue }
        for name in member.kind == .function ? [member.name] : member.variables {
          untypedMembers["\(type.name).\(name)"] = result
        }
      }
    }
    for type in model.ordered where type.kind == .protocol && type.access == .public {
      protocolBases[type.name] = model.classBase(ofProtocol: type.name)
    }
    for type in model.classes where type.access == .public {
      guard let base = model.frameworkBase(of: type) else { continue }
      let protocols = model.chain(of: type).map(model.protocols(of:)).reduce(into: Set<String>()) {
        $0.formUnion($1)
      }
      let above = model.knownSuperclass(of: type)
      let listsTests = model.chain(of: type).flatMap(\.bodies).flatMap(\.members).contains {
        $0.name == "allTests" && $0.isStatic
      }
      classes[type.name] = KnownClass(
        frameworkBase: base, protocols: protocols.union(above?.protocols ?? []),
        listsTests: base == "XCTestCase" && (listsTests || above?.listsTests == true),
        declaresFrame: model.chain(of: type).contains(where: \.declaresFrame)
          || above?.declaresFrame == true,
        lacksPlainInitializer: model.plainInitializer(of: type) == nil)
    }
    for alias in model.publicAliases {
      protocolBases[alias] = model.aliases[alias].flatMap { model.classBase(ofComposition: $0) }
    }
    for alias in model.publicAliases where classes[alias] == nil {
      guard let name = model.aliases[alias].map(ModuleModel.bare) else { continue }
      if !FrameworkTable.requiredInitializers(below: name).isEmpty {
        classes[alias] = KnownClass(frameworkBase: name, protocols: [])
      } else if model.types[name]?.access == .public, let known = classes[name] {
        classes[alias] = known
      }
    }
  }
}
