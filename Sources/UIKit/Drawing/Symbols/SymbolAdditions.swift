// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Snug's own drawings of what the set has nothing like, on its grid of 16 units.
///
/// They are read by ``SymbolRecipe`` and are called as files of the set would be.
enum SymbolAdditions {
  /// A blade with its tip at the top right, a vein, and the stalk at the bottom left.
  private static let blade =
    "M3.6 12.4 C1.4 7 5 2.6 14.6 1.6 C15 10.6 10.4 15.4 3.6 12.4 Z"

  /// The palm, from the wrist up the little finger's side.
  private static let palm =
    "M4.6 10.2 L4.6 4 C4.6 2.6 6.5 2.6 6.5 4 L6.5 2.4 C6.5 0.9 8.4 0.9 8.4 2.4 "
    + "L8.4 3.2 C8.4 1.7 10.3 1.7 10.3 3.2 L10.3 5 C10.3 3.6 12.2 3.6 12.2 5 L12.2 11 "
    + "C12.2 13.8 10.6 15.4 8.2 15.4 C6 15.4 4.9 14.5 4 12.9 L2 9.4 "
    + "C1.3 8.1 2.8 7.2 3.7 8.3 L4.6 9.6"

  static let recipes: [String: String] = [
    "leaf": "s \(blade) s M1.4 14.6 C3.6 11 7 7.6 11 5.2",
    "leaf-fill": "f \(blade) k M4.4 11.6 C6 9.2 8.2 7 11 5.2 s M1.4 14.6 L3.8 12",
    "hand-raised": "s \(palm) s M6.5 4 L6.5 7.4 M8.4 3.2 L8.4 7.2 M10.3 5 L10.3 7.6",
    "hand-raised-fill":
      "f \(palm) Z k M6.5 4 L6.5 7.4 M8.4 3.2 L8.4 7.2 M10.3 5 L10.3 7.6",
    "arrow-up-arrow-down":
      "s M4.6 14 L4.6 2 M1.6 5 L4.6 2 L7.6 5 M11.4 2 L11.4 14 M8.4 11 L11.4 14 L14.4 11",
  ]
}
