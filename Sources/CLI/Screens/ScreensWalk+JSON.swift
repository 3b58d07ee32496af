// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ScreensWalk {
  /// The screens with the steps that lead to them; what changed against the file; what was lost.
  var json: String {
    let value: JSONValue = [
      "screens": Self.list(sights), "messages": .array(messages.map { .string($0) }),
      "lost": .array(lost.map { .string($0) }), "stopped": .array(stopped.map { .string($0) }),
    ]
    return value.line
  }

  /// What was found by a run that was ended before it had walked everywhere.
  static func partialJSON(_ sights: [Sight]) -> String {
    let value: JSONValue = ["screens": list(sights), "partial": .boolean(true)]
    return value.line
  }

  private static func list(_ sights: [Sight]) -> JSONValue {
    .array(
      sights.map { sight in
        var members: [String: JSONValue] = [
          "name": .string(sight.name), "steps": .array(sight.steps.map { .string($0) }),
        ]
        members["parent"] = sight.parent.map { .string($0) }
        return .object(members)
      })
  }
}
