// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@Suite("the settings of a check")
struct MatrixTests {
  // 3 phones and an iPad in 3 windows, 2 orientations, 5 sizes, 2 languages, 2 directions, 2 looks.
  @Test("the standard matrix has 6 × 2 × 5 × 2 × 2 × 2 different configurations")
  func standard() {
    let all = CheckMatrix.standard.configurations
    #expect(all.count == 480)
    #expect(Set(all).count == 480)
  }

  @Test("changes end in configurations of the matrix and alter one thing")
  func changes() {
    let matrix = CheckMatrix.standard
    let all = Set(matrix.configurations)
    #expect(matrix.changes.count == 6)
    for change in matrix.changes {
      #expect(all.contains(change.start) && all.contains(change.end))
      var end = change.end
      end.orientation = change.start.orientation
      end.textSize = change.start.textSize
      #expect(end == change.start)
    }
  }

  @Test(
    "longer texts are as long as the table for their length says, to the last whole word",
    arguments: [
      ("Save", 8), ("Exactly ten", 19), ("%d", 2), ("", 0), ("42", 2),
    ])
  func longer(text: String, count: Int) {
    #expect(PseudoText.lengthened(text).count == count)
  }

  @Test("formats are not repeated")
  func formats() {
    let longer = PseudoText.lengthened("%@ likes %d photos")
    #expect(longer.hasPrefix("%@ likes %d photos"))
    #expect(longer.split(separator: "%").count == 2)
  }
}
