// Part of Snug, under the Apache License 2.0; see LICENSE.

import CheckedInput
import Foundation
import Testing

/// Documentation/HostileFiles.md §1.
struct CheckedInputTests {
  private func problem<T>(_ body: () throws(TextProblem) -> T) -> TextProblem? {
    do throws(TextProblem) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  /// The elements of a text, in order.
  private final class Names: XMLHandler {
    var names: [String] = []
    var text = ""
    func start(_ element: String, _ attributes: [String: String], at place: TextPlace) {
      names.append("\(element) \(place.line):\(place.column)")
    }
    func characters(_ text: String) { self.text += text }
  }

  private func xml(_ data: Data, isList: Bool = false) throws(TextProblem) -> Names {
    let names = Names()
    try XMLText.read(data, allowsDocumentType: isList, into: names)
    return names
  }

  @Test func `declared Latin-1 is read and undeclared Latin-1 is refused at its byte`() throws {
    let body = Array("\n<a>é</a>".utf8).filter { $0 != 0xC3 }.map { $0 == 0xA9 ? 0xE9 : $0 }
    let declared = Array(#"<?xml version="1.0" encoding="ISO-8859-1"?>"#.utf8) + body
    #expect(try xml(Data(declared)).text == "é")
    let plain = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + body
    let expected = TextProblem(
      .wrongByte(encoding: "UTF-8"), at: TextPlace(line: 2, column: 4))
    #expect(problem { () throws(TextProblem) in try xml(Data(plain)) } == expected)
    let strange = Data(#"<?xml version="1.0" encoding="EBCDIC-US"?><a/>"#.utf8)
    #expect(
      problem { () throws(TextProblem) in try xml(strange) }?.kind == .unknownEncoding("EBCDIC-US"))
  }

  @Test func `a comment in Latin-1 is no crash`() {
    let data = Data(Array("<a><!-- ".utf8) + [0xE9] + Array(" --></a>".utf8))
    let found = problem { () throws(TextProblem) in try xml(data) }
    #expect(found?.place == TextPlace(line: 1, column: 9))
  }

  /// A text, and the line and column at which it breaks; nil where it does not.
  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", (2, 10)), ("\"a\" = \"b", (1, 7)),
    ("{ a = (1, 2; }", (1, 12)), ("{ a = <0f 1>; }", (1, 11)), ("{ a = 1; } b", (1, 11)),
    ("/* é */ é", (1, 9)), ("\"é\" \"a\";", (1, 4)), ("\"a\" =", (1, 6)),
    ("a;\n// b\n'c' = { d = (e,); };", nil), ("{ a = <0f  10>; }", nil), ("(a, b)", nil),
  ]) func `texts of the old form break at their places`(text: String, place: (Int, Int)?) {
    let found = problem { () throws(TextProblem) in try PropertyListText.object(Data(text.utf8)) }
    #expect(found?.place == place.map { TextPlace(line: $0.0, column: $0.1) })
  }

  @Test func `names that lead out of a set of assets have their places`() throws {
    let text = """
      {"images": [{"filename": "a.png"}, {"filename":
        "../b.png"}, {"scale": "/c", "filename" : "\\/etc/c.png"}],
       "layers": [{"filename": "in/../../d"}, {"filename": "in/..e"}, {"title": "filename"}]}
      """
    let strays = try AssetFileName.strays(in: Data(text.utf8))
    #expect(strays.map(\.name) == ["../b.png", "/etc/c.png", "in/../../d"])
    let places = [(2, 3), (2, 45), (3, 26)].map { TextPlace(line: $0.0, column: $0.1) }
    #expect(strays.map(\.place) == places)
  }

  @Test func `UTF-16 with its mark is read`() throws {
    let text = "\"rope\" = \"Seil\";"
    let data = Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(try PropertyListText.dictionary(data)["rope"] as? String == "Seil")
  }

  @Test(arguments: [(200, true), (201, false), (200_000, false)])
  func `two hundred levels are the most`(levels: Int, isRead: Bool) {
    let text =
      String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    let found = problem { () throws(TextProblem) in try xml(Data(text.utf8)) }
    #expect((found == nil) == isRead)
    if !isRead {
      #expect(found == TextProblem(.tooDeep, at: TextPlace(line: 1, column: 601)))
    }
    let list = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let json = problem { () throws(TextProblem) in try JSONText.object(Data(list.utf8)) }
    #expect((json?.kind == .tooDeep) == !isRead)
    let old = String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
    let plain = problem { () throws(TextProblem) in try PropertyListText.object(Data(old.utf8)) }
    #expect((plain?.kind == .tooDeep) == !isRead)
  }

  /// Documentation/HostileFiles.md §1.3.
  @Test func `sixty-four megabytes and a million elements or values are the most`() {
    let large = Data(repeating: UInt8(ascii: " "), count: (64 << 20) + 1)
    #expect(problem { () throws(TextProblem) in try xml(large) }?.kind == .tooLarge(large.count))
    let elements = "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>"
    #expect(problem { () throws(TextProblem) in try xml(Data(elements.utf8)) }?.kind == .tooMany)
    let values = "[" + String(repeating: "0,", count: 1_000_000) + "0]"
    let found = problem { () throws(TextProblem) in try JSONText.object(Data(values.utf8)) }
    #expect(found?.kind == .tooMany)
  }

  @Test func `instructions are passed over and declarations refused`() throws {
    let data = Data("<?xml version=\"1.0\"?><?a b?>\n <c><?d?></c>".utf8)
    #expect(try xml(data).names == ["c 2:2"])
    let entity = Data("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>".utf8)
    for isList in [false, true] {
      let found = problem { () throws(TextProblem) in try xml(entity, isList: isList) }
      #expect(found == TextProblem(.declaration))
    }
    let plain = Data("<!DOCTYPE plist SYSTEM \"x.dtd\"><plist/>".utf8)
    #expect(problem { () throws(TextProblem) in try xml(plain) }?.kind == .declaration)
    #expect(try xml(plain, isList: true).names == ["plist 1:32"])
  }

  @Test func `what libxml2 refuses has a sentence and a place`() {
    let found = problem { () throws(TextProblem) in try xml(Data("<a>\n<b c=1/>\n</a>".utf8)) }
    #expect(found?.message.contains("is not quoted") == true)
    #expect(found?.place.line == 2)
    let open = problem { () throws(TextProblem) in try xml(Data("<a>\n <b>\n  <c/>".utf8)) }
    #expect(open?.message.contains("an element is never closed") == true)
    #expect(open?.place == TextPlace(line: 2, column: 2))
    let empty = problem { () throws(TextProblem) in try xml(Data()) }
    #expect(empty?.message.contains("the document is empty") == true)
  }

  @Test func `a hundred thousand instructions take one pass`() throws {
    let data = Data((String(repeating: "<?a?>", count: 100_000) + "<b/>").utf8)
    #expect(try xml(data).names == ["b 1:500001"])
  }

  /// Mutant 473 of seed 2: libxml2 takes hours for what follows the first error.
  @Test func `nothing is read behind what is broken`() {
    let tag = "<a " + String(repeating: "<!--inverseName-->", count: 120_000)
    let text = Data((tag + "/></a>").utf8)
    #expect(problem { () throws(TextProblem) in try xml(text) }?.place.line == 1)
  }

  @Test func `broken JSON has a place`() {
    let found = problem { () throws(TextProblem) in
      try JSONText.dictionary(Data("{\n  \"a\": }".utf8))
    }
    #expect(found == TextProblem(.brokenJSON("Invalid value"), at: TextPlace(line: 2, column: 8)))
    #expect(
      problem { () throws(TextProblem) in try JSONText.dictionary(Data("[]".utf8)) }?.message
        .contains("an object") == true)
  }
}

