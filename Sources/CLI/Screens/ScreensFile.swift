// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// `snug-screens.json`: the screens that an exploration found, with the steps to each, to be committed
/// and mended by hand (Documentation/Exploration.md §9).
struct ScreensFile: Equatable, Sendable {
  static let name = "snug-screens.json"

  struct Entry: Equatable, Sendable {
    var name: String
    /// The class of the controller that the steps lead to.
    var controller: String?
    /// The scene, preview or launch at which the steps begin; nil for the app's first screen.
    var from: String?
    var steps: [Step]
    /// As ``ScreenRequest/marks``.
    var marks: [String?]
    /// The app's own controllers that are in sight there.
    var controllers: [String]
    /// As ``ScreenRequest/stops``.
    var stops = false
    /// As ``ScreenRequest/foundOn``.
    var on: String?
  }

  var entries: [Entry] = []

  init() {}

  /// Reads the file of a project's folder; nil where there is none.
  init?(folder: URL) throws(CheckSettings.Failure) {
    let url = folder.appendingPathComponent(Self.name)
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    try self.init(String(decoding: data, as: UTF8.self), path: url.path)
  }

  init(_ text: String, path: String) throws(CheckSettings.Failure) {
    let reader = SettingsReader(path: path)
    let root: PlacedJSON
    do {
      root = try PlacedJSON(text)
    } catch {
      throw CheckSettings.Failure(path: path, place: error.place, sentence: error.sentence)
    }
    for member in try reader.members(root, ["screens"]) {
      for value in try reader.list(member.value) {
        let entry = try reader.entry(value)
        if entries.contains(where: { $0.name == entry.name }) {
          throw reader.failure(value, "there are two screens '\(entry.name)'; rename one")
        }
        entries.append(entry)
      }
    }
  }

  /// Of screens that were found.
  init(_ screens: [ScreenRequest], roots: [ScreenRequest]) {
    entries = screens.map { screen in
      let root = roots.first { $0.origin == screen.start && $0.identifier == screen.identifier }
      return Entry(
        name: screen.name, controller: screen.controller,
        from: screen.start == .initial ? nil : root?.name, steps: screen.steps,
        marks: screen.marks, controllers: screen.controllers, stops: screen.stops,
        on: screen.foundOn)
    }
  }

  /// The screens as a check looks at them; those whose scene is not there any more are left out.
  func requests(roots: [ScreenRequest]) -> [ScreenRequest] {
    entries.compactMap { entry in
      let root = entry.from.map { name in roots.first { $0.name == name } } ?? roots.first
      guard let root else { return nil }
      var screen = ScreenRequest(
        name: entry.name, origin: .explored, storyboard: root.storyboard,
        identifier: root.identifier, steps: entry.steps)
      screen.start = root.origin
      screen.arguments = root.arguments
      screen.marks = entry.marks
      screen.controller = entry.controller
      screen.controllers = entry.controllers
      screen.stops = entry.stops
      screen.foundOn = entry.on
      return screen
    }
  }

  /// A line a step, so that changes can be read and merged.
  var text: String {
    let parts = entries.map { entry in
      var lines = ["      \"name\": \(Self.quoted(entry.name)),"]
      if let controller = entry.controller {
        lines.append("      \"controller\": \(Self.quoted(controller)),")
      }
      if !entry.controllers.isEmpty {
        let list = entry.controllers.map(Self.quoted).joined(separator: ", ")
        lines.append("      \"sees\": [\(list)],")
      }
      if let from = entry.from { lines.append("      \"from\": \(Self.quoted(from)),") }
      if let on = entry.on { lines.append("      \"on\": \(Self.quoted(on)),") }
      if entry.stops { lines.append("      \"stops\": true,") }
      let steps = zip(entry.steps, entry.marks).map { step, mark in
        "        " + Self.quoted(step.text + (mark.map { "  # \($0)" } ?? ""))
      }
      lines.append("      \"steps\": [\n\(steps.joined(separator: ",\n"))\n      ]")
      return "    {\n\(lines.joined(separator: "\n"))\n    }"
    }
    return "{\n  \"screens\": [\n\(parts.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SettingsReader {
  fileprivate func entry(_ value: PlacedJSON) throws(Failure) -> ScreensFile.Entry {
    let known = ["name", "controller", "sees", "from", "on", "stops", "steps"]
    let members = try members(value, known)
    func member(_ name: String) -> PlacedJSON? { members.first { $0.key == name }?.value }
    guard let name = member("name") else { throw failure(value, "the screen needs a \"name\"") }
    var entry = ScreensFile.Entry(
      name: try text(name), controller: nil, from: nil, steps: [], marks: [], controllers: [])
    if let controller = member("controller") { entry.controller = try text(controller) }
    if let from = member("from") { entry.from = try text(from) }
    if let on = member("on") { entry.on = try text(on) }
    if let stops = member("stops") { entry.stops = try flag(stops) }
    if let list = member("sees") {
      for value in try self.list(list) { entry.controllers.append(try text(value)) }
    }
    if let list = member("steps") {
      for line in try self.list(list) {
        let written = try text(line)
        let steps = try steps(written, at: line.place)
        entry.steps += steps
        entry.marks += steps.map { _ in Self.mark(of: written, steps) }
      }
    }
    guard !entry.steps.isEmpty else {
      throw failure(value, "the screen needs \"steps\", such as [\"select 1\"]")
    }
    return entry
  }

  /// What stands behind the only step of a line as its comment.
  private static func mark(of line: String, _ steps: [Step]) -> String? {
    guard let step = steps.first, steps.count == 1 else { return nil }
    let rest = line.trimmingCharacters(in: .whitespaces).dropFirst(step.text.count)
      .trimmingCharacters(in: .whitespaces)
    return rest.hasPrefix("# ") ? String(rest.dropFirst(2)) : nil
  }
}
