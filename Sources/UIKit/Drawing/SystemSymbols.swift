// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Own drawings of the commonest system symbols, on a grid of 20 units at 17 pt.
///
/// They have the meaning and about the size of Apple's, not the shape. Recipes are read by
/// ``SymbolRecipe``.
enum SystemSymbols {
  /// Width and height in points at 17 pt, medium scale, and what to draw.
  private static let recipes: [String: (width: CGFloat, height: CGFloat, recipe: String)] = [
    "chevron.right": (12, 18, "s M3.5 2.5 L9.5 9 L3.5 15.5"),
    "chevron.left": (12, 18, "s M8.5 2.5 L2.5 9 L8.5 15.5"),
    "chevron.forward": (12, 18, "s M3.5 2.5 L9.5 9 L3.5 15.5"),
    "chevron.backward": (12, 18, "s M8.5 2.5 L2.5 9 L8.5 15.5"),
    "chevron.down": (19, 12, "s M2.5 3.5 L9.5 9.5 L16.5 3.5"),
    "chevron.up": (19, 12, "s M2.5 8.5 L9.5 2.5 L16.5 8.5"),
    "plus": (18, 18, "s M9 2 L9 16 M2 9 L16 9"),
    "minus": (18, 18, "s M2 9 L16 9"),
    "xmark": (17, 17, "s M2.5 2.5 L14.5 14.5 M14.5 2.5 L2.5 14.5"),
    "checkmark": (18, 18, "s M2.5 9.5 L7 14.5 L15.5 3"),
    "arrow.right": (19, 16, "s M2 8 L17 8 M11 2 L17 8 L11 14"),
    "arrow.left": (19, 16, "s M17 8 L2 8 M8 2 L2 8 L8 14"),
    "arrow.up": (16, 19, "s M8 17 L8 2 M2 8 L8 2 L14 8"),
    "arrow.down": (16, 19, "s M8 2 L8 17 M2 11 L8 17 L14 11"),
    "circle": (20, 20, "s O1 1 18 18"),
    "circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4"),
    "square": (18, 18, "s R1 1 16 16 3"),
    "square.fill": (18, 18, "f R0.3 0.3 17.4 17.4 3.5"),
    "plus.circle": (20, 20, "s O1 1 18 18 M10 5.5 L10 14.5 M5.5 10 L14.5 10"),
    "minus.circle": (20, 20, "s O1 1 18 18 M5.5 10 L14.5 10"),
    "xmark.circle": (20, 20, "s O1 1 18 18 M6.8 6.8 L13.2 13.2 M13.2 6.8 L6.8 13.2"),
    "checkmark.circle": (20, 20, "s O1 1 18 18 M6 10.5 L9 14 L14 6.5"),
    "info.circle": (20, 20, "s O1 1 18 18 M10 9 L10 14.5 f O9 4.8 2 2"),
    "exclamationmark.circle": (20, 20, "s O1 1 18 18 M10 5 L10 11 f O9 13 2 2"),
    "plus.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M10 5.5 L10 14.5 M5.5 10 L14.5 10"),
    "minus.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M5.5 10 L14.5 10"),
    "xmark.circle.fill": (
      20, 20, "f O0.3 0.3 19.4 19.4 k M6.8 6.8 L13.2 13.2 M13.2 6.8 L6.8 13.2"
    ),
    "checkmark.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M6 10.5 L9 14 L14 6.5"),
    "info.circle.fill": (20, 20, "f O0.3 0.3 19.4 19.4 k M10 9 L10 14.5 M10 5.8 L10 5.9"),
    "star": (21, 20, "s *10.5 10.8 9 3.7"),
    "star.fill": (21, 20, "f *10.5 10.8 10 4.1"),
    "heart": (
      20, 18,
      "s M10 16.5 C4 12 1 9 1 5.8 C1 1 7.5 0 10 4.2 C12.5 0 19 1 19 5.8 C19 9 16 12 10 16.5 Z"
    ),
    "heart.fill": (
      20, 18,
      "f M10 17.3 C3.5 12.4 0.3 9.2 0.3 5.6 C0.3 0.2 7.3 -0.8 10 3.4 C12.7 -0.8 19.7 0.2 19.7 5.6 "
        + "C19.7 9.2 16.5 12.4 10 17.3 Z"
    ),
    "magnifyingglass": (20, 20, "s O1.5 1.5 12.5 12.5 M12.3 12.3 L18 18"),
    "ellipsis": (20, 6, "f O1 1.2 3.6 3.6 O8.2 1.2 3.6 3.6 O15.4 1.2 3.6 3.6"),
    "line.3.horizontal": (20, 15, "s M1.5 2 L18.5 2 M1.5 7.5 L18.5 7.5 M1.5 13 L18.5 13"),
    "list.bullet": (
      20, 15,
      "s M6 2 L18.5 2 M6 7.5 L18.5 7.5 M6 13 L18.5 13 f O0.6 0.8 2.4 2.4 O0.6 6.3 2.4 2.4 "
        + "O0.6 11.8 2.4 2.4"
    ),
    "trash": (
      18, 21,
      "s M2 4.5 L16 4.5 M6.5 4 L7 1.5 L11 1.5 L11.5 4 M3.5 5 L4.5 19 L13.5 19 L14.5 5 "
        + "M7 8 L7.4 16 M11 8 L10.6 16"
    ),
    "square.and.arrow.up": (
      18, 22, "s M6 8 L2 8 L2 20 L16 20 L16 8 L12 8 M9 14 L9 1.5 M5.5 5 L9 1.5 L12.5 5"
    ),
    "square.and.pencil": (20, 20, "s M10 3 L2 3 L2 18 L17 18 L17 10 M7.5 12.5 L17.5 2.5"),
    "pencil": (18, 18, "s M2 16 L3 12 L13 2 L16 5 L6 15 Z"),
    "house": (22, 19, "s M1.5 9.5 L11 1.5 L20.5 9.5 M4 8 L4 17.5 L18 17.5 L18 8"),
    "house.fill": (22, 19, "f M1 9.6 L11 1 L21 9.6 L18.5 9.6 L18.5 18 L3.5 18 L3.5 9.6 Z"),
    "person": (18, 20, "s O5 1 8 8 M1.5 18.5 C1.5 10 16.5 10 16.5 18.5 Z"),
    "person.fill": (18, 20, "f O4.5 0.5 9 9 M0.8 19 C0.8 9 17.2 9 17.2 19 Z"),
    "person.circle": (20, 20, "s O1 1 18 18 O7 4.5 6 6 M4 16.5 C5 11 15 11 16 16.5"),
    "gear": (
      20, 20,
      "s O3 3 14 14 O7.5 7.5 5 5 M10 0.8 L10 3 M10 17 L10 19.2 M0.8 10 L3 10 "
        + "M17 10 L19.2 10 M3.5 3.5 L5 5 M15 15 L16.5 16.5 M16.5 3.5 L15 5 M5 15 L3.5 16.5"
    ),
    "gearshape": (
      20, 20,
      "s O3 3 14 14 O7.5 7.5 5 5 M10 0.8 L10 3 M10 17 L10 19.2 M0.8 10 L3 10 "
        + "M17 10 L19.2 10 M3.5 3.5 L5 5 M15 15 L16.5 16.5 M16.5 3.5 L15 5 M5 15 L3.5 16.5"
    ),
    "photo": (23, 18, "s R1 1 21 16 2.5 M2 14 L8 8 L13 13 L16 10 L21 14.5 f O14 4 3 3"),
    "bell": (18, 20, "s M2 15 C5 12 2.5 4 9 3 C15.5 4 13 12 16 15 Z M7 17.5 C8 19 10 19 11 17.5"),
    "clock": (20, 20, "s O1 1 18 18 M10 4.5 L10 10.5 L6 10.5"),
    "calendar": (20, 19, "s R1 2 18 16 2.5 M1 7 L19 7 M6 0.8 L6 3 M14 0.8 L14 3"),
    "envelope": (22, 17, "s R1 1 20 15 2.5 M2 3 L11 10 L20 3"),
    "phone": (
      19, 19,
      "s M2 3 L6 1.5 L8 6 L6 8 C7 10 9 12 11 13 L13 11 L17.5 13 L16 17 "
        + "C9 18.5 0.5 10 2 3 Z"
    ),
    "folder": (22, 18, "s M1.5 15 L1.5 2.5 L8 2.5 L10 5 L20.5 5 L20.5 16 L1.5 16 Z"),
    "bookmark": (14, 20, "s M2 1.5 L12 1.5 L12 18.5 L7 14 L2 18.5 Z"),
    "bookmark.fill": (14, 20, "f M1.3 0.8 L12.7 0.8 L12.7 19.5 L7 14.5 L1.3 19.5 Z"),
    "play.fill": (16, 18, "f M1.5 1 L15 9 L1.5 17 Z"),
    "pause.fill": (14, 18, "f R1 1 4.5 16 1 R8.5 1 4.5 16 1"),
    "arrow.clockwise": (
      18, 20,
      "s M15.5 7 C13 2 5.5 1.5 3 7 C0.5 13 5 18 9.5 17.5 C13 17 15.5 14.5 "
        + "16 11.5 M15.5 2 L15.5 7 L10.5 7"
    ),
  ]

  private static let lock = NSLock()
  private nonisolated(unsafe) static var drawn: [SymbolRequest: UIImage.Storage] = [:]

  /// The drawn symbol, black, of an image with its size in points; nil for unknown names.
  static func storage(for request: SymbolRequest) -> UIImage.Storage? {
    if let known = lock.withLock({ drawn[request] }) { return known }
    guard let (width, height, recipe) = recipes[request.name] else { return nil }
    let factor = request.pointSize / 17 * request.scale
    let size = CGSize(width: width * factor, height: height * factor)
    let list = SymbolRecipe.list(recipe, factor: factor, lineWidth: 1.7 * request.weight)
    let picture = Picture(name: request.name, recording: list, size: size, scale: 1)
    // San Francisco's capitals are 0.705 em high; symbols are centred on them.
    let capHeight = request.pointSize * 0.705
    let storage = UIImage.Storage(
      picture: picture, scale: 1, baselineOffset: (size.height - capHeight) / 2, symbol: request,
      name: request.name)
    lock.withLock { drawn[request] = storage }
    return storage
  }
}