/// Documentation/HostileFiles.md §1.5.
struct BinaryPropertyListTests {
  /// A binary list of arrays, or of objects with another first byte, each of the numbers of those that it
  /// holds.
  private func list(_ arrays: [[UInt8]], marker: UInt8 = 0xA0) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for array in arrays {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += [marker | UInt8(array.count)] + array
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [arrays.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    return Data(bytes)
  }

  private func kind(of arrays: [[UInt8]]) -> TextProblem.Kind? {
    do throws(TextProblem) {
      try BinaryPropertyList.check(list(arrays))
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func `Foundation reads what is sound`() throws {
    let value = try PropertyListText.object(list([[1, 2], [2], []]))
    #expect((value as? [[Any]])?.map(\.count) == [1, 0])
  }

  @Test func `depth, doubling and circles are refused`() {
    let chain = (1..<250).map { [UInt8($0)] } + [[]]
    #expect(kind(of: chain) == .tooDeep)
    #expect(kind(of: Array(chain.suffix(200)).map { $0.map { $0 - 50 } }) == nil)
    // 2 to the power of 40 values.
    #expect(kind(of: (1..<41).map { [UInt8($0), UInt8($0)] } + [[]]) == .tooMany)
    #expect(kind(of: [[1], [0]]) == .brokenPropertyList("an object holds itself"))
    #expect(kind(of: [[7]]) == .brokenPropertyList("a reference leads nowhere"))
  }

  /// Ordered sets, sets, null, fill and an archive's numbers of objects: `CFBinaryPList.c` has them.
  @Test(arguments: [0xB0, 0xC0, 0x00, 0x0F, 0x80])
  func `objects of archives are refused`(marker: UInt8) {
    let words = "it holds an object that is of no kind of property lists"
    let refused = TextProblem(.brokenPropertyList(words))
    #expect(throws: refused) { try BinaryPropertyList.check(list([[]], marker: marker)) }
    #expect(throws: Never.self) { try BinaryPropertyList.check(list([[]], marker: 0x08)) }
  }

  @Test func `each cut of a sound list is refused or read`() {
    let data = list([[1, 2], [2], []])
    for count in "bplist".count..<data.count {
      #expect(throws: TextProblem.self) { try PropertyListText.object(data.prefix(count)) }
    }
  }
}
