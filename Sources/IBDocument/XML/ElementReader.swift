// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

#if canImport(FoundationXML)
  private import FoundationXML
#endif

/// Turns XML into a tree of elements with places, through libxml2.
package enum ElementReader {
  /// Reads one document.
  ///
  /// - Parameter file: The name that locations carry.
  /// - Complexity: O(n) in bytes.
  package static func root(of data: Data, file: String) throws(DocumentError) -> Element {
    var scanner = TagScanner(bytes: [UInt8](data), file: file)
    let places = try scanner.startTags()
    let builder = TreeBuilder(places: places, file: file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let finished = parser.parse()
    guard finished, builder.problem == nil, let root = builder.root else {
      let place =
        builder.breakingPlace
        ?? Location(
          file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
      let code = (parser.parserError as NSError?)?.code ?? 0
      throw builder.problem ?? DocumentError(.brokenXML(problemText(code)), at: place)
    }
    return root
  }

  /// What libxml2's most frequent error numbers mean.
  private static func problemText(_ code: Int) -> String {
    switch code {
    case 4: "the document is empty"
    case 5: "the document ends before all its elements do"
    case 9: "a character that XML does not allow"
    case 26, 27: "an entity that is not defined"
    case 38, 39, 40: "an attribute's value is not quoted, or its quote is not closed"
    case 41: "an attribute has no value"
    case 42: "an attribute appears twice"
    case 65: "white space is missing between attributes"
    case 68: "a name is missing after '<' or '&'"
    case 73: "a tag is not closed with '>'"
    case 76: "an end tag does not match the element that is open"
    case 77: "an element is never closed"
    case 81: "the text is not in the encoding that it declares"
    default: "not well-formed (libxml2 error \(code))"
    }
  }
}

/// Collects what the parser reports.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private let places: [Location]
  private let file: String
  private var started = 0
  private var open: [Element] = []
  private(set) var root: Element?
  private(set) var problem: DocumentError?
  /// Where the first error was met; the parser itself reads on.
  private(set) var breakingPlace: Location?

  init(places: [Location], file: String) {
    self.places = places
    self.file = file
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    // The scanner and the parser see the same tags; should they ever differ, the parser's place is
    // still near.
    let place =
      started < places.count
      ? places[started]
      : Location(file: file, line: parser.lineNumber, column: max(1, parser.columnNumber))
    started += 1
    open.append(Element(name: elementName, attributes: attributeDict, location: place))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard breakingPlace == nil else { return }
    breakingPlace = Location(
      file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
