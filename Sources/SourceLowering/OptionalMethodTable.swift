// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The protocols of UIKit and the other frameworks: what they refine, and their methods with their
/// Objective-C names; and the classes, with what they inherit.
///
/// Read from the declarations themselves, by Scripts/optional-methods.
enum OptionalMethodTable {
  /// One method or property of one protocol.
  struct Method: Codable, Equatable, Sendable {
    let swiftName: String
    let selector: String
    let owner: String
    /// Whether a class has to have it.
    var isRequired = false
    /// The types of the parameters, where the protocol has several methods of the name.
    let types: [String]?
  }

  /// What each protocol refines.
  static let protocols: [String: [String]] = contents.protocols

  /// The superclass of each class, if it has one, and the protocols that it adopts.
  static let classes: [String: [String]] = contents.classes

  private static let contents = read()
  private static let byName = Dictionary(grouping: contents.methods, by: \.swiftName)
  private static let byOwner = Dictionary(grouping: contents.methods, by: \.owner)

  /// The Objective-C name of a protocol's method, by its Swift name; of several the one of a named
  /// protocol, or of those that it refines.
  static func selector(of swiftName: String, in owner: String? = nil) -> String? {
    guard let methods = byName[swiftName] else { return nil }
    var open = owner.map { [$0] } ?? []
    while !open.isEmpty {
      let name = open.removeFirst()
      if let own = methods.first(where: { $0.owner == name }) { return own.selector }
      open += contents.protocols[name] ?? []
    }
    return methods.first?.selector
  }

  /// The methods that a protocol itself declares.
  static func methods(ofProtocol name: String) -> [Method] { byOwner[name] ?? [] }

  /// Every protocol's method of a Swift name.
  static func methods(named swiftName: String) -> [Method] {
    byName[swiftName] ?? []
  }

  /// The methods of protocols that a member of a class may be meant for.
  static func methods(like member: Member) -> [Method] {
    let types = member.parameters.map { parameter in
      plain(String(parameter.type.drop { $0 == "@" || $0.isLowercase || $0 == " " }))
    }
    return methods(named: member.fullName).filter { $0.types == nil || $0.types == types }
  }

  /// A type without what can be written in several ways: `(any Error)?` is `Error`.
  private static func plain(_ type: String) -> String {
    let type = type.trimmingCharacters { "?!".contains($0) }.replacing("any ", with: "")
    return type.hasPrefix("(") && type.hasSuffix(")") && !type.contains("->")
      ? String(type.dropFirst().dropLast()) : type
  }

  private struct Contents {
    var protocols: [String: [String]] = [:]
    var classes: [String: [String]] = [:]
    var methods: [Method] = []
  }

  private static func read() -> Contents {
    var owner = ""
    var contents = Contents()
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      var name = words.removeFirst()
      if name.hasPrefix("@") {
        owner = String(name.dropFirst())
        contents.protocols[owner] = words
        continue
      }
      if name.hasPrefix("%") {
        contents.classes[String(name.dropFirst())] = words
        continue
      }
      let isRequired = name.hasPrefix("!")
      if isRequired { name.removeFirst() }
      var types: [String]?
      // Types of functions have spaces of their own.
      if let start = words.firstIndex(where: { $0.hasPrefix("[") }) {
        types = words[start...].joined(separator: " ").dropFirst().dropLast()
          .split(separator: ",").map { plain(String($0)) }
        words.removeSubrange(start...)
      }
      contents.methods.append(
        Method(
          swiftName: name, selector: words.first ?? joined(name), owner: owner,
          isRequired: isRequired, types: types))
    }
    return contents
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)` is `scrollViewDidEndDragging:willDecelerate:`.
  private static func joined(_ name: String) -> String {
    name.replacing("(_:", with: ":").replacing("(", with: "").replacing(")", with: "")
  }
}
