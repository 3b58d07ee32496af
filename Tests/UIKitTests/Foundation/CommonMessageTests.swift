// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Messages that every object answers")
struct CommonMessageTests {
  @Test("every object says its description by name, Foundation's own too")
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
}
