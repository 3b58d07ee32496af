// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Several publishers, and what their values are assigned to")
struct SeveralSourcesTests {
  private final class Label { var text = "" }

  /// What a cell of an app does: whose property it is is not known to be an object's.
  private func fill<Root>(
    _ path: ReferenceWritableKeyPath<Root, String>, of root: Root, with text: String
  ) -> AnyCancellable { Just(text).assign(to: path, on: root) }

  @Test("a value is assigned to a property of what is only known by its path")
  func anyRoot() {
    let label = Label()
    let kept = fill(\.text, of: label, with: "a")
    #expect(label.text == "a")
    kept.cancel()
  }

  @Test("four sources are combined, and three zipped, by a function")
  func functions() {
    let first = CurrentValueSubject<Int, Never>(1)
    var sums: [Int] = []
    let sum = first.combineLatest(Just(10), Just(100), Just(1000)) { $0 + $1 + $2 + $3 }
      .sink { sums.append($0) }
    first.send(2)
    #expect(sums == [1111, 1112])
    var words: [String] = []
    let zipped = Just("a").zip(Just("b"), Just("c")) { $0 + $1 + $2 }.sink { words.append($0) }
    #expect(words == ["abc"])
    sum.cancel()
    zipped.cancel()
  }
}

@Suite("People, links and kinds of files")
struct PeopleAndLinksTests {
  @Test("a person may be the user, and suggested by messages")
  func people() {
    let handle = INPersonHandle(value: "a@b.c", type: .emailAddress)
    let me = INPerson(
      personHandle: handle, nameComponents: nil, displayName: "A", image: nil,
      contactIdentifier: nil, customIdentifier: "1", isMe: true,
      suggestionType: .instantMessageAddress)
    #expect(me.isMe)
    #expect(me.suggestionType == .instantMessageAddress)
    #expect(me.displayName == "A")
    let other = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil, aliases: [handle],
      suggestionType: .socialProfile)
    #expect(!other.isMe)
    #expect(other.aliases?.count == 1)
  }

  @Test("what is known of a link comes through an archive")
  func links() throws {
    let link = LPLinkMetadata()
    link.title = "Home"
    link.url = URL(string: "https://example.org/a")
    let data = try NSKeyedArchiver.archivedData(withRootObject: link, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
    #expect(copy.title == "Home")
    #expect(copy.url == link.url)
    #expect(copy.originalURL == nil)
  }

  @Test("a kind of file has a name for people")
  func kinds() {
    let name = UTTypeCopyDescription("com.adobe.pdf" as NSString)?.takeRetainedValue()
    #expect(name.map { "\($0)" } == UTType.pdf.localizedDescription)
    #expect(UTTypeCopyDescription("org.example.nothing" as NSString) == nil)
  }
}
