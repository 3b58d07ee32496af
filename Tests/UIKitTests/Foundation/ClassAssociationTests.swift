// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Values that hang on classes")
struct ClassAssociationTests {
  private final class Shelf: NSObject {}
  private static var key: UInt8 = 0

  @Test("a class keeps what is hung on it, as an object does")
  func kept() {
    #expect(objc_getAssociatedObject(Shelf.self, &Self.key) == nil)
    objc_setAssociatedObject(Shelf.self, &Self.key, "oak", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Shelf.self, &Self.key) as? String == "oak")
    #expect(objc_getAssociatedObject(NSObject.self, &Self.key) == nil)
    objc_removeAssociatedObjects(Shelf.self)
    #expect(objc_getAssociatedObject(Shelf.self, &Self.key) == nil)
  }
}
