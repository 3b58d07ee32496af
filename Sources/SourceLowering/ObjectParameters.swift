// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which parameters of functions are any object, by the functions' names and the parameters' labels.
///
/// A class is an object on Apple's systems and a value here, so it is handed on to these in another
/// way (Documentation/SourceLowering.md §6.25). A name that several functions have counts where all
/// of them agree about a parameter.
struct ObjectParameters: Codable, Equatable, Sendable {
  /// The places of parameters without a label, and the labels of others, that are an `AnyObject`.
  private var objects: [String: Set<String>] = [:]
  /// The same of those of functions of these names that are something else.
  private var others: [String: Set<String>] = [:]

  init() {}

  /// Those of a module, and of what it knows of others.
  init(_ model: ModuleModel) {
    let members = model.ordered.flatMap { type in
      type.bodies.flatMap(\.members).compactMap { member -> Entry? in
        switch member.kind {
        case .function: (member.name, member.parameters)
        case .initializer: (type.simpleName, member.parameters)
        default: nil
        }
      }
    }
    let all = members + model.functions.map { ($0.name, $0.parameters) }
    for (name, parameters) in all {
      let keys = ObjectParameters.keys(of: parameters, where: true)
      if !keys.isEmpty { objects[name, default: []].formUnion(keys) }
    }
    for (name, parameters) in all where objects[name] != nil {
      others[name, default: []].formUnion(ObjectParameters.keys(of: parameters, where: false))
    }
    merge(model.known.objectParameters)
  }

  private typealias Entry = (name: String, parameters: [Member.Parameter])

  /// Adds what another module told.
  mutating func merge(_ other: ObjectParameters) {
    objects.merge(other.objects) { $0.union($1) }
    others.merge(other.others) { $0.union($1) }
  }

  /// Whether an argument of a call is taken as any object.
  func takesObject(_ name: String, label: String?, at place: Int) -> Bool {
    let key = label ?? "\(place)"
    return objects[name]?.contains(key) == true && others[name]?.contains(key) != true
  }

  private static func keys(of parameters: [Member.Parameter], where isObject: Bool) -> Set<String> {
    let chosen = parameters.enumerated().filter { _, parameter in
      ["AnyObject", "AnyObject?", "AnyObject!"].contains(parameter.type) == isObject
    }
    return Set(chosen.map { $0.element.label ?? "\($0.offset)" })
  }
}
