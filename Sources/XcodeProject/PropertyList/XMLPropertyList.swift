// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

#if canImport(FoundationXML)
  private import FoundationXML
#endif

/// Reads XML property lists with the line of every value.
///
/// Apple's own document type is the only declaration allowed; entities are refused, so nothing can
/// be expanded or fetched.
enum XMLPropertyList {
  static func parse(_ data: Data, path: String) throws(ProjectError) -> PropertyNode {
    let text = String(decoding: data, as: UTF8.self)
    if let entity = text.range(of: "<!ENTITY") {
      let line = text[..<entity.lowerBound].count { $0.isNewline } + 1
      throw ProjectError(
        .malformed("no entity declaration"), at: FileLocation(path: path, line: line))
    }
    let builder = PropertyListBuilder(path: path)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if let problem = builder.problem { throw problem }
    guard isWellFormed, let root = builder.root else {
      throw ProjectError(
        .malformed("well-formed XML"),
        at: builder.breakingPlace ?? FileLocation(path: path, line: parser.lineNumber))
    }
    return root
  }
}

private final class PropertyListBuilder: NSObject, XMLParserDelegate {
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
  private var start: FileLocation
  private(set) var root: PropertyNode?
  private(set) var problem: ProjectError?
  private(set) var breakingPlace: FileLocation?

  init(path: String) {
    self.path = path
    start = FileLocation(path: path, line: 1)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    start = FileLocation(path: path, line: parser.lineNumber)
    text = ""
    if elementName == "dict" || elementName == "array" {
      levels.append(Level(location: start, isArray: elementName == "array"))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    breakingPlace = breakingPlace ?? FileLocation(path: path, line: parser.lineNumber)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "plist": break
    case "key":
      guard !levels.isEmpty else { return fail("a value") }
      levels[levels.count - 1].key = (text, start)
    case "dict", "array":
      guard let level = levels.popLast() else { return }
      add(
        PropertyNode(
          level.isArray ? .array(level.values) : .dictionary(level.entries), at: level.location))
    default:
      guard let content = scalar(elementName) else {
        return fail("a property list value, not <\(elementName)>")
      }
      add(PropertyNode(content, at: start))
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
      fail("a key before the value")
    }
  }

  private func fail(_ expectation: String) {
    problem = problem ?? ProjectError(.malformed(expectation), at: start)
  }
}
