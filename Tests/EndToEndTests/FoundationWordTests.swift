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
    #expect(result.output.contains("1 test declared, 1 run, 1 passed"), "\(result.output)")
  }

  @Test("errors of files, of coding and of the app's own say what they do on a device")
  func errorsOfFiles() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": "",
        "ErrorTests.swift": Self.errorTests,
      ])
    let result = try Snug.run(["test", package.folder.path])
    #expect(result.output.contains("3 tests declared, 3 run, 3 passed"), "\(result.output)")
  }

  private static let errorTests = #"""
    import UIKit
    import XCTest

    enum Plain: Error { case first, second }
    struct Told: LocalizedError { var errorDescription: String? { "told" } }
    struct Page: Decodable { let number: Int }

    final class ErrorTests: XCTestCase {
      private let files = FileManager.default
      private let home = NSHomeDirectory()

      private func words(_ body: () throws -> Void) -> String {
        do {
          try body()
          return ""
        } catch {
          XCTAssertEqual(error.localizedDescription, (error as NSError).localizedDescription)
          return error.localizedDescription
        }
      }
      func testFiles() {
        let path = home + "/Documents/none.txt"
        XCTAssertEqual(
          words { _ = try String(contentsOfFile: path, encoding: .utf8) },
          "The file “none.txt” couldn’t be opened because there is no such file.")
        XCTAssertEqual(
          words { _ = try files.contentsOfDirectory(atPath: home + "/none") },
          "The folder “none” doesn’t exist.")
        XCTAssertEqual(
          words { try files.removeItem(atPath: path) }, "“none.txt” couldn’t be removed.")
        XCTAssertEqual(
          words { try files.moveItem(atPath: path, toPath: home + "/Documents/other.txt") },
          "“none.txt” couldn’t be moved to “Documents” because either the former doesn’t exist, "
            + "or the folder containing the latter doesn’t exist.")
      }
      func testCoding() {
        let wrong = "The data couldn’t be read because it isn’t in the correct format."
        func decoding(_ text: String) -> String {
          words { _ = try JSONDecoder().decode(Page.self, from: Data(text.utf8)) }
        }
        XCTAssertEqual(decoding("{}"), "The data couldn’t be read because it is missing.")
        XCTAssertEqual(decoding(#"{"number": "a"}"#), wrong)
        XCTAssertEqual(words { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) }, wrong)
        XCTAssertEqual(
          words { _ = try NSRegularExpression(pattern: "(") }, "The value “(” is invalid.")
      }
      func testOwn() {
        XCTAssertEqual(words { throw Told() }, "told")
        XCTAssertEqual(
          words { throw Plain.second },
          "The operation couldn’t be completed. (ShelfTests.Plain error 1.)")
        let reason = [NSLocalizedFailureReasonErrorKey: "It is late."]
        let error = NSError(domain: "Shelf", code: 3, userInfo: reason)
        XCTAssertEqual(words { throw error }, "The operation couldn’t be completed. It is late.")
        XCTAssertEqual("\(NSError(domain: "Shelf", code: 3))", #"Error Domain=Shelf Code=3 "(null)""#)
      }
    }
    """#
}
