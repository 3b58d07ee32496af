// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

/// Every error of a step's text has a place and a remedy.
@Suite("Steps that cannot be read")
struct StepErrorTests {
  private static let verbs = """
    tap, double-tap, long-press, drag, swipe, scroll, select, set, type, clear, rotate, \
    text-size, appearance, direction, locale, bold, window, back, dismiss, open, shortcut, shake, pin, \
    wait, expect, picture
    """

  private static let cases: [(text: String, message: String)] = [
    (
      """
      tap A\n\n  tpa B
      """,
      """
      3:3: error: there is no step 'tpa'; did you mean 'tap'? The steps are \(verbs)
      """
    ),
    (
      """
      click A
      """,
      """
      1:1: error: there is no step 'click'; did you mean 'tap'? The steps are \(verbs)
      """
    ),
    (
      """
      xyzzyx
      """,
      """
      1:1: error: there is no step 'xyzzyx'; the steps are \(verbs)
      """
    ),
    (
      """
      tap
      """,
      """
      1:4: error: an element is missing; write for example: tap Refresh
      """
    ),
    (
      """
      drag A
      """,
      """
      1:7: error: 'to' and where the drag ends is missing; write for example: drag Card \
      to Basket
      """
    ),
    (
      """
      drag A by B
      """,
      """
      1:11: error: 'B' is not a distance such as 0,-120
      """
    ),
    (
      """
      tap at 1,b
      """,
      """
      1:8: error: '1,b' is not a point such as 100,250
      """
    ),
    (
      """
      scroll far
      """,
      """
      1:8: error: 'far' is not a number of points such as 400
      """
    ),
    (
      """
      scroll 40 xyz
      """,
      """
      1:11: error: unknown direction 'xyz'; known are up, down, left, right
      """
    ),
    (
      """
      swipe lft
      """,
      """
      1:7: error: unknown direction 'lft'; did you mean 'left'? Known are up, down, \
      left, right
      """
    ),
    (
      """
      select x
      """,
      """
      1:8: error: 'x' is not an item's number such as 3, or section and item such as 1.3
      """
    ),
    (
      """
      select 1.2.3
      """,
      """
      1:8: error: '1.2.3' is not an item's number such as 3, or section and item such as \
      1.3
      """
    ),
    (
      """
      type
      """,
      """
      1:5: error: the text is missing; write for example: type "Hello" into Name
      """
    ),
    (
      """
      set A to
      """,
      """
      1:9: error: a value is missing; write for example: set Volume to 0.5
      """
    ),
    (
      """
      appearance drak
      """,
      """
      1:12: error: unknown appearance 'drak'; did you mean 'dark'? Known are light, dark
      """
    ),
    (
      """
      wait long
      """,
      """
      1:6: error: 'long' is not a time such as 1s or 500ms, an hour at most
      """
    ),
    (
      """
      wait 2h
      """,
      """
      1:6: error: '2h' is not a time such as 1s or 500ms, an hour at most
      """
    ),
    (
      """
      back now
      """,
      """
      1:6: error: 'now' does not belong here; write for example: back, and put names of \
      several words in quotes
      """
    ),
    (
      """
      tap "A
      """,
      """
      1:5: error: the quoted text has no end; add a quotation mark
      """
    ),
    (
      """
      type "\\q"
      """,
      """
      1:7: error: '\\q' means nothing; write \\\\ for a backslash, \\" for a quotation \
      mark, \\n for a return
      """
    ),
    (
      """
      # only this
      """,
      """
      1:1: error: there are no steps; write for example: tap Refresh; rotate
      """
    ),
    (
      """
      window huge
      """,
      """
      1:8: error: unknown window 'huge'; known are full, half, one-third, two-thirds, \
      slide-over, 507x768
      """
    ),
  ]

  @Test("place, reason, remedy", arguments: StepErrorTests.cases)
  func errors(text: String, message: String) {
    let error = #expect(throws: StepError.self) {
      try StepParser.steps(in: text, source: "steps.txt")
    }
    #expect(error?.description == "steps.txt:\(message)")
  }

  @Test(
    "letters to change between two words",
    arguments: [
      ("", "abc", 3), ("kitten", "sitting", 3), ("tap", "tap", 0), ("tap", "tpa", 1),
      ("abcd", "badc", 2),
    ])
  func distance(left: String, right: String, distance: Int) {
    #expect(NearWords.distance(left, right) == distance)
    #expect(NearWords.distance(right, left) == distance)
  }
}
