// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
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
    let text: [UInt8]
    do throws(TextProblem) {
      if PropertyListText.isBinary(data) {
        let object = try PropertyListText.object(data)
        guard let node = node(object, at: FileLocation(path: path)) else {
          throw TextProblem(.brokenPropertyList("its value is of no such list"))
        }
        return node
      }
      if PropertyListText.isXML(data) {
        let builder = XMLPropertyList(path: path)
        try XMLText.read(data, allowsDocumentType: true, into: builder)
        return try builder.result()
      }
      text = try CheckedText.utf8(data)
    } catch {
      throw ProjectError(error, in: path)
    }
    var parser = OpenStepParser(bytes: text, path: path)
    return try parser.parse()
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
