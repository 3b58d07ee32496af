// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Testing

/// The language of Documentation/Steps.md, read.
@Suite("Steps are read from text")
struct StepParserTests {
  private func actions(_ text: String) throws -> [StepAction] {
    try StepParser.steps(in: text, source: "steps.txt").map(\.action)
  }

  private func named(_ text: String, number: Int? = nil, phrase: String? = nil) -> ElementQuery {
    .named(ElementName(text, number: number, phrase: phrase))
  }

  @Test("every step of the overview means what it says")
  func overview() throws {
    #expect(
      try actions("tap Refresh; rotate; text-size AX3; scroll 400; select 3; wait 1s") == [
        .tap(named("Refresh"), times: 1), .rotate(.toggle), .textSize(.ax3),
        .scroll(.down, points: 400, in: nil), .select(section: 0, item: 3), .wait(seconds: 1),
      ])
  }

  @Test(
    "a quoted text is read as it was",
    arguments: ["plain", "say \"hi\"", "C:\\temp\\new", "two\nlines", "\\\"", "a; b # c"])
  func quotedTexts(text: String) throws {
    #expect(
      try actions("type \(StepText.quoted(text)) into Name")
        == [.type(text, into: named("Name"))])
  }

  @Test(
    "one step each",
    arguments: [
      ("double-tap at 10,20.5", StepAction.tap(.point(x: 10, y: 20.5), times: 2)),
      ("tap at 10 20", .tap(.point(x: 10, y: 20), times: 1)),
      ("tap -3,4", .tap(.point(x: -3, y: 4), times: 1)),
      ("TAP Refresh", .tap(.named(ElementName("Refresh")), times: 1)),
      ("long-press Photo", .longPress(.named(ElementName("Photo")), seconds: 1)),
      ("long-press Photo for 500ms", .longPress(.named(ElementName("Photo")), seconds: 0.5)),
      (
        "drag Card to Basket",
        .drag(.named(ElementName("Card")), to: .named(ElementName("Basket")))
      ),
      (
        "drag Card to at 5,6", .drag(.named(ElementName("Card")), to: .point(x: 5, y: 6))
      ),
      ("drag Card by 0,-120", .dragBy(.named(ElementName("Card")), x: 0, y: -120)),
      ("swipe left", .swipe(.left, on: nil)),
      ("swipe right from edge", .swipeFromEdge(.right)),
      ("swipe left on \"First row\"", .swipe(.left, on: .named(ElementName("First row")))),
      ("scroll up 100", .scroll(.up, points: 100, in: nil)),
      (
        "scroll 400pt left in Shelf",
        .scroll(.left, points: 400, in: .named(ElementName("Shelf")))
      ),
      ("scroll -40", .scroll(.down, points: -40, in: nil)),
      ("scroll to top", .scrollToEdge(.up, in: nil)),
      ("scroll bottom", .scrollToEdge(.down, in: nil)),
      ("scroll top in List", .scrollToEdge(.up, in: .named(ElementName("List")))),
      ("scroll left 20", .scroll(.left, points: 20, in: nil)),
      ("scroll to bottom in List", .scrollToEdge(.down, in: .named(ElementName("List")))),
      ("scroll to \"top\"", .scrollTo(.named(ElementName("top")))),
      ("scroll to top hat", .scrollTo(.named(ElementName("top hat")))),
      ("select 1.3", .select(section: 1, item: 3)),
      ("set Volume to 0.5", .set(.named(ElementName("Volume")), to: "0.5")),
      ("set Size to Very large", .set(.named(ElementName("Size")), to: "Very large")),
      ("type Hello world", .type("Hello world", into: nil)),
      ("type \"a\\n\\\"b\\\"\" into Name", .type("a\n\"b\"", into: .named(ElementName("Name")))),
      ("clear", .clear(nil)),
      ("clear Name", .clear(.named(ElementName("Name")))),
      ("rotate left", .rotate(.left)),
      ("rotate portrait-upside-down", .rotate(.to(.portraitUpsideDown))),
      ("text-size ax5", .textSize(.ax5)),
      ("text-size larger", .changeTextSize(by: 1)),
      ("appearance dark", .appearance(.dark)),
      ("direction rtl", .direction(isRightToLeft: true)),
      ("direction left-to-right", .direction(isRightToLeft: false)),
      ("locale pt_BR", .locale("pt_BR")),
      ("bold on", .boldText(true)),
      ("window 507x768", .window(.size(width: 507, height: 768))),
      ("back", .back),
      ("dismiss", .dismiss),
      ("open \"notes://new?title=A\"", .open("notes://new?title=A")),
      ("open notes://new", .open("notes://new")),
      ("shortcut \"New note\"", .shortcut("New note")),
      ("shake", .shake),
      ("pin Town hall", .pin("Town hall", isCallout: false)),
      ("pin \"Town hall\" callout", .pin("Town hall", isCallout: true)),
      ("pin \"#2\"", .pin("#2", isCallout: false)),
      ("wait 2 s", .wait(seconds: 2)),
      ("wait 250ms", .wait(seconds: 0.25)),
      ("wait 0.5", .wait(seconds: 0.5)),
      ("wait for Done", .waitFor(.named(ElementName("Done")), seconds: 10)),
      ("wait for Done within 3s", .waitFor(.named(ElementName("Done")), seconds: 3)),
      ("expect Done", .expect(.named(ElementName("Done")), isThere: true)),
      ("expect no Done", .expect(.named(ElementName("Done")), isThere: false)),
      ("expect \"no\"", .expect(.named(ElementName("no")), isThere: true)),
      ("picture", .picture(name: nil)),
      ("picture after the turn", .picture(name: "after the turn")),
    ])
  func single(text: String, action: StepAction) throws {
    #expect(try actions(text) == [action])
  }

  @Test("a number after a name counts, and the whole may be a name")
  func numbers() throws {
    #expect(
      try actions("tap Cell 3") == [.tap(named("Cell", number: 3, phrase: "Cell 3"), times: 1)])
    #expect(try actions("tap \"Cell\" 3") == [.tap(named("Cell", number: 3), times: 1)])
    #expect(try actions("tap \"Cell 3\"") == [.tap(named("Cell 3"), times: 1)])
    #expect(try actions("tap 7") == [.tap(named("7"), times: 1)])
  }

  @Test("kinds of names")
  func kinds() throws {
    #expect(
      try actions("tap id:go") == [.tap(.named(ElementName("go", kind: .identifier)), times: 1)])
    #expect(
      try actions("tap label:\"Go on\" 1")
        == [.tap(.named(ElementName("Go on", kind: .label, number: 1)), times: 1)])
    #expect(
      try actions("tap class:ShelfCell 2")
        == [.tap(.named(ElementName("ShelfCell", kind: .type, number: 2)), times: 1)])
  }

  @Test("an element in another, unless the whole is a name")
  func inside() throws {
    #expect(
      try actions("tap Buy in \"Blue shirt\"") == [
        .tap(.inside(ElementName("Buy"), named("Blue shirt")), times: 1)
      ])
    #expect(
      try actions("tap Log in now") == [
        .tap(.inside(ElementName("Log", phrase: "Log in now"), named("now")), times: 1)
      ])
    #expect(try actions("tap Sign in") == [.tap(named("Sign in"), times: 1)])
  }

  @Test("lines, semicolons and comments part steps; text and place are kept")
  func places() throws {
    let steps = try StepParser.steps(
      in: "# first\n\n  tap A  # now\nback;\ttap \"B;#\" ;\n", source: "steps.txt")

    #expect(steps.map(\.text) == ["tap A", "back", "tap \"B;#\""])
    #expect(steps.map(\.place.description) == ["steps.txt:3:3", "steps.txt:4:1", "steps.txt:4:7"])
  }

  @Test("file names count, and have the words in them")
  func fileNames() throws {
    let steps = try StepParser.steps(
      in: "tap \"Add to cart!\"; picture; picture The end; tap ???", source: "s")

    #expect(
      zip(steps, [1, 2, 10, 100]).map { $0.fileSuffix(number: $1) } == [
        "01_tap-Add-to-cart", "02_picture", "10_The-end", "100_tap",
      ])
  }

  @Test("a device turns counterclockwise to the left, and four turns are none")
  func turns() {
    #expect(Orientation.portrait.turned(.left) == .landscape)
    #expect(Orientation.portrait.turned(.right) == .landscapeLeft)
    #expect(Orientation.landscapeLeft.turned(.toggle) == .portrait)
    for orientation in Orientation.allCases {
      let turned = (0..<4).reduce(orientation) { result, _ in result.turned(.left) }
      #expect(turned == orientation)
      #expect(orientation.turned(.left).turned(.right) == orientation)
    }
  }

  @Test("steps survive the way to a host")
  func encoding() throws {
    let steps = try StepParser.steps(
      in: "tap Buy in Cell 3; window 2/3; rotate; wait for Done", source: "s")

    #expect(try JSONDecoder().decode([Step].self, from: JSONEncoder().encode(steps)) == steps)
  }
}
