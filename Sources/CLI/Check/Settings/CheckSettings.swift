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
  /// What the app's container begins with.
  var home = HomePlan()
  /// Screens that need not be looked at, and why.
  var unseen: [Acceptance] = []
  /// How screens are looked for.
  var exploration = ExplorationSettings()

  /// What decides how the app's launch goes.
  var launchKey: String {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var home = home
    // Another one in each run.
    home.folder = nil
    let own = (try? encoder.encode(home)).map { String(decoding: $0, as: UTF8.self) }
    return (arguments + variables + [own ?? ""]).joined(separator: "\n")
  }

  static let fileName = "snug.json"
  private static let mostBytes = 16 << 20

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
    var status = stat()
    guard stat(url.path, &status) == 0 else { return }
    let start = PlacedJSON.Place(line: 1, column: 1)
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes else {
      throw Failure(
        path: url.path, place: start, sentence: "this is no file of settings; make it a small file")
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Failure(path: url.path, place: start, sentence: "the file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      let place = Self.firstBadPlace(of: data)
      throw Failure(
        path: url.path, place: place, sentence: "this is no UTF-8; save the file in UTF-8")
    }
    self = try CheckSettings(text, path: url.path)
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
      root,
      [
        "screens", "devices", "accept", "environment", "arguments", "container", "defaults",
        "network", "unseen", "explore",
      ])
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
      case "container": home.seed = try reader.folder(member.value)
      case "network": home.network = try reader.archive(member.value)
      case "defaults":
        for entry in try reader.members(member.value, nil) {
          home.defaults[entry.key] = try reader.plain(entry.value)
        }
      case "unseen":
        for value in try reader.list(member.value) { unseen.append(try reader.unseen(value)) }
      default:
        for entry in try reader.members(member.value, nil) {
          environment[entry.key] = try reader.variable(entry)
        }
      }
    }
  }

  /// Where the first byte stands that belongs to no character.
  private static func firstBadPlace(of data: Data) -> PlacedJSON.Place {
    var good = 0
    // The longest beginning that is text.
    var (low, high) = (0, data.count)
    while low <= high {
      let middle = (low + high) / 2
      // A cut within a character is none of the file's faults.
      let isText = (0...3).contains { cut in
        middle >= cut && String(data: data.prefix(middle - cut), encoding: .utf8) != nil
      }
      if isText {
        good = middle
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    let text = String(decoding: data.prefix(good), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return .init(line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1)
  }
}
