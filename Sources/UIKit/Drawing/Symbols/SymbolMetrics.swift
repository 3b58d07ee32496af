// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import Geometry

/// How large Apple's symbols are, and how they lie on a line of text
/// (Documentation/Symbols.md §2.3, §2.9).
enum SymbolMetrics {
  /// Points at 17 pt, regular weight and medium scale.
  private static let sizes: [String: CGSize] = [
    "applelogo": CGSize(width: 15.3, height: 18.7),
    "arrow.backward": CGSize(width: 19.6, height: 14.8),
    "arrow.clockwise": CGSize(width: 17, height: 19.8),
    "arrow.counterclockwise": CGSize(width: 17, height: 19.8),
    "arrow.down": CGSize(width: 16.4, height: 17.8),
    "arrow.forward": CGSize(width: 19.6, height: 14.8),
    "arrow.left": CGSize(width: 19.6, height: 14.8),
    "arrow.right": CGSize(width: 19.6, height: 14.8),
    "arrow.up": CGSize(width: 16.4, height: 17.8),
    "at": CGSize(width: 20.6, height: 21.1),
    "backward.fill": CGSize(width: 26.2, height: 15.6),
    "bolt.fill": CGSize(width: 16.6, height: 21.2),
    "books.vertical": CGSize(width: 25, height: 20.9),
    "bubble.left.and.exclamationmark.bubble.right": CGSize(width: 27.9, height: 20.9),
    "calendar": CGSize(width: 19.9, height: 17.4),
    "camera.fill": CGSize(width: 24.4, height: 17.9),
    "car.2": CGSize(width: 30.6, height: 17.2),
    "cart.fill": CGSize(width: 23.2, height: 18.4),
    "checkmark": CGSize(width: 18.2, height: 16.2),
    "checkmark.seal.fill": CGSize(width: 21.4, height: 21.4),
    "chevron.backward": CGSize(width: 12.4, height: 16.4),
    "chevron.down": CGSize(width: 18.6, height: 10.2),
    "chevron.forward": CGSize(width: 12.4, height: 16.4),
    "chevron.left": CGSize(width: 12.4, height: 16.4),
    "chevron.right": CGSize(width: 12.4, height: 16.4),
    "chevron.up": CGSize(width: 18.6, height: 10.2),
    "circlebadge.fill": CGSize(width: 15.2, height: 14.2),
    "clipboard": CGSize(width: 17.7, height: 23.1),
    "cloud.rain": CGSize(width: 21.9, height: 21.4),
    "creditcard": CGSize(width: 23.6, height: 16.2),
    "creditcard.fill": CGSize(width: 23.6, height: 16.2),
    "delete.left": CGSize(width: 21.6, height: 17.2),
    "delete.left.fill": CGSize(width: 21.6, height: 17.2),
    "doc.on.doc.fill": CGSize(width: 21.1, height: 24.1),
    "document.on.document.fill": CGSize(width: 21.1, height: 24.1),
    "eye": CGSize(width: 25.6, height: 16.2),
    "eye.fill": CGSize(width: 25.6, height: 16.2),
    "faceid": CGSize(width: 20.3, height: 18.2),
    "flag": CGSize(width: 19.4, height: 18.3),
    "flame.fill": CGSize(width: 16.8, height: 20),
    "folder": CGSize(width: 23.1, height: 17.3),
    "folder.fill": CGSize(width: 23.1, height: 17.3),
    "forward.fill": CGSize(width: 26.2, height: 15.6),
    "hand.raised.fill": CGSize(width: 19.9, height: 19.9),
    "hand.thumbsup": CGSize(width: 19.9, height: 21.1),
    "heart": CGSize(width: 20.6, height: 17.4),
    "heart.fill": CGSize(width: 20.6, height: 17.4),
    "keyboard": CGSize(width: 25, height: 16.4),
    "line.3.horizontal": CGSize(width: 20.2, height: 10.1),
    "line.horizontal.3": CGSize(width: 20.2, height: 10.1),
    "list.triangle": CGSize(width: 20.8, height: 14.8),
    "magnifyingglass": CGSize(width: 20, height: 18),
    "mappin.and.ellipse": CGSize(width: 18.7, height: 20.3),
    "memories": CGSize(width: 21.9, height: 18.6),
    "minus": CGSize(width: 18.1, height: 3.4),
    "multiply": CGSize(width: 15.2, height: 13.2),
    "pencil": CGSize(width: 17.3, height: 15.3),
    "person": CGSize(width: 18.6, height: 17.5),
    "person.3": CGSize(width: 36.2, height: 18.8),
    "person.fill": CGSize(width: 18.5, height: 17.4),
    "photo": CGSize(width: 24.1, height: 18.3),
    "photo.fill": CGSize(width: 24.1, height: 18.3),
    "photo.on.rectangle": CGSize(width: 24.8, height: 18.8),
    "playstation.logo": CGSize(width: 25.4, height: 18.2),
    "plus": CGSize(width: 18.1, height: 16),
    "qrcode": CGSize(width: 19.3, height: 17.2),
    "rectangle.compress.vertical": CGSize(width: 22.2, height: 23.8),
    "rectangle.inset.fill": CGSize(width: 23.8, height: 18.6),
    "rectangle.portrait.and.arrow.right.fill": CGSize(width: 23.2, height: 19.8),
    "rectangle.split.3x1": CGSize(width: 23.8, height: 18.6),
    "scissors": CGSize(width: 25.3, height: 18.2),
    "scroll": CGSize(width: 21.9, height: 20.7),
    "server.rack": CGSize(width: 23.8, height: 17.3),
    "sparkles": CGSize(width: 18.3, height: 20.9),
    "speaker.slash.fill": CGSize(width: 17.9, height: 19.9),
    "square.and.arrow.up": CGSize(width: 18.8, height: 20.9),
    "square.and.pencil": CGSize(width: 20.4, height: 18.9),
    "star": CGSize(width: 21.8, height: 19.8),
    "star.fill": CGSize(width: 21.8, height: 19.8),
    "sun.max.fill": CGSize(width: 20.7, height: 20.2),
    "timer": CGSize(width: 19.7, height: 18.9),
    "trash": CGSize(width: 18.8, height: 20.6),
    "tray.fill": CGSize(width: 23.5, height: 16.2),
    "triangle.fill": CGSize(width: 20.5, height: 17.9),
  ]

