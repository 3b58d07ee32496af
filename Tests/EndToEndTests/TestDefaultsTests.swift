// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/HeadlessHost.md §7, §8.
@Suite("addresses and numbers of Foundation")
struct TestDefaultsTests {
  @Test("nil takes a value out, web addresses stay whole, numbers are objects in Apple's words")
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
          func testNumbers() throws {
            defaults.set(5, forKey: "count")
            XCTAssertEqual(defaults.object(forKey: "count") as? Double, 5)
            XCTAssertEqual(defaults.object(forKey: "count") as? UInt, 5)
            XCTAssertNil(defaults.object(forKey: "count") as? Bool)
            defaults.set(true, forKey: "on")
            XCTAssertEqual(defaults.object(forKey: "on") as? Int, 1)
            XCTAssertEqual(defaults.object(forKey: "on") as? Bool, true)
            defaults.set(CGFloat(1.5), forKey: "size")
            XCTAssertEqual(defaults.object(forKey: "size") as? Double, 1.5)
            XCTAssertEqual(defaults.integer(forKey: "size"), 1)
            defaults.set(["sizes": [CGFloat(2)], "name": "tea"], forKey: "menu")
            let menu = try XCTUnwrap(defaults.dictionary(forKey: "menu"))
            XCTAssertEqual(menu["sizes"] as? [Float], [2])
            XCTAssertEqual(menu["name"] as? String, "tea")
            defaults.register(defaults: ["steps": 3, "gap": CGFloat(8)])
            XCTAssertEqual(defaults.value(forKey: "steps") as? Double, 3)
            XCTAssertEqual(defaults.double(forKey: "gap"), 8)
            XCTAssertEqual(defaults.string(forKey: "steps"), "3")
          }
          func testWordsOfNumbers() {
            XCTAssertEqual(NSNumber(value: 3.0).stringValue, "3")
            XCTAssertEqual("\\(NSNumber(value: 0.1 + 0.2)) \\(NSNumber(value: Float(0.1)))", "0.3 0.1")
            XCTAssertEqual("\\(NSNumber(value: -1e20)) \\(NSNumber(value: true))", "-1e+20 1")
            XCTAssertEqual(NSNumber(value: 12).stringValue, "12")
            let prices = try? JSONSerialization.jsonObject(with: Data("[2.50, 4.0]".utf8))
            XCTAssertEqual((prices as? [NSNumber])?.map(\\.stringValue), ["2.5", "4"])
          }
        }
        """,
      ])
    let (text, code) = try package.test("--time-limit", "5")
    #expect(code == 0, "\(text)")
  }

  @Test("bytes of data may be read until the turn ends")
  func bytes() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": "",
        "T.swift": """
        import XCTest

        final class DataTests: XCTestCase {
          func testBytesOutliveTheirObject() {
            let tea = Data((0..<64).map { UInt8($0) })
            let bytes = (tea as NSData).bytes
            let other = NSMutableData(data: tea).mutableBytes
            // What was freed would be given to these.
            let more = (0..<64).map { Data(repeating: UInt8(200 + $0 % 50), count: 64) as NSData }
            XCTAssertEqual(Data(bytes: bytes, count: 64), tea)
            XCTAssertEqual(Data(bytes: other, count: 64), tea)
            XCTAssertEqual(more.count, 64)
          }
        }
        """,
      ])
    let (text, code) = try package.test("--time-limit", "5")
    #expect(code == 0, "\(text)")
  }
}
