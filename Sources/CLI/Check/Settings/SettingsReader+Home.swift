// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

extension SettingsReader {
  /// A folder of the project, as its path on the machine.
  func folder(_ value: PlacedJSON) throws(Failure) -> String {
    let word = try text(value)
    let project = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
    let folder = project.appendingPathComponent(word).resolvingSymlinksInPath()
    guard !word.hasPrefix("/"), folder.path.hasPrefix(project.path + "/") else {
      throw failure(value, "'\(word)' leads out of the project; name a folder inside of it")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw failure(value, "there is no folder '\(word)' beside this file") }
    return folder.path
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
