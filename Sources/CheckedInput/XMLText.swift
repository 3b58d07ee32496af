// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

#if canImport(FoundationXML)
  private import FoundationXML
#endif

/// Takes what an XML text says, in document order.
package protocol XMLHandler: AnyObject {
  /// - Parameter place: Where the tag begins.
  func start(_ element: String, _ attributes: [String: String], at place: TextPlace)
  func characters(_ text: String)
  func end(_ element: String)
  /// Whether no more is wanted.
  var isDone: Bool { get }
}

extension XMLHandler {
  package func characters(_ text: String) {}
  package func end(_ element: String) {}
  package var isDone: Bool { false }
}

/// Reads XML through libxml2, after its bytes, declarations, depth and size were checked
/// (Documentation/HostileFiles.md §1).
package enum XMLText {
  /// - Parameter allowsDocumentType: Whether a document type without declarations of its own may
  ///   stand there, as in property lists. It is not read.
  /// - Complexity: O(n) in bytes.
  package static func read(
    _ data: Data, allowsDocumentType: Bool = false, into handler: some XMLHandler
  ) throws(TextProblem) {
    let text = try checked(data, allowsDocumentType: allowsDocumentType)
    let forwarder = Forwarder(handler, tags: text.tags)
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = forwarder
    // What it returns is true for many texts that are broken.
    _ = parser.parse()
    guard !handler.isDone else { return }
    // An end that comes too early is told where the element begins that has none.
    if let (code, place) = forwarder.firstError, code != 5 || text.open.isEmpty {
      throw TextProblem(.brokenXML(problemText(code)), at: place)
    }
    if let open = text.open.last {
      throw TextProblem(.brokenXML(problemText(77)), at: open)
    }
    if text.tags.isEmpty { throw TextProblem(.brokenXML(problemText(4))) }
  }

  /// The text as UTF-8 without declarations, and where its start tags begin.
  static func checked(
    _ data: Data, allowsDocumentType: Bool
  ) throws(TextProblem) -> XMLScanner {
    let encoding = XMLScanner.declaredEncoding(data.prefix(200))
    var scanner = XMLScanner(
      try CheckedText.utf8(data, declared: encoding), allowsDocumentType: allowsDocumentType)
    try scanner.scan()
    return scanner
  }

  private static func place(of parser: XMLParser) -> TextPlace {
    TextPlace(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
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

  /// Hands what the parser reports to a handler.
  private final class Forwarder<Handler: XMLHandler>: NSObject, XMLParserDelegate {
    private let handler: Handler
    private let tags: [TextPlace]
    private var started = 0
    /// What was met first, and where; nothing behind it is read.
    private(set) var firstError: (code: Int, place: TextPlace)?

    init(_ handler: Handler, tags: [TextPlace]) {
      self.handler = handler
      self.tags = tags
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      guard !handler.isDone else { return parser.abortParsing() }
      // The scanner and the parser see the same tags; should they ever differ, the parser's place
      // is still near.
      let place = started < tags.count ? tags[started] : XMLText.place(of: parser)
      started += 1
      handler.start(elementName, attributeDict, at: place)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      guard !handler.isDone else { return parser.abortParsing() }
      handler.end(elementName)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      handler.characters(string)
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
      handler.characters(String(decoding: CDATABlock, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      let code = (parseError as NSError).code
      // From 200 on names of namespaces are missing, which documents live with.
      guard firstError == nil, code < 200 else { return }
      firstError = (code, XMLText.place(of: parser))
      // What follows is refused anyhow, and for some texts takes time by the square of their size.
      parser.abortParsing()
    }
  }
}
