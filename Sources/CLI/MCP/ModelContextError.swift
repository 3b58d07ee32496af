// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An error of the protocol, as JSON-RPC 2.0 and the Model Context Protocol number them.
struct ModelContextError: Error, Equatable {
  let code: Int
  let message: String
  var data: JSONValue?

  static let parse = ModelContextError(code: -32700, message: "the line is no JSON")

  static func request(_ message: String) -> ModelContextError {
    ModelContextError(code: -32600, message: message)
  }

  static func method(_ name: String) -> ModelContextError {
    ModelContextError(code: -32601, message: "there is no method '\(name)'")
  }

  static func parameters(_ message: String) -> ModelContextError {
    ModelContextError(code: -32602, message: message)
  }

  static func version(_ requested: String) -> ModelContextError {
    ModelContextError(
      code: -32022, message: "the protocol's version \(requested) is not spoken here",
      data: [
        "requested": .string(requested),
        "supported": .array(ModelContextVersion.supported.map { .string($0) }),
      ])
  }

  var value: JSONValue {
    var members: [String: JSONValue] = [
      "code": .number(Double(code)), "message": .string(message),
    ]
    members["data"] = data
    return .object(members)
  }
}

/// Revisions of the Model Context Protocol.
enum ModelContextVersion {
  /// Each request says what it needs.
  static let current = "2026-07-28"
  /// Those that begin with `initialize`, newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2024-11-05"]

  static let supported = [current] + withHandshake
}
