// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKitTesting

@Suite("What two layouts differ in")
struct LayoutDifferenceTests {
  private let expected = """
    UIView 0 0 320 100
      UILabel 8 8 304 20 "A"
      UIButton 8 40 60 30
    """

  private func difference(_ found: String, accuracy: Double = 0) -> [String] {
    LayoutDifference(expected: expected, found: found, accuracy: accuracy).paragraphs
  }

  @Test("equal layouts do not, whatever their common indentation")
  func equal() {
    let indented = expected.split(separator: "\n").map { "    \($0)\n" }.joined()

    #expect(difference(indented).isEmpty)
  }

  @Test("a frame: which numbers, and by how much")
  func frame() {
    let found = expected.replacing("8 8 304 20", with: "8 6.5 304 40.333")

    #expect(
      difference(found) == [
        """
        line 2: y −1.5, height +20.333
          expected UILabel 8 8 304 20 "A"
          found    UILabel 8 6.5 304 40.333 "A"
        """
      ])
    #expect(difference(found, accuracy: 20.34).isEmpty)
    #expect(difference(found, accuracy: 20.33).count == 1)
  }

  @Test("a text")
  func text() {
    #expect(
      difference(expected.replacing("\"A\"", with: "\"B\"")) == [
        """
        line 2:
          expected UILabel 8 8 304 20 "A"
          found    UILabel 8 8 304 20 "B"
        """
      ])
  }

  @Test("a missing view and one too many leave the others in step")
  func missingAndAdded() {
    let found = """
      UIView 0 0 320 100
        UIButton 8 40 60 31
        UISwitch 0 0 49 31
      """

    #expect(
      difference(found) == [
        "missing:\n  expected UILabel 8 8 304 20 \"A\"",
        """
        line 2: height +1
          expected UIButton 8 40 60 30
          found    UIButton 8 40 60 31
        """,
        "line 3 is not expected:\n  found    UISwitch 0 0 49 31",
      ])
  }

  @Test("depth")
  func depth() {
    let found = expected.replacing("  UIButton", with: "    UIButton")

    #expect(difference(found).count == 1)
  }
}
