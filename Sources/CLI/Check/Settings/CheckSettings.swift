// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// What a project's `snug.json` says (Documentation/Check.md §7).
struct CheckSettings: Equatable, Sendable {
  /// Screens that steps lead to.
  var screens: [ScreenRequest] = []
  /// In place of the standard devices; empty for those.
  var shapes: [CheckMatrix.Shape] = []
  /// Findings that the project lives with.
  var acceptances: [Acceptance] = []
  /// Variables and arguments that the app is launched with: where sample data comes from.
  var environment: [String: String] = [:]
  var arguments: [String] = []
  /// How screens are looked for.
  var exploration = ExplorationSettings()

  static let fileName = "snug.json"

  /// Something wrong in the file, with its place and a remedy.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var path: String
    var place: PlacedJSON.Place
    var sentence: String

    var description: String { "\(path):\(place.line):\(place.column): error: \(sentence)" }
  }

  init() {}

  /// Reads the file in a project's folder; the standard settings where there is none.
  init(folder: URL) throws(Failure) {
    let url = folder.appendingPathComponent(Self.fileName)
    guard let data = FileManager.default.contents(atPath: url.path) else { return }
    self = try CheckSettings(String(decoding: data, as: UTF8.self), path: url.path)
  }

  init(_ text: String, path: String) throws(Failure) {
    let reader = SettingsReader(path: path)
    do {
      try self.init(reader, try PlacedJSON(text))
    } catch let failure as PlacedJSON.Failure {
      throw Failure(path: path, place: failure.place, sentence: failure.sentence)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(path: path, place: .init(line: 1, column: 1), sentence: "\(error)")
    }
  }

  private init(_ reader: SettingsReader, _ root: PlacedJSON) throws(Failure) {
    for member in try reader.members(
      root, ["screens", "devices", "accept", "environment", "arguments", "explore"])
    {
      switch member.key {
      case "screens":
        for value in try reader.list(member.value) {
          let screen = try reader.screen(value)
          if screens.contains(where: { $0.name == screen.name }) {
            throw reader.failure(value, "there are two screens '\(screen.name)'; rename one")
          }
          screens.append(screen)
        }
      case "devices":
        for value in try reader.list(member.value) { shapes.append(try reader.shape(value)) }
      case "accept":
        for value in try reader.list(member.value) {
          acceptances.append(try reader.acceptance(value))
        }
      case "explore": exploration = try reader.exploration(member.value)
      case "arguments":
        for value in try reader.list(member.value) { arguments.append(try reader.text(value)) }
      default:
        for entry in try reader.members(member.value, nil) {
          environment[entry.key] = try reader.text(entry.value)
        }
      }
    }
  }
}
