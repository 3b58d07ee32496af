// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Points that San Francisco adds after every glyph, by point size.
///
/// Source: Apple's published tracking table (Documentation/TextLayout.md §3).
enum SystemFontTracking {
  /// Ascending sizes and the tracking at each, both in points.
  static let table: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06),
    (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10),
    (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40),
    (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
    (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37),
    (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31),
    (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// Thousandths of an em that the family Text tracked with before iOS 14, by size; Apple's
  /// published table of then.
  static let text: [(size: Double, tracking: Double)] = [
    (6, 41), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -24), (18, -25), (19, -26), (20, -26),
  ]
  /// The same of the family Display.
  static let display: [(size: Double, tracking: Double)] = [
    (20, 19), (22, 16), (28, 13), (32, 12), (36, 11), (50, 7), (64, 3), (80, 0),
  ]

  /// The tracking at `size`: linear between the sizes of the table, its ends beyond them.
  ///
  /// - Complexity: O(log table).
  static func value(
    at size: Double, generation: SystemFontGeneration = .variable
  ) -> Double {
    switch generation {
    case .variable, .closelyKerned: return value(at: size, in: table)
    case .textAndDisplay: return value(at: size, in: size < 20 ? text : display) * size / 1000
    case .text: return value(at: size, in: text) * size / 1000
    }
  }

  private static func value(
    at size: Double, in table: [(size: Double, tracking: Double)]
  ) -> Double {
    var low = 0
    var high = table.count - 1
    if size <= table[low].size { return table[low].tracking }
    if size >= table[high].size { return table[high].tracking }
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle } else { high = middle }
    }
    let (start, end) = (table[low], table[high])
    let share = (size - start.size) / (end.size - start.size)
    return start.tracking + share * (end.tracking - start.tracking)
  }
}
