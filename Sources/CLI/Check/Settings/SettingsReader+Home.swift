// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import NetworkArchive

extension SettingsReader {
  /// A folder of the project, as its path on the machine.
  func folder(_ value: PlacedJSON) throws(Failure) -> String {
    let (path, word) = try place(value)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw failure(value, "there is no folder '\(word)' beside this file") }
    return path
  }

  /// Recorded answers of servers, as their path on the machine: an HTTP Archive or a folder.
  func archive(_ value: PlacedJSON) throws(Failure) -> String {
    let (path, word) = try place(value)
    guard FileManager.default.fileExists(atPath: path) else {
      throw failure(value, "there is no file or folder '\(word)' beside this file")
    }
    do {
      _ = try NetworkArchive(path: path)
    } catch {
      throw Failure(
        path: path, place: .init(line: error.line, column: error.column), sentence: error.sentence)
    }
    return path
  }

  /// What the value names inside of the project, and its words.
  private func place(_ value: PlacedJSON) throws(Failure) -> (path: String, word: String) {
    let word = try text(value)
    let project = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
    let place = project.appendingPathComponent(word).resolvingSymlinksInPath()
    guard !word.hasPrefix("/"), place.path.hasPrefix(project.path + "/") else {
      throw failure(value, "'\(word)' leads out of the project; name what is inside of it")
    }
    return (place.path, word)
  }

  /// A value that user defaults can hold.
  func plain(_ value: PlacedJSON) throws(Failure) -> HomePlan.Value {
    switch value.content {
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .string(let value): return .string(value)
    case .array(let values):
      var plain: [HomePlan.Value] = []
      for value in values { plain.append(try self.plain(value)) }
      return .array(plain)
    case .object(let members):
      var plain: [String: HomePlan.Value] = [:]
      for member in members { plain[member.key] = try self.plain(member.value) }
      return .dictionary(plain)
    case .null: throw failure(value, "user defaults hold no null; leave it out")
    }
  }

  /// A screen that need not be looked at.
  func unseen(_ value: PlacedJSON) throws(Failure) -> Acceptance {
    var acceptance = Acceptance(reason: "")
    for member in try members(value, ["screen", "reason"]) {
      let word = try text(member.value)
      if member.key == "screen" { acceptance.screen = word } else { acceptance.reason = word }
    }
    guard acceptance.screen != nil else {
      throw failure(value, "say which screen is not looked at: add a \"screen\"")
    }
    guard acceptance.reason.contains(where: { !$0.isWhitespace }) else {
      throw failure(value, "say why the screen is not looked at: add a \"reason\"")
    }
    return acceptance
  }
}
