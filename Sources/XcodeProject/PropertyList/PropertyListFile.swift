// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Reads property lists in the three forms that exist: OpenStep text, XML and binary.
package enum PropertyListFile {
  /// - Parameter url: A file; its path is what places carry.
  package static func read(_ url: URL) throws(ProjectError) -> PropertyNode {
    let data: Data
    var status = stat()
    if stat(url.path, &status) == 0, let kind = ProjectBoundary.strangeKind(status.st_mode) {
      throw ProjectError(
        .noPlainFile(url.lastPathComponent, kind: kind), at: FileLocation(path: url.path))
    }
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ProjectError(
        .unreadable(error.localizedDescription), at: FileLocation(path: url.path))
    }
    return try parse(data, path: url.path)
  }

  package static func parse(_ data: Data, path: String) throws(ProjectError) -> PropertyNode {
    if data.starts(with: Array("bplist".utf8)) { return try binary(data, path: path) }
    let start = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    if start == UInt8(ascii: "<"), looksLikeXML(data) {
      return try XMLPropertyList.parse(data, path: path)
    }
    var parser = OpenStepParser(bytes: [UInt8](data), path: path)
    return try parser.parse()
  }

  /// OpenStep data is `<0fbd…>`: hexadecimal digits, never `<?`, `<!` or `<plist`.
  private static func looksLikeXML(_ data: Data) -> Bool {
    let text = String(decoding: data.prefix(256), as: UTF8.self)
    return text.contains("<?xml") || text.contains("<plist") || text.contains("<!")
  }

  private static func binary(_ data: Data, path: String) throws(ProjectError) -> PropertyNode {
    let place = FileLocation(path: path)
    do {
      let object = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let node = node(object, at: place) else {
        throw ProjectError(.malformed("a property list"), at: place)
      }
      return node
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError(.malformed("a binary property list"), at: place)
    }
  }

  private static func node(_ object: Any, at place: FileLocation) -> PropertyNode? {
    let content: PropertyNode.Content
    switch object {
    case let value as String: content = .string(value)
    case let value as Bool: content = .boolean(value)
    case let value as Int: content = .integer(value)
    case let value as Double: content = .real(value)
    case let value as Date: content = .date(value)
    case let value as Data: content = .data(value)
    case let values as [Any]: content = .array(values.compactMap { node($0, at: place) })
    case let values as [String: Any]:
      content = .dictionary(values.compactMapValues { node($0, at: place) })
    default: return nil
    }
    return PropertyNode(content, at: place)
  }
}
