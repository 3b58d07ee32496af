// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@Suite("Geometry and attachments in keyed archives")
struct CodedGeometryTests {
  private func reader(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    write(archiver)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test("each kind comes back, and a key that is not there is zero or the identity")
  func geometry() throws {
    let (insets, edges) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    )
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 3)
    let reader = try reader { archive in
      archive.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
      archive.encode(CGPoint(x: 1, y: 2), forKey: "point")
      archive.encode(CGSize(width: 3, height: 4), forKey: "size")
      archive.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
      archive.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
      archive.encode(insets, forKey: "insets")
      archive.encode(edges, forKey: "edges")
      archive.encode(turned, forKey: "transform")
    }
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
    #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    #expect(reader.decodeCGSize(forKey: "none") == .zero)
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
    // After keys that are missing, which end Foundation's own reading.
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeDirectionalEdgeInsets(forKey: "edges") == edges)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == turned)
  }

  @Test("an attachment comes back with its contents, in a secure archive, too")
  func attachments() throws {
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 10)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: attachment, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
    #expect(read.contents == Data([1, 2]) && read.fileType == "public.data")
    #expect(read.bounds == attachment.bounds && read.image == nil)
  }
}
