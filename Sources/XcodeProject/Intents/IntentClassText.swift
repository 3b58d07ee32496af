// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The Swift that Xcode writes for intents of an app's own (Documentation/XcodeProject.md §13).
///
/// Whoever handles an intent is asked by nobody here. So `Handling` protocols ask for nothing that
/// has no default, and a class fits that answers by closures, asynchronously or in part.
package struct IntentClassText {
  let definition: IntentDefinition

  package init(_ definition: IntentDefinition) { self.definition = definition }

  /// The generated source, or nil when the file declares nothing of the app's own.
  package var text: String? {
    let parts =
      definition.enumerations.map(text) + definition.types.map(text)
      + definition.intents.map(text)
    let imports = ["CoreLocation", "Foundation", "Intents"].map { "import \($0)\n" }.joined()
    return parts.isEmpty ? nil : imports + "\n" + parts.joined(separator: "\n")
  }

  private func text(of enumeration: IntentDefinition.Enumeration) -> String {
    let cases = enumeration.cases.map { "  case `\($0.name)` = \($0.value)\n" }.joined()
    return "@objc public enum \(enumeration.name): Int {\n\(cases)}\n\n"
      + result(
        of: enumeration.name, "INEnumResolutionResult", value: enumeration.name,
        confirmed: enumeration.name)
  }

  private func text(of type: IntentDefinition.ObjectType) -> String {
    "@objc(\(type.name))\npublic class \(type.name): INObject {\n\(properties(type.properties))}\n\n"
      + result(
        of: type.name, "INObjectResolutionResult", value: type.name, confirmed: "\(type.name)?",
        isChosen: true)
  }

  /// What a handler answers when it is asked for a value of a type.
  private func result(
    of name: String, _ base: String, value: String, confirmed: String, isChosen: Bool = false
  ) -> String {
    var members = [
      "success(with resolvedValue: \(value))", "confirmationRequired(with value: \(confirmed))",
    ]
    if isChosen { members.append("disambiguation(with values: [\(value)])") }
    return "@objc(\(name)ResolutionResult)\n"
      + "public class \(name)ResolutionResult: \(base) {\n"
      + members.map { "  public class func \($0) -> Self { Self() }\n" }.joined() + "}\n"
  }

  private func text(of intent: IntentDefinition.Intent) -> String {
    let name = intent.className
    let response = "\(name)Response"
    return """
      @objc(\(name))
      public class \(name): INIntent {
      \(properties(intent.parameters))}

      public protocol \(name)Handling: NSObjectProtocol {
        func handle(intent: \(name), completion: @escaping (\(response)) -> Void)
        func confirm(intent: \(name), completion: @escaping (\(response)) -> Void)
      }

      extension \(name)Handling {
        public func handle(intent: \(name), completion: @escaping (\(response)) -> Void) {
          completion(\(response)(code: .failure, userActivity: nil))
        }

        public func confirm(intent: \(name), completion: @escaping (\(response)) -> Void) {
          completion(\(response)(code: .ready, userActivity: nil))
        }
      }

      @objc public enum \(response)Code: Int {
        case unspecified = 0
        case ready
        case continueInApp
        case inProgress
        case success
        case failure
        case failureRequiringAppLaunch
      \(ownCodes(intent))}

      @objc(\(response))
      public class \(response): INIntentResponse {
        @objc public fileprivate(set) var code: \(response)Code = .unspecified
      \(properties(intent.response))
        public convenience init(code: \(response)Code, userActivity: NSUserActivity?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      \(makers(intent))}
      \(reasons(intent))
      """ + "\n"
  }

  private func properties(_ parameters: [IntentDefinition.Parameter]) -> String {
    parameters.map { parameter in
      let first = definition.enumerations.first { $0.name == parameter.type }?.cases.first?.name
      let type = parameter.isList ? "[\(parameter.type)]" : parameter.type
      return "  @objc public var `\(parameter.name)`: "
        + (parameter.isEnumeration ? "\(type) = .`\(first ?? "unknown")`\n" : "\(type)?\n")
    }.joined()
  }

  private static let systemCodes: Set<String> = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  private func ownCodes(_ intent: IntentDefinition.Intent) -> String {
    intent.codes.filter { !Self.systemCodes.contains($0.name) }.enumerated()
      .map { "  case `\($1.name)` = \(100 + $0)\n" }.joined()
  }

  /// Responses by code and values: `success(state:)`, `failureNoItem(_:)`.
  private func makers(_ intent: IntentDefinition.Intent) -> String {
    let type = intent.className + "Response"
    var lines = ""
    for code in intent.codes where !code.shown.isEmpty {
      let values = code.shown.compactMap { name in intent.response.first { $0.name == name } }
      let parameters = values.map { "\($0.name): \($0.isList ? "[\($0.type)]" : $0.type)" }
      let assignments = values.map { "    response.`\($0.name)` = \($0.name)\n" }.joined()
      var heads = [parameters]
      // Swift drops a label that repeats the end of the name, where the classes are Objective-C.
      if code.name.lowercased().hasSuffix(values[0].name.lowercased()) {
        heads.append(["_ " + parameters[0]] + parameters.dropFirst())
      }
      for head in heads {
        lines += """

            public static func \(code.name)(\(head.joined(separator: ", "))) -> \(type) {
              let response = \(type)(code: .\(code.name), userActivity: nil)
          \(assignments)    return response
            }

          """
      }
    }
    return lines
  }

  /// The results for parameters that may be refused for reasons of their own.
  private func reasons(_ intent: IntentDefinition.Intent) -> String {
    intent.parameters.filter { !$0.reasons.isEmpty }.map { parameter in
      let stem = String(intent.className.dropLast(intent.className.hasSuffix("Intent") ? 6 : 0))
      let name = stem + parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
      let cases = parameter.reasons.enumerated().map { "  case `\($1)` = \($0 + 1)\n" }.joined()
      return """

        @objc public enum \(name)UnsupportedReason: Int {
        \(cases)}

        @objc(\(name)ResolutionResult)
        public class \(name)ResolutionResult: \(base(of: parameter)) {
          public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self { Self() }
        }

        """
    }.joined()
  }

  private func base(of parameter: IntentDefinition.Parameter) -> String {
    let own = definition.enumerations.map(\.name) + definition.types.map(\.name)
    if own.contains(parameter.type) { return "\(parameter.type)ResolutionResult" }
    let kind =
      switch parameter.word {
      case "Decimal": "Double"
      case "Date": "DateComponents"
      default: parameter.word
      }
    return Self.plainResults.contains(kind)
      ? "IN\(kind)ResolutionResult" : "INIntentResolutionResult"
  }

  /// The words of types, as files have them, whose results Intents names like them.
  private static let plainResults: Set<String> = [
    "Boolean", "Integer", "Double", "TimeInterval", "String", "SpeakableString", "URL",
    "DateComponents", "File", "Person", "Placemark",
  ]
}
