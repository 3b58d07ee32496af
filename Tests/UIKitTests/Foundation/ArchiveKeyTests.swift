// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

import struct CoreFoundation.CFUUIDBytes

@testable import UIKit

/// Documentation/SourceLowering.md §2.20.
@MainActor
@Suite("Archives and the keys they lack")
struct ArchiveKeyTests {
  /// What a test puts in an archive's place.
  private final class Answers: NSKeyedUnarchiver {
    override func decodeObject(forKey key: String) -> Any? { "answer" }
  }

  private func archive(_ fill: (NSKeyedArchiver) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    fill(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  @Test("a key that lacks is nil, and what comes after it is read")
  func lacking() {
    let coder = NSKeyedUnarchiver.reading(archive { $0.encode("oak", forKey: "wood") })

    #expect(coder.storedObject(forKey: "size") == nil)
    #expect(coder.storedObject(of: NSNumber.self, forKey: "size") == nil)
    #expect(coder.storedObject(of: [NSNumber.self], forKey: "size") == nil)
    #expect(coder.storedObject(of: NSString.self, forKey: "wood") == "oak")
    #expect(coder.error == nil)
  }

  @Test("a view is made of an archive of nothing")
  func nothing() {
    let coder = NSKeyedUnarchiver.reading(Data())

    #expect(UIView(coder: coder)?.subviews.isEmpty == true)
    #expect(coder.storedObject(forKey: "any") == nil)
    #expect(!coder.decodeBool(forKey: "any"))
  }

  @Test("a subclass is asked for every key")
  func subclasses() {
    let data = archive { _ in }
    let coder: NSCoder? = try? Answers(forReadingFrom: data)

    #expect(coder?.storedObject(forKey: "any") as? String == "answer")
  }

  @Test("one object stands for a class, and it is the target of its values")
  func classObjects() {
    let object = RuntimeRegistry.object(ofClass: UIView.self)

    let (same, other) = (
      RuntimeRegistry.object(ofClass: UIView.self), RuntimeRegistry.object(ofClass: UILabel.self)
    )
    #expect(ObjectIdentifier(object) == ObjectIdentifier(same))
    #expect(ObjectIdentifier(object) != ObjectIdentifier(other))
    objc_setAssociatedObject(object, &Self.key, "note", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(UIView.self, &Self.key) as? String == "note")
    objc_removeAssociatedObjects(object)
  }

  private static var key: UInt8 = 0
}
