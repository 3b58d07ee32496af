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
    "equal": "s M2.5 5.5 L13.5 5.5 M2.5 10.5 L13.5 10.5",
    "divide": "s M2 8 L14 8 f O6.9 2.4 2.2 2.2 O6.9 11.4 2.2 2.2",
    "arrow-up-arrow-down":
      "s M4.6 14 L4.6 2 M1.6 5 L4.6 2 L7.6 5 M11.4 2 L11.4 14 M8.4 11 L11.4 14 L14.4 11",
  ]

  /// A capital for a frame, as in `b.circle`: 8 units high, lines one unit thick.
  static func letter(_ name: String) -> SymbolGlyph? {
    letters[name].map { SymbolRecipe.glyph("s \($0)", isSolid: false) }
  }

  private static let letters: [String: String] = [
    "a": "M0 8 L3 0 L6 8 M1 5.4 L5 5.4",
    "b": "M0 0 L0 8 L2.6 8 C5.6 8 5.6 3.8 2.6 3.8 L0 3.8 M2.6 3.8 C4.8 3.8 4.8 0 2.4 0 L0 0",
    "d": "M0 0 L0 8 L2 8 C6.6 8 6.6 0 2 0 Z",
    "e": "M4.4 0 L0 0 L0 8 L4.4 8 M0 3.9 L4 3.9",
    "f": "M4.4 0 L0 0 L0 8 M0 3.9 L4 3.9",
    "g": "M5.8 1.6 C4.2 -1 0 -0.4 0 4 C0 8.6 4.6 9 6 6.4 L6 4.4 L3.6 4.4",
    "i": "M1 0 L1 8",
    "j": "M3.6 0 L3.6 5.6 C3.6 8.8 0 8.6 0 6",
    "k": "M0 0 L0 8 M5 0 L0 5 M1.8 3.4 L5.4 8",
    "l": "M0 0 L0 8 L4.4 8",
    "m": "M0 8 L0 0 L3.2 6 L6.4 0 L6.4 8",
    "n": "M0 8 L0 0 L5.4 8 L5.4 0",
    "o": "M3 0 C7 0 7 8 3 8 C-1 8 -1 0 3 0 Z",
    "q": "M3 0 C7 0 7 8 3 8 C-1 8 -1 0 3 0 Z M3.6 5.8 L6 8.6",
    "s": "M5 1.6 C4 -0.6 0.2 -0.4 0.2 2 C0.2 4.6 5.2 3.4 5.2 6 C5.2 8.6 0.8 8.6 0 6.2",
    "t": "M0 0 L6 0 M3 0 L3 8",
    "u": "M0 0 L0 5.2 C0 9 5.4 9 5.4 5.2 L5.4 0",
    "v": "M0 0 L3 8 L6 0",
    "w": "M0 0 L2 8 L4.2 1 L6.4 8 L8.4 0",
    "x": "M0 0 L5.6 8 M5.6 0 L0 8",
    "y": "M0 0 L3 4.2 L6 0 M3 4.2 L3 8",
    "z": "M0 0 L5.4 0 L0 8 L5.4 8",
  ]
}
