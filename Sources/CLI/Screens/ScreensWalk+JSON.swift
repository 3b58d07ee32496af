// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ScreensWalk {
  /// The screens with the steps that lead to them; what changed against the file; what was lost.
  var json: String {
    let screens = sights.map { sight -> JSONValue in
      var members: [String: JSONValue] = [
        "name": .string(sight.name), "steps": .array(sight.steps.map { .string($0) }),
      ]
      members["parent"] = sight.parent.map { .string($0) }
      return .object(members)
    }
    let value: JSONValue = [
      "screens": .array(screens), "messages": .array(messages.map { .string($0) }),
      "lost": .array(lost.map { .string($0) }), "stopped": .array(stopped.map { .string($0) }),
    ]
    return value.line
  }
}
