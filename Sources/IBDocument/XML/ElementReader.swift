// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
package import Foundation

/// Turns XML into a tree of elements with places.
package enum ElementReader {
  /// Reads one document.
  ///
  /// - Parameter file: The name that locations carry.
  /// - Complexity: O(n) in bytes.
  package static func root(of data: Data, file: String) throws(DocumentError) -> Element {
    let builder = TreeBuilder(file: file)
    do throws(TextProblem) {
      try XMLText.read(data, into: builder)
      guard let root = builder.root else {
        throw TextProblem(.brokenXML("the document is empty"))
      }
      return root
    } catch {
      throw DocumentError(
        .text(error.kind),
        at: Location(file: file, line: error.place.line, column: error.place.column))
    }
  }
}

/// Collects what the parser reports.
private final class TreeBuilder: XMLHandler {
  private let file: String
  private var open: [Element] = []
  private(set) var root: Element?

  init(file: String) { self.file = file }

  func start(_ element: String, _ attributes: [String: String], at place: TextPlace) {
    open.append(
      Element(
        name: element, attributes: attributes,
        location: Location(file: file, line: place.line, column: place.column)))
  }

  func end(_ name: String) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }
}
