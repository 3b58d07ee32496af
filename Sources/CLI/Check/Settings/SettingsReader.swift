// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings

/// Reads the parts of `snug.json`; what it cannot take it names with its place.
struct SettingsReader {
  let path: String

  typealias Failure = CheckSettings.Failure

  func failure(_ value: PlacedJSON, _ sentence: String) -> Failure {
    Failure(path: path, place: value.place, sentence: sentence)
  }

  /// The value of a variable of the app's environment. Those by which Snug starts and contains an app are its
  /// own (Documentation/Containment.md §2.7).
  func variable(_ entry: PlacedJSON.Member) throws(Failure) -> String {
    let isOwn =
      ["LD_", "SNUG_", "SWIFT_", "GLIBC_"].contains(where: entry.key.hasPrefix)
      || ["HOME", "CFFIXED_USER_HOME", "TMPDIR"].contains(entry.key)
    guard !isOwn else {
      throw failure(entry.value, "the variable '\(entry.key)' is Snug's own; remove it")
    }
    return try text(entry.value)
  }

  /// The members of an object, all of which have one of the names; nil for any.
  func members(_ value: PlacedJSON, _ names: [String]?) throws(Failure) -> [PlacedJSON.Member] {
    guard case .object(let members) = value.content else {
      throw failure(value, "an object in braces is expected, not \(value.kind)")
    }
    guard let names else { return members }
    for member in members where !names.contains(member.key) {
      throw Failure(
        path: path, place: member.place,
        sentence: "there is no setting '\(member.key)' here; "
          + NearWords.advice(for: member.key, among: names))
    }
    return members
  }

  func list(_ value: PlacedJSON) throws(Failure) -> [PlacedJSON] {
    guard case .array(let values) = value.content else {
      throw failure(value, "a list in brackets is expected, not \(value.kind)")
    }
    return values
  }

  func text(_ value: PlacedJSON) throws(Failure) -> String {
    guard case .string(let text) = value.content else {
      throw failure(value, "a text in quotes is expected, not \(value.kind)")
    }
    return text
  }

  func flag(_ value: PlacedJSON) throws(Failure) -> Bool {
    guard case .boolean(let flag) = value.content else {
      throw failure(value, "true or false is expected, not \(value.kind)")
    }
    return flag
  }

  func screen(_ value: PlacedJSON) throws(Failure) -> ScreenRequest {
    let members = try members(value, ["name", "steps"])
    guard let name = members.first(where: { $0.key == "name" }) else {
      throw failure(value, "the screen needs a \"name\"")
    }
    var screen = ScreenRequest(name: try text(name.value), origin: .steps)
    if let steps = members.first(where: { $0.key == "steps" }) {
      for line in try list(steps.value) {
        screen.steps += try self.steps(try text(line), at: line.place)
      }
    }
    guard !screen.steps.isEmpty else {
      throw failure(value, "the screen needs \"steps\", such as [\"select 1\"]")
    }
    return screen
  }

  /// The steps of a text that stands at a place.
  func steps(_ text: String, at place: PlacedJSON.Place) throws(Failure) -> [Step] {
    do {
      return try StepParser.steps(in: text, source: path)
    } catch {
      // The step's own column counts from its text's beginning.
      throw Failure(
        path: path, place: .init(line: place.line, column: place.column + error.place.column),
        sentence: error.sentence)
    }
  }

  func shape(_ value: PlacedJSON) throws(Failure) -> CheckMatrix.Shape {
    do {
      return try CheckMatrix.shape(try text(value))
    } catch let error as UsageError {
      throw failure(value, error.description)
    } catch let error as Failure {
      throw error
    } catch {
      throw failure(value, "\(error)")
    }
  }

  func acceptance(_ value: PlacedJSON) throws(Failure) -> Acceptance {
    var acceptance = Acceptance(reason: "")
    for member in try members(value, ["kind", "screen", "view", "fingerprint", "reason"]) {
      let word = try text(member.value)
      switch member.key {
      case "kind":
        guard let kind = FindingKind(rawValue: word) else {
          let known = FindingKind.allCases.map(\.rawValue)
          let near = NearWords.nearest(to: word, among: known).first
          throw failure(
            member.value,
            "there is no kind '\(word)'; "
              + (near.map { "did you mean '\($0)'?" }
                ?? "known are \(known.joined(separator: ", "))"))
        }
        acceptance.kind = kind
      case "screen": acceptance.screen = word
      case "view": acceptance.view = word
      case "fingerprint": acceptance.fingerprint = word
      default: acceptance.reason = word
      }
    }
    guard acceptance.reason.contains(where: { !$0.isWhitespace }) else {
      throw failure(value, "say why the finding is accepted: add a \"reason\"")
    }
    let isWide =
      acceptance.kind == nil && acceptance.screen == nil && acceptance.view == nil
      && acceptance.fingerprint == nil
    guard !isWide else {
      throw failure(
        value, "this would accept everything; add \"kind\", \"screen\", \"view\" or \"fingerprint\""
      )
    }
    return acceptance
  }
}
