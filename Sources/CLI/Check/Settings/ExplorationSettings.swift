// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// The member `explore` of `snug.json` (Documentation/Exploration.md §8).
struct ExplorationSettings: Equatable, Sendable {
  /// At most so many steps; nil for the standard, 0 for none.
  var steps: Int?
  /// What fields get, by their names; credentials among them.
  var texts: [ExplorationRequest.FieldText] = []
  /// Names of what is not touched.
  var avoided: [String] = []
  /// What the app shows first when it is launched for a state, by the names of the states.
  var launches: [ScreenRequest] = []
  /// Whether all rows are tried.
  var triesAllRows = false
  /// Addresses that are opened, beside those that the sources spell.
  var links: [String] = []
}

extension SettingsReader {
  func exploration(_ value: PlacedJSON) throws(Failure) -> ExplorationSettings {
    var settings = ExplorationSettings()
    if case .boolean(let explores) = value.content {
      if !explores { settings.steps = 0 }
      return settings
    }
    for member in try members(
      value, ["steps", "texts", "credentials", "avoid", "rows", "launches", "links"])
    {
      switch member.key {
      case "steps":
        guard case .number(let number) = member.value.content, number >= 0, number <= 1e6,
          number == number.rounded()
        else { throw failure(member.value, "a whole number of steps is expected, such as 600") }
        settings.steps = Int(number)
      case "avoid":
        for name in try list(member.value) { settings.avoided.append(try text(name)) }
      case "links":
        for link in try list(member.value) { settings.links.append(try text(link)) }
      case "rows":
        guard try text(member.value) == "all" else {
          throw failure(member.value, "\"all\" is expected; without 'rows' some stand for others")
        }
        settings.triesAllRows = true
      case "launches":
        for entry in try members(member.value, nil) {
          var screen = ScreenRequest(name: entry.key, origin: .launch, identifier: entry.key)
          var arguments: [String] = []
          for value in try list(entry.value) { arguments.append(try text(value)) }
          guard !arguments.isEmpty else {
            throw failure(entry.value, "arguments are expected, such as [\"-isNew\", \"YES\"]")
          }
          screen.arguments = arguments
          settings.launches.append(screen)
        }
      case "credentials":
        for entry in try members(member.value, ["user", "password"]) {
          let text = try text(entry.value)
          let fields = entry.key == "user" ? Self.userFields : Self.passwordFields
          settings.texts += fields.map { .init(field: $0, text: text) }
        }
      default:
        for entry in try members(member.value, nil) {
          settings.texts.append(.init(field: entry.key, text: try text(entry.value)))
        }
      }
    }
    return settings
  }

  /// What login fields are called, by content type or by what people write into them.
  private static let userFields = ["*user*", "*e-mail*", "*email*", "login"]
  private static let passwordFields = ["*password*", "*passcode*"]
}