  /// Signs in a circle or a square are as large as their frame.
  private static let circle = CGSize(width: 19.6, height: 18.8)
  private static let square = CGSize(width: 19.6, height: 17.5)

  /// How much higher some stand than with their middle at that of the capitals, points at 17 pt.
  private static let rises: [String: CGFloat] = [
    "arrow.clockwise": 1.3, "arrow.counterclockwise": 1.3, "cart.fill": 1, "clipboard": 1,
    "flame.fill": 0.5, "sparkles": 0.8, "square.and.pencil": 0.8, "star": 0.7, "star.fill": 0.7,
  ]

  /// The size of a symbol in points.
  ///
  /// - Parameter drawn: The size of its drawing here; nil without one.
  static func size(of request: SymbolRequest, drawn: CGSize?) -> CGSize? {
    let factor = request.pointSize / 17 * request.scale
    if let known = known(request.name) ?? round(request) {
      // Thick lines make a symbol larger.
      let growth = factor * (1 + 0.04 * (request.weight - 1))
      return CGSize(width: known.width * growth, height: known.height * growth)
    }
    guard let proportion = request.proportion else { return drawn }
    // As large as the drawing, in the document's proportions.
    let extent = drawn.map { ($0.width * $0.height).squareRoot() } ?? 19.6 * factor
    let root = proportion.squareRoot()
    return CGSize(width: extent * root, height: extent / root)
  }

  /// What has the proportions of a circle in documents, 128 to 123 or 121, is taken for one.
  private static func round(_ request: SymbolRequest) -> CGSize? {
    guard let proportion = request.proportion, (1.03...1.07).contains(proportion) else {
      return nil
    }
    return circle
  }

  private static func known(_ name: String) -> CGSize? {
    if let size = sizes[name] { return size }
    var words = name.split(separator: ".")
    if words.last == "fill" { words.removeLast() }
    // Several signs, as in square.on.square, are no sign in a frame.
    guard !words.dropLast().contains(where: { ["square", "circle", "on", "and"].contains($0) })
    else {
      return nil
    }
    switch words.last {
    case "circle": return circle
    case "square", "app": return square
    default: return nil
    }
  }

  /// From the edges of a symbol's image to its alignment rectangle, in points: a line of text of its
  /// size, with capitals as high as its middle.
  static func alignment(of size: CGSize, _ request: SymbolRequest, _ grid: PixelGrid)
    -> UIEdgeInsets
  {
    // San Francisco's measures (Documentation/TextLayout.md §2).
    let em = request.pointSize / 2048
    let ascent = grid.snapping(1950 * em)
    let descent = grid.snapping(494 * em)
    let height = grid.ceiling(size.height)
    let rise = (rises[request.name] ?? 0) * request.pointSize / 17
    let baseline = grid.snapping((height - 1443 * em) / 2 - rise)
    return UIEdgeInsets(
      top: height - baseline - ascent, left: 0, bottom: baseline - descent, right: 0)
  }
}

extension UIImage {
  /// From the image's edges to its alignment rectangle; that of a symbol depends on the screen.
  final func alignmentInsets(scale: CGFloat) -> UIEdgeInsets {
    guard let symbol = storage.symbol, symbol.file == nil else {
      return storage.alignmentRectInsets
    }
    return SymbolMetrics.alignment(of: size, symbol, PixelGrid(scale: scale > 0 ? scale : 2))
  }

  /// What Auto Layout takes as the image's size: a symbol's alignment rectangle, in whole pixels.
  final func alignmentSize(scale: CGFloat) -> CGSize {
    guard let symbol = storage.symbol, symbol.file == nil else { return size }
    let grid = PixelGrid(scale: scale > 0 ? scale : 2)
    let insets = SymbolMetrics.alignment(of: size, symbol, grid)
    return CGSize(
      width: grid.ceiling(size.width),
      height: grid.ceiling(size.height) - insets.top - insets.bottom)
  }
}
