// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@Suite("Names of Darwin's headers and of Apple's Foundation")
struct HeaderConstantTests {
  @Test("the greatest and least numbers have their types of Darwin")
  func bounds() {
    let greatest: UInt64 = UINT64_MAX
    #expect(greatest == 18_446_744_073_709_551_615)
    #expect(INT64_MAX == 9_223_372_036_854_775_807)
    #expect(INT32_MIN == -2_147_483_648)
    #expect(NSIntegerMax == Int.max)
  }

  @Test("old names of options mean the new ones")
  func options() {
    #expect(NSData.WritingOptions.atomicWrite == .atomic)
    #expect(NSData.ReadingOptions.uncachedRead == .uncached)
  }

  @Test("formatted text is added to a text")
  func format() {
    let text = NSMutableString(string: "#")
    for part in [UInt8(10), 255] { text.appendFormat("%02x", part) }
    #expect(text == "#0aff")
  }

  @Test("objects stand in formatted texts by their description")
  func objects() {
    final class Shelf: NSObject {
      var books = 3
      override var description: String { "shelf of \(books)" }
    }
    let shelf = Shelf()
    #expect(String(format: "%@, %d, %@", shelf, 4, NSNumber(value: 5)) == "shelf of 3, 4, 5")
    let place = String(format: "%p", shelf)
    shelf.books = 2
    #expect(String(format: "%p", shelf) == place)
    #expect(NSString(format: "%@ %@", shelf, Shelf()) == "shelf of 2 shelf of 3")
    let day = Date(timeIntervalSince1970: 0) ~>% CVarArg.self
    #expect(String(format: "%@", day) == "1970-01-01 00:00:00 +0000")
    #expect((7 ~>% CVarArg.self) as? Int == 7)
  }

  /// Hands on what it was given as one value, as generated code for texts does.
  private func handedOn(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, locale: nil, arguments: [1, arguments])
  }

  @Test("a collection is a variadic value as the object that it is bridged to")
  func collections() {
    #expect(handedOn("%d") == "1")
    #expect(handedOn("%d %@", "a", 2).hasPrefix("1 (\n"))
    #expect(handedOn("%d %@", "a", 2).contains("a"))
    let tags: any CVarArg = Set(["red"])
    #expect(String(format: "%@", tags).contains("red"))
    let price: any CVarArg = ["tea": 3]
    #expect(String(format: "%@", price).contains("tea = 3"))
  }

  @Test("a queue tells its label, and the one that runs")
  func queues() {
    let queue = DispatchQueue(label: "shelves")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "shelves")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "shelves")
  }

  @Test("a list of weak places keeps the places of what is gone until it is compacted")
  func weakPlaces() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      #expect(list.allObjects.count == 2)
    }
    #expect(list.count == 2)
    #expect(list.pointer(at: 0) == nil)
    list.compact()
    #expect(list.count == 1)
    #expect(list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }

  @Test("rectangles are property lists with the keys of Core Graphics")
  func geometry() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(
      box.dictionaryRepresentation as? [String: Double]
        == ["X": 1, "Y": 2, "Width": 3, "Height": 4.5])
    #expect(CGRect(dictionaryRepresentation: box.dictionaryRepresentation) == box)
    #expect(CGSize(dictionaryRepresentation: ["Width": 3] as NSDictionary) == nil)
  }
}
