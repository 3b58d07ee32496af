// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    record(in: rect, of: context)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outer = (context.state.blend, context.state.alpha)
    context.state.blend = blendMode.blend
    context.state.alpha *= alpha
    record(in: rect, of: context)
    (context.state.blend, context.state.alpha) = outer
  }

  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(Path(rect: rect), rule: .winding, pattern: self)
  }

  /// Whether the picture is a stencil that takes a view's tint.
  var isTemplate: Bool {
    switch storage.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return isSymbolImage
    }
  }

  /// The picture of a symbol that has colours of its own; a template has none.
  private var coloredPicture: Picture? {
    guard let symbol = storage.symbol, let palette = storage.shownPalette, !palette.colors.isEmpty,
      storage.renderingMode != .alwaysTemplate, onlyColor == nil
    else { return nil }
    return SystemSymbols.picture(for: symbol, colors: palette.paints)
  }

  /// The colour of a palette of one, in which a symbol is a stencil: were its levels painted in it,
  /// a sign in a filled frame would not be seen (Documentation/Symbols.md §4.1).
  private var onlyColor: UIColor? {
    guard storage.symbol != nil, let palette = storage.shownPalette, !palette.isHierarchical,
      palette.colors.count == 1, storage.renderingMode != .alwaysTemplate
    else { return nil }
    return palette.colors[0]
  }

  /// Draws the image as a view with a tint colour shows it: the variant for the current traits,
  /// templates in the tint, caps kept.
  func draw(in rect: CGRect, tint: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    record(in: rect, of: context, tint: isTemplate ? tint : nil)
  }

  /// Records the image into a rectangle of a context whose y grows downward.
  func record(in rect: CGRect, of context: CGContext, tint: UIColor? = nil) {
    let image = variant(in: .current)
    if let colored = image.coloredPicture {
      let plain = image.with { ($0.picture, $0.symbol, $0.palette) = (colored, nil, nil) }
      plain.with { $0.renderingMode = .alwaysOriginal }.record(in: rect, of: context)
      return
    }
    guard let picture = image.storage.picture else { return }
    let own = image.onlyColor ?? image.storage.tint ?? storage.tint
    let stencil = own ?? tint ?? (image.isSymbolImage ? .black : nil)
    let color = stencil?.cgColor.paint
    if let caps = storage.capInsets, storage.orientation == .up {
      image.recordSlices(caps: caps, in: rect, of: context, tint: color)
    } else if storage.orientation == .up {
      context.place(picture, in: rect, tint: color)
    } else {
      context.saveGState()
      context.concatenate(image.orientationTransform(in: rect))
      let size =
        storage.orientation.isTurned
        ? CGSize(width: rect.height, height: rect.width) : rect.size
      context.place(picture, in: CGRect(origin: .zero, size: size), tint: color)
      context.restoreGState()
    }
  }

  /// Maps the upright picture's rectangle, at the origin, to where its turned version is drawn.
  private func orientationTransform(in rect: CGRect) -> CGAffineTransform {
    let (x, y, w, h) = (rect.minX, rect.minY, rect.width, rect.height)
    switch storage.orientation {
    case .up: return CGAffineTransform(translationX: x, y: y)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: x + w, ty: y + h)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: y + h)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x + w, ty: y)
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + w, ty: y)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y + h)
    case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: x + w, ty: y + h)
    case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
    }
  }

  /// Corners keep their size; edges and middle are stretched, or repeated from the top left.
  private func recordSlices(
    caps: UIEdgeInsets, in rect: CGRect, of context: CGContext, tint: PaintColor?
  ) {
    guard let picture = storage.picture else { return }
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    let columns = SliceAxis(
      length: size.width, before: caps.left, after: caps.right, start: rect.minX,
      extent: rect.width, repeats: storage.resizingMode == .tile)
    let rows = SliceAxis(
      length: size.height, before: caps.top, after: caps.bottom, start: rect.minY,
      extent: rect.height, repeats: storage.resizingMode == .tile)
    context.recordGroup {
      for row in rows.pieces {
        for column in columns.pieces {
          context.place(
            picture,
            from: CGRect(
              x: column.source.lowerBound, y: row.source.lowerBound,
              width: column.source.upperBound - column.source.lowerBound,
              height: row.source.upperBound - row.source.lowerBound),
            in: CGRect(
              x: column.target.lowerBound, y: row.target.lowerBound,
              width: column.target.upperBound - column.target.lowerBound,
              height: row.target.upperBound - row.target.lowerBound),
            tint: tint)
        }
      }
    }
  }
}
