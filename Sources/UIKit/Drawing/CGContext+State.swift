// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension CGContext {
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    state.fillPattern = nil
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.paint }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setFlatness(_ flatness: CGFloat) {}

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashes = lengths
    state.style.dashPhase = phase
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.blend }

  /// Blur is twice the deviation of Core Graphics' shadows; the offset ignores the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(offset: offset, deviation: blur / 2, color: color.paint)
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public func setShouldAntialias(_ should: Bool) {}
  public func setAllowsAntialiasing(_ allows: Bool) {}
  public func setShouldSmoothFonts(_ should: Bool) {}
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // Clipping.

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current, rule: rule.rule)
    current = Path()
  }

  public func clip(to rect: CGRect) { clip(to: Path(rect: rect), rule: .winding) }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path, rule: .winding)
  }

  /// What follows shows where the image has alpha, until the state is restored.
  public func clip(to rect: CGRect, mask: CGImage) {
    let placement = PicturePlacement(picture: mask.picture, target: rect)
    list.append(.beginLayer(.init(mask: DisplayList([.picture(placement)]))))
    state.openMasks += 1
    state.clip = state.clip.intersection(rect.applying(ctm))
  }

  func clip(to path: Path, rule: FillRule) {
    list.append(.clip(path, rule))
    let box = path.tightBox.map { $0.applying(ctm) } ?? .null
    let rest = state.clip.intersection(box)
    state.clip = rest.isNull ? CGRect(origin: state.clip.origin, size: .zero) : rest
  }

  // Layers.

  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let layer = DisplayList.Layer(
      opacity: state.alpha, blend: state.blend, shadow: state.shadow)
    saveGState()
    list.append(.beginLayer(layer))
    state.openMasks = 1
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() { restoreGState() }
}

/// The type of Core Graphics' option dictionaries; no options are read.
public typealias CFDictionary = NSDictionary
