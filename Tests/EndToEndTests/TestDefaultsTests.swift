// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/HeadlessHost.md §7.
@Suite("addresses among the defaults")
struct TestDefaultsTests {
  @Test("nil takes a value out, and a web address is kept whole")
  func addresses() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": "",
        "T.swift": """
        import XCTest

        final class DefaultsTests: XCTestCase {
          let defaults = UserDefaults.standard
          func testNil() {
            defaults.set("tea", forKey: "drink")
            defaults.set(nil, forKey: "drink")
            XCTAssertNil(defaults.object(forKey: "drink"))
          }
          func testAddresses() {
            for address in ["https://tea.example/menu?hot", "file:///menus/tea.txt"] {
              defaults.set(URL(string: address), forKey: "address")
              XCTAssertEqual(defaults.url(forKey: "address")?.absoluteString, address)
            }
          }
        }
        """,
      ])
    let (text, code) = try package.test("--time-limit", "5")
    #expect(code == 0, "\(text)")
  }
}
