// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What an `.intentdefinition` file declares: intents of an app's own, and the enumerations and
/// types of their parameters (Documentation/XcodeProject.md §13).
package struct IntentDefinition: Equatable, Sendable {
  /// A parameter of an intent, a value of its response or a property of a type.
  struct Parameter: Equatable, Sendable {
    let name: String
    /// Swift's type of one value: `String`, `NSNumber`, a generated class.
    let type: String
    /// The file's own word for its type: `Boolean`, `Decimal`, `Object`.
    let word: String
    let isEnumeration: Bool
    let isList: Bool
    /// What a resolution may refuse it for, as cases.
    var reasons: [String] = []
  }

  /// A code of a response beside those that every response has, or one of these with values.
  struct ResponseCode: Equatable, Sendable {
    let name: String
    /// The values that its text shows, in their order there.
    let shown: [String]
  }

  struct Intent: Equatable, Sendable {
    let className: String
    let parameters: [Parameter]
    let response: [Parameter]
    let codes: [ResponseCode]
  }

  struct Enumeration: Equatable, Sendable {
    let name: String
    let cases: [(name: String, value: Int)]

    static func == (one: Enumeration, other: Enumeration) -> Bool {
      one.name == other.name && one.cases.elementsEqual(other.cases, by: ==)
    }
  }

  struct ObjectType: Equatable, Sendable {
    let name: String
    let properties: [Parameter]
  }

  private(set) var intents: [Intent] = []
  private(set) var enumerations: [Enumeration] = []
  private(set) var types: [ObjectType] = []

  package init(_ url: URL) throws(ProjectError) { self.init(try PropertyListFile.read(url)) }

  init(_ list: PropertyNode) {
    let enums = (list["INEnums"]?.elements ?? []).filter(Self.isOwn("INEnumType"))
    let objects = (list["INTypes"]?.elements ?? []).filter(Self.isOwn("INTypeType"))
    var names = IntentNames()
    for node in enums { names.add(node, kind: "INEnum") }
    for node in objects { names.add(node, kind: "INType") }
    enumerations = enums.compactMap { node in
      guard let name = names.className(node, kind: "INEnum") else { return nil }
      let cases = (node["INEnumValues"]?.elements ?? []).compactMap { value in
        value["INEnumValueName"]?.string.flatMap(IntentNames.identifier).map {
          (name: $0, value: value["INEnumValueIndex"]?.string.flatMap(Int.init) ?? 0)
        }
      }
      return cases.isEmpty ? nil : Enumeration(name: name, cases: cases)
    }
    types = objects.compactMap { node in
      guard let name = names.className(node, kind: "INType") else { return nil }
      let own = (node["INTypeProperties"]?.elements ?? [])
        .filter { $0["INTypePropertyDefault"]?.value.boolean != true }
      return ObjectType(
        name: name, properties: own.compactMap { names.parameter($0, kind: "INTypeProperty") })
    }
    intents = (list["INIntents"]?.elements ?? []).filter(Self.isOwn("INIntentType"))
      .compactMap { Self.intent($0, names) }
  }

  /// Whether something is not the system's: those only customise what Intents has.
  private static func isOwn(_ key: String) -> (PropertyNode) -> Bool {
    { $0[key]?.string != "System" }
  }

  private static func intent(_ node: PropertyNode, _ names: IntentNames) -> Intent? {
    guard let name = names.className(node, kind: "INIntent") else { return nil }
    let response = node["INIntentResponse"]
    let values = (response?["INIntentResponseParameters"]?.elements ?? [])
      .compactMap { names.parameter($0, kind: "INIntentResponseParameter") }
    let codes = (response?["INIntentResponseCodes"]?.elements ?? []).compactMap { code in
      code["INIntentResponseCodeName"]?.string.flatMap(IntentNames.identifier).map { name in
        ResponseCode(
          name: name, shown: shown(code["INIntentResponseCodeFormatString"]?.string ?? "", values))
      }
    }
    return Intent(
      className: node["INIntentClassName"]?.string == nil && !name.hasSuffix("Intent")
        ? name + "Intent" : name,
      parameters: (node["INIntentParameters"]?.elements ?? [])
        .compactMap { names.parameter($0, kind: "INIntentParameter") },
      response: values, codes: codes)
  }

  /// The values that a text names as `${name}`, each once.
  private static func shown(_ format: String, _ values: [Parameter]) -> [String] {
    var result: [String] = []
    for part in format.components(separatedBy: "${").dropFirst() {
      let name = String(part.prefix { $0 != "}" })
      if values.contains(where: { $0.name == name }), !result.contains(name) { result.append(name) }
    }
    return result
  }
}

/// The names of what a file declares.
struct IntentNames {
  private var enumerations: [String: String] = [:]
  private var objects: [String: String] = [:]

  mutating func add(_ node: PropertyNode, kind: String) {
    guard let name = node["\(kind)Name"]?.string, let type = className(node, kind: kind) else {
      return
    }
    if kind == "INEnum" { enumerations[name] = type } else { objects[name] = type }
  }

  /// The name of the class: as written, else the name behind the prefix.
  func className(_ node: PropertyNode, kind: String) -> String? {
    let written = node["\(kind)ClassName"]?.string
    let made = node["\(kind)Name"]?.string.map {
      (node["\(kind)ClassPrefix"]?.string ?? "") + $0
    }
    return (written ?? made).flatMap(Self.identifier)
  }

  func parameter(_ node: PropertyNode, kind: String) -> IntentDefinition.Parameter? {
    guard let name = node["\(kind)Name"]?.string.flatMap(Self.identifier),
      let type = node["\(kind)Type"]?.string
    else { return nil }
    let list = node["\(kind)SupportsMultipleValues"]?.value.boolean == true
    let reasons = (node["\(kind)UnsupportedReasons"]?.elements ?? [])
      .compactMap { $0["\(kind)UnsupportedReasonCode"]?.string.flatMap(Self.identifier) }
    if let written = node["\(kind)EnumType"]?.string {
      return IntentDefinition.Parameter(
        name: name, type: enumerations[written] ?? "NSNumber", word: type,
        isEnumeration: enumerations[written] != nil && !list, isList: list, reasons: reasons)
    }
    let object = node["\(kind)ObjectType"]?.string
    guard let swift = object.map({ objects[$0] ?? "INObject" }) ?? Self.types[type] else {
      return nil
    }
    return IntentDefinition.Parameter(
      name: name, type: swift, word: type, isEnumeration: false, isList: list, reasons: reasons)
  }

  /// The name, or nil where no declaration can be called so.
  static func identifier(_ text: String) -> String? {
    let isName =
      text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? text : nil
  }

  private static let types = [
    "Boolean": "NSNumber", "Integer": "NSNumber", "Decimal": "NSNumber", "Double": "NSNumber",
    "TimeInterval": "NSNumber", "String": "String", "URL": "URL", "Date": "DateComponents",
    "DateComponents": "DateComponents", "File": "INFile", "Person": "INPerson",
    "Placemark": "CLPlacemark", "SpeakableString": "INSpeakableString",
    "Length": "Measurement<UnitLength>", "Distance": "Measurement<UnitLength>",
    "Mass": "Measurement<UnitMass>", "Speed": "Measurement<UnitSpeed>",
    "Energy": "Measurement<UnitEnergy>", "Temperature": "Measurement<UnitTemperature>",
    "Volume": "Measurement<UnitVolume>",
  ]
}
