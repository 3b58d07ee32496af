// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension DisplayList {
  /// The colour that is painted at a point, without glyphs and strokes.
  ///
  /// Outlines count as filled where they hold the point, clips as the boxes around them; a gradient
  /// is the mean of its ends. What lies in a collected picture counts with that picture's opacity.
  ///
  /// - Returns: nil where nothing opaque is painted, or a picture whose pixels are not known is on
  ///   top.
  package func backdrop(at point: CGPoint) -> PaintColor? {
    var search = BackdropSearch(point: point)
    for command in commands { search.take(command) }
    return search.color
  }
}

/// Goes through a list and keeps what is painted at one point.
private struct BackdropSearch {
  private struct State {
    var map = Matrix.identity
    var isClipped = false
    var opacity: CGFloat = 1
  }

  let point: CGPoint
  private(set) var color: PaintColor?
  private var state = State()
  private var saved: [State] = []

  init(point: CGPoint) { self.point = point }

  mutating func take(_ command: DisplayList.Command) {
    switch command {
    case .save: saved.append(state)
    case .restore, .endLayer: if let last = saved.popLast() { state = last }
    case .beginLayer(let layer):
      saved.append(state)
      state.opacity *= layer.opacity
      // A mask shows an unknown part.
      if !layer.mask.isEmpty { state.isClipped = true }
    case .concat(let map): state.map = map.followed(by: state.map)
    case .clip(let path, _): if !holds(path.controlBox) { state.isClipped = true }
    case .fill(let path, let rule, let paint):
      guard !state.isClipped, holds(path.controlBox) else { return }
      if path.applying(state.map).contains(point, rule: rule) { lay(paint) }
    case .gradient(let gradient):
      guard !state.isClipped, let first = gradient.stops.first, let last = gradient.stops.last
      else { return }
      lay(first.color.mixed(with: last.color, share: 0.5))
    case .picture(let placement):
      guard !state.isClipped, holds(placement.target), placement.opacity > 0.5 else { return }
      color = nil
    case .stroke, .glyphs, .shadow: break
    }
  }

  private func holds(_ box: CGRect?) -> Bool {
    box.map { state.map.applied(to: $0).contains(point) } ?? false
  }

  private mutating func lay(_ paint: PaintColor) {
    let alpha = paint.alpha * state.opacity
    let opaque = PaintColor(red: paint.red, green: paint.green, blue: paint.blue)
    if let color {
      self.color = color.mixed(with: opaque, share: alpha)
    } else if alpha > 0.5 {
      color = opaque
    }
  }
}

extension PaintColor {
  fileprivate func mixed(with other: PaintColor, share: CGFloat) -> PaintColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return PaintColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: 1)
  }
}
