// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

/// Reads an inline storyboard whose only scene's view holds `body`.
private func document(_ body: String) throws -> Document {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v">
    \(body)
    </view></objects>
    </document>
    """
  return try Document(data: Data(text.utf8), file: "Main.xib")
}

private func error(_ body: String) -> String {
  do {
    _ = try document(body)
    return "no error"
  } catch {
    return "\(error)"
  }
}

@Suite("Small documents")
struct SmallDocumentTests {
  @Test("a declaration is refused before anything is expanded")
  func refusesBombs() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>
      <document>&lol2;</document>
      """
    #expect(throws: DocumentError(.text(.declaration), at: place(2, 1))) {
      try Document(data: Data(text.utf8), file: "Main.xib")
    }
  }

  @Test("broken XML is reported where it breaks")
  func reportsBrokenXML() {
    #expect(
      error("<label></view>").hasPrefix(
        "Main.xib:4:15: error: the XML is broken: an end tag does not match"))
  }

  @Test("another XML file is no document")
  func refusesOtherRoots() throws {
    #expect(throws: DocumentError(.notCocoaTouch("<plist>"), at: place(1, 1))) {
      try Document(data: Data("<plist/>".utf8), file: "Main.xib")
    }
  }

  @Test("a place counts lines and characters from 1")
  func countsCharacters() throws {
    let label = try #require(document("<!-- ä\n<no> --><label id=\"é\"/>").element(withID: "é"))

    #expect(label.location == place(5, 9))
  }

  @Test("a value of the wrong form names itself, its place and the remedy")
  func reportsInvalidValues() {
    #expect(
      error("<rect key=\"frame\" x=\"wide\"/>")
        == "Main.xib:4:1: error: 'wide' is no value for 'x' of <rect>; write a number")
    #expect(
      error("<constraints><constraint firstAttribute=\"middle\"/></constraints>").hasPrefix(
        "Main.xib:4:14: error: 'middle' is no value for 'firstAttribute' of <constraint>"))
  }

  @Test("an id used twice is an error that names both places")
  func refusesDuplicates() {
    let text = error("<subviews><label id=\"v\"/></subviews>")

    #expect(text.contains("already used at Main.xib:3:10"))
  }

  @Test("what is not understood is kept and reported with its place")
  func collectsUnknown() throws {
    let document = try document("<sparkles glow=\"9\"/><rect key=\"frame\" depth=\"1\"/>")

    #expect(document.root.items(of: "objects")[0].child("sparkles")?["glow"] == "9")
    #expect(
      document.issues.map(\.problem) == [
        .unknownElement("sparkles", parent: "view"), .unknownAttribute("depth", element: "rect"),
      ])
  }

  @Test("a dangling outlet is reported with remedy, and is no error")
  func reportsDanglingReferences() throws {
    let document = try document(
      "<connections><outlet property=\"title\" destination=\"x7Q\"/></connections>")

    #expect(
      document.issues.map(\.description) == [
        "Main.xib:4:14: warning: nothing in this document has the id 'x7Q'; "
          + "reconnect the outlet or delete it"
      ])
  }

  @Test(
    "a multiplier is a number or a quotient",
    arguments: [("0.5", 0.5), ("1:1", 1), ("3:2", 1.5), ("1/4", 0.25), ("1.58:1", 1.58)])
  func readsMultipliers(text: String, value: CGFloat) throws {
    let body = """
      <constraints><constraint firstAttribute="width" secondItem="v" secondAttribute="height" \
      multiplier="\(text)"/></constraints>
      """
    let constraint = try #require(try document(body).objects[0].constraints.first)

    #expect(constraint.multiplier == value)
  }

  @Test("an omitted part of a constraint is its default")
  func readsDefaults() throws {
    let body = "<constraints><constraint firstAttribute=\"width\"/></constraints>"
    let constraint = try #require(try document(body).objects[0].constraints.first)

    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
  }

  @Test("a placeholder constraint is never created; a symbolic one without a number is 8")
  func readsSpecialConstraints() throws {
    let body = """
      <constraints><constraint firstAttribute="width" placeholder="YES"/>
      <constraint firstAttribute="height" symbolic="YES"/></constraints>
      """
    #expect(try document(body).objects[0].constraints.map(\.constant) == [8])
  }

  @Test("the more specific variation wins, and brings back what default took out")
  func evaluatesVariations() throws {
    let body = """
      <subviews><stackView id="s" axis="horizontal">
      <variation key="heightClass=regular-widthClass=compact" axis="vertical"/>
      <variation key="widthClass=compact" axis="diagonal"/></stackView></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="s"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="s"/></mask>
      </variation>
      """
    let view = try document(body).objects[0]
    let stack = try #require(view.items(of: "subviews").first)
    let portrait = SizeClasses(width: .compact, height: .regular)
    let pad = SizeClasses(width: .regular, height: .regular)

    #expect(stack.resolved(in: portrait)["axis"] == "vertical")
    #expect(stack.resolved(in: pad)["axis"] == "horizontal")
    #expect(view.uninstalled("subviews", in: portrait) == [])
    #expect(view.uninstalled("subviews", in: pad) == ["s"])
  }

  @Test("a frame inset keeps the extent that it names and spans what it does not")
  func readsFrameInsets() throws {
    let view = try document("<frame key=\"frameInset\" minX=\"15\" width=\"100\"/>").objects[0]

    #expect(
      view.frame(inParentOf: CGSize(width: 320, height: 44))
        == CGRect(x: 15, y: 0, width: 100, height: 44))
  }

  /// A check mark is E2 9C 93, by hand `4pyT`; a letter beyond whole bytes carries no text.
  @Test("encoded texts are read without their padding", arguments: ["4pyT", "4pyTA", "\n 4pyT\n"])
  func readsEncodedText(encoded: String) throws {
    let body = "<string key=\"text\" base64-UTF8=\"YES\">\(encoded)</string>"

    #expect(try document(body).objects[0].string("text") == "\u{2713}")
  }

  @Test("runtime attributes have the type that the document gives them")
  func readsRuntimeAttributes() throws {
    let body = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>
      <userDefinedRuntimeAttribute type="color" keyPath="edge">
      <color key="value" white="1" alpha="0.5" colorSpace="calibratedWhite"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    #expect(
      try document(body).objects[0].runtimeAttributes.map(\.value)
        == [.integer(4), .boolean(true), .color(.white(1, alpha: 0.5))])
  }

  private func place(_ line: Int, _ column: Int) -> Location {
    Location(file: "Main.xib", line: line, column: column)
  }
}
