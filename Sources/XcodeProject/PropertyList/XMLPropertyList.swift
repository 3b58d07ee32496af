// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Collects an XML property list with the place of every value.
final class XMLPropertyList: XMLHandler {
  private struct Level {
    let location: FileLocation
    let isArray: Bool
    var values: [PropertyNode] = []
    var entries: [String: PropertyNode] = [:]
    var key: (String, FileLocation)?
  }

  private let path: String
  private var levels: [Level] = []
  private var text = ""
  private var start = TextPlace()
  private var root: PropertyNode?
  private var problem: TextProblem?

  init(path: String) { self.path = path }

  var isDone: Bool { problem != nil }

  /// The list, after the text was read.
  func result() throws(TextProblem) -> PropertyNode {
    if let problem { throw problem }
    guard let root else { throw TextProblem(.brokenPropertyList("it has no value"), at: start) }
    return root
  }

  func start(_ element: String, _ attributes: [String: String], at place: TextPlace) {
    start = place
    text = ""
    if element == "dict" || element == "array" {
      levels.append(Level(location: location, isArray: element == "array"))
    }
  }

  private var location: FileLocation {
    FileLocation(path: path, line: start.line, column: start.column)
  }

  func characters(_ text: String) { self.text += text }

  func end(_ element: String) {
    switch element {
    case "plist": break
    case "key":
      guard !levels.isEmpty else { return fail("a value is expected") }
      levels[levels.count - 1].key = (text, location)
    case "dict", "array":
      guard let level = levels.popLast() else { return }
      add(
        PropertyNode(
          level.isArray ? .array(level.values) : .dictionary(level.entries), at: level.location))
    default:
      guard let content = scalar(element) else {
        return fail("a property list's value is expected, not <\(element)>")
      }
      add(PropertyNode(content, at: location))
    }
  }

  private func scalar(_ name: String) -> PropertyNode.Content? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "string": return .string(text)
    case "integer": return Int(trimmed).map(PropertyNode.Content.integer)
    case "real": return Double(trimmed).map(PropertyNode.Content.real)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "date": return ISO8601DateFormatter().date(from: trimmed).map(PropertyNode.Content.date)
    case "data":
      return Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters)
        .map(PropertyNode.Content.data)
    default: return nil
    }
  }

  private func add(_ node: PropertyNode) {
    guard !levels.isEmpty else {
      root = root ?? node
      return
    }
    let last = levels.count - 1
    if levels[last].isArray {
      levels[last].values.append(node)
    } else if let (key, place) = levels[last].key {
      levels[last].entries[key] = PropertyNode(node.content, at: place)
      levels[last].key = nil
    } else {
      fail("a key is expected before the value")
    }
  }

  private func fail(_ expectation: String) {
    problem = problem ?? TextProblem(.brokenPropertyList(expectation), at: start)
  }
}
