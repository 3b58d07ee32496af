// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A tool that agents call: its description, and what it is given.
struct AgentTool: Sendable {
  /// One of a tool's arguments.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      case text
      case texts
      case whole
      case flag
      case words([String])
    }

    let name: String
    let kind: Kind
    let text: String
    var isRequired = false
    /// The option of the command that it stands for; nil where it stands for none.
    var option: String?
  }

  let name: String
  let title: String
  let text: String
  let parameters: [Parameter]
  /// A schema of what `structuredContent` has.
  let output: JSONValue

  /// As `tools/list` tells it.
  var value: JSONValue {
    var properties: [String: JSONValue] = [:]
    for parameter in parameters { properties[parameter.name] = parameter.schema }
    return [
      "name": .string(name), "title": .string(title), "description": .string(text),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
      ],
      "outputSchema": output,
      // The app's own code runs, on a phone of its own.
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// Whether arguments are what the tool takes.
  func check(_ arguments: JSONValue) throws(ModelContextError) {
    guard let members = arguments.members else { throw .parameters("arguments is an object") }
    for name in members.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw .parameters("\(self.name) has no argument '\(name)'; it has \(known)")
    }
    for parameter in parameters {
      guard let value = members[parameter.name] else {
        if parameter.isRequired { throw .parameters("\(name) needs '\(parameter.name)'") }
        continue
      }
      guard parameter.takes(value) else {
        throw .parameters("'\(parameter.name)' of \(name) is \(parameter.words)")
      }
    }
  }
}

extension AgentTool.Parameter {
  var schema: JSONValue {
    let description = JSONValue.string(text)
    switch kind {
    case .text: return ["type": "string", "description": description]
    case .texts:
      return ["type": "array", "items": ["type": "string"], "description": description]
    case .whole: return ["type": "integer", "minimum": 0, "description": description]
    case .flag: return ["type": "boolean", "description": description]
    case .words(let words):
      return [
        "type": "string", "enum": .array(words.map { .string($0) }), "description": description,
      ]
    }
  }

  func takes(_ value: JSONValue) -> Bool {
    switch kind {
    // A word that looks like an option would be one.
    case .text: value.text.map { !$0.hasPrefix("--") } ?? false
    case .texts:
      value.elements?.allSatisfy { $0.text.map { !$0.hasPrefix("--") } ?? false } ?? false
    case .whole: value.number.map { $0 >= 0 && $0 == $0.rounded() && $0 < 1e9 } ?? false
    case .flag: if case .boolean = value { true } else { false }
    case .words(let words): value.text.map(words.contains) ?? false
    }
  }

  var words: String {
    switch kind {
    case .text: "a text that does not begin with --"
    case .texts: "a list of texts that do not begin with --"
    case .whole: "a whole number"
    case .flag: "true or false"
    case .words(let words): "one of \(words.joined(separator: ", "))"
    }
  }

  /// The words of a command line that say the same.
  func words(for value: JSONValue) -> [String] {
    guard let option else { return [] }
    switch value {
    case .boolean(let isSet): return isSet ? [option] : []
    case .number(let number): return [option, "\(Int(number))"]
    case .string(let text): return ["\(option)=\(text)"]
    case .array(let elements): return elements.compactMap(\.text).map { "\(option)=\($0)" }
    case .null, .object: return []
    }
  }
}

/// A call that is under way.
final class AgentCall: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  var isCancelled: Bool { lock.withLock { isOver } }

  func cancel() { lock.withLock { isOver = true } }
}

/// What a tool answers.
struct AgentResult: Sendable {
  enum Content: Sendable {
    case text(String)
    case picture(Data)
  }

  var content: [Content]
  var structure: JSONValue?
  var isError = false

  var value: JSONValue {
    var members: [String: JSONValue] = [
      "content": .array(
        content.map { part in
          switch part {
          case .text(let text): ["type": "text", "text": .string(text)]
          case .picture(let data):
            [
              "type": "image", "mimeType": "image/png",
              "data": .string(data.base64EncodedString()),
            ]
          }
        })
    ]
    members["structuredContent"] = structure
    if isError { members["isError"] = true }
    return .object(members)
  }
}

/// Does what a tool is called for.
protocol AgentToolRunning: Sendable {
  func run(
    _ tool: AgentTool, _ arguments: JSONValue, _ call: AgentCall,
    progress: @escaping @Sendable (String) -> Void
  ) -> AgentResult
}
