// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Testing

/// Views in a row, as a stack view with distribution `fill` connects them.
struct RowOfViews {
  let solver = Solver()
  private(set) var widths: [Variable] = []
  private(set) var origins: [Variable] = []

  /// - Parameter natural: The intrinsic widths, in points; `nil` for a view without.
  init(natural: [Double?], spacing: Double, width: Double) {
    for _ in natural {
      origins.append(solver.makeVariable())
      widths.append(solver.makeVariable())
    }
    for (index, size) in natural.enumerated() {
      require([Term(widths[index])], 0, .greaterThanOrEqual)
      guard let size else { continue }
      _ = solver.add([Term(widths[index])], constant: -size, .lessThanOrEqual, Priority(250))
      _ = solver.add([Term(widths[index])], constant: -size, .greaterThanOrEqual, Priority(750))
    }
    require([Term(origins[0])], 0, .equal)
    let last = natural.count - 1
    require([Term(origins[last]), Term(widths[last])], -width, .equal)
    for index in 1...last {
      let terms = [
        Term(origins[index]), Term(origins[index - 1], -1), Term(widths[index - 1], -1),
      ]
      require(terms, -spacing, .equal)
    }
  }

  private func require(_ terms: [Term], _ constant: Double, _ relation: Relation) {
    _ = solver.add(terms, constant: constant, relation, .required)
  }

  var solvedWidths: [Double] { widths.map(solver.value) }
  var solvedOrigins: [Double] { origins.map(solver.value) }
}

@Suite("Ties, as measured in stack views (semantics of UIStackView fill)")
struct StackTieTests {
  @Test("with equal hugging the first view stretches")
  func firstStretches() {
    let row = RowOfViews(natural: [29.5, 29, 41.5], spacing: 8, width: 300)
    #expect(row.solvedWidths == [213.5, 29, 41.5])
  }

  @Test("with equal compression resistance the first view is compressed")
  func firstIsCompressed() {
    let row = RowOfViews(natural: [76.5, 94], spacing: 8, width: 120)
    #expect(row.solvedWidths == [18, 94])
  }

  @Test("of several views without intrinsic width the last takes all slack")
  func lastTakesSlack() {
    let row = RowOfViews(natural: [29.5, nil, 29, nil, 41.5], spacing: 8, width: 300)
    #expect(row.solvedWidths == [29.5, 0, 29, 168, 41.5])
    #expect(row.solvedOrigins == [0, 37.5, 45.5, 82.5, 258.5])
  }

  @Test("a view without intrinsic width gives way to those that have one")
  func plainViewStretches() {
    let row = RowOfViews(natural: [28, nil, 37.5], spacing: 8, width: 300)
    #expect(row.solvedWidths == [28, 218.5, 37.5])
    #expect(row.solvedOrigins == [0, 36, 262.5])
  }
}
