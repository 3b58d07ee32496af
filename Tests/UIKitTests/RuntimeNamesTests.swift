// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XCTest

@testable import UIKit

/// What code asks the runtime for by names that no header declares.
@Suite("Names of the runtime")
struct RuntimeNamesTests {
  @Test("a test's class is found by its name where tests run")
  func testClass() {
    #expect(RuntimeRegistry.classNamed("XCTestCase") == XCTestCase.self)
    #expect(RuntimeRegistry.classNamed("XCTestCases") == nil)
  }

  @Test("every object says its description by name, Foundation's own too")
  @MainActor
  func commonMessages() {
    let described = Selector("description")
    #expect(RuntimeRegistry.perform(described, on: NSString(string: "pear")) as? String == "pear")
    #expect(RuntimeRegistry.perform(described, on: NSNumber(value: 7)) as? String == "7")
    #expect(RuntimeRegistry.responds(NSString(string: ""), to: described))
    let capitals = RuntimeRegistry.perform(Selector("uppercaseString"), on: NSString(string: "ab"))
    #expect(capitals as? String == "AB")
    #expect(!RuntimeRegistry.responds(NSObject(), to: Selector("uppercaseString")))
    let fruits = UILocalizedIndexedCollation.current().sortedArray(
      from: ["pear", "Apple", "fig"], collationStringSelector: described)
    #expect(fruits as? [String] == ["Apple", "fig", "pear"])
  }

  @Test("trees of views are printed by key and by selector")
  @MainActor
  func traces() {
    RuntimeRegistry.prepareFramework()
    let top = UIView()
    let row = UIView()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(row)
    row.addSubview(label)
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(row).toOpaque()), radix: 16)
    let trace = label.value(forKey: "_autolayoutTrace") as? String
    let lines = trace?.split(separator: "\n").prefix(3).map(String.init) ?? []
    let tree = top.perform(NSSelectorFromString("recursiveDescription"))?.takeUnretainedValue()

    #expect(lines.count == 3 && lines[0].hasPrefix("•UIView:0x"))
    #expect(lines.count == 3 && lines[1] == "|   +UIView:0x\(address)")
    #expect(lines.count == 3 && lines[2].hasPrefix("|   |   *UILabel:0x"))
    #expect(tree.map { "\($0)" } == "\(top)\n   | \(row)\n   |    | \(label)")
  }
}
