// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What Foundation's errors tell (Documentation/SourceLowering.md §2).
@Suite("words of errors")
struct FoundationWordTests {
  @Test("an error of XML has its line, its column and libxml2's words")
  func errorsOfXML() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": "",
        "WordTests.swift": #"""
        import UIKit
        import XCTest

        final class WordTests: XCTestCase, XMLParserDelegate {
          private var errors: [NSError] = []
          func parser(_ parser: XMLParser, parseErrorOccurred error: Error) {
            errors.append(error as NSError)
          }
          func testWords() throws {
            let parser = XMLParser(data: Data("<page>\n  <line>\n</page>".utf8))
            parser.delegate = self
            _ = parser.parse()
            XCTAssertEqual(errors.count, 1)
            let error = try XCTUnwrap(errors.first)
            XCTAssertEqual(error.domain, XMLParser.errorDomain)
            XCTAssertEqual(error.code, 76)
            XCTAssertEqual(error.userInfo["NSXMLParserErrorLineNumber"] as? Int, 3)
            XCTAssertEqual(error.userInfo["NSXMLParserErrorColumn"] as? Int, 8)
            XCTAssertEqual(
              error.userInfo["NSXMLParserErrorMessage"] as? String,
              "Opening and ending tag mismatch: line line 2 and page\n")
          }
        }
        """#,
      ])
    let result = try Snug.run(["test", package.folder.path])
    #expect(result.output.contains("1 tests declared, 1 run, 1 passed"), "\(result.output)")
  }
}
