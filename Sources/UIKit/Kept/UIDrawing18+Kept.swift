// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension SymbolEffectOptions {
  /// How often an effect is repeated; effects are not shown.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension UIColor {
  /// The colour as Core Image has it.
  public var ciColor: CIColor { CIColor(color: self) }

  /// The colour less strong: 0.6, 0.3 and 0.18 of its alpha, the shares of the system's labels.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let shares: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(cgColor.alpha * shares[prominence.rawValue])
  }

  /// What VoiceOver would call the colour, in plain words.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95 ? "white" : brightness > 0.6 ? "light grey" : "dark grey"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark \(name)" : name
  }
}

extension CALayer {
  public enum ToneMapMode: Sendable {
    case automatic, never, ifSupported
  }

  public var toneMapMode: ToneMapMode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
}

extension CAEmitterCell {
  public var magnificationFilter: String {
    get { kept(or: "linear") }
    set { keep(newValue) }
  }
  public var minificationFilter: String {
    get { kept(or: "linear") }
    set { keep(newValue) }
  }
}

/// What a transform is made of: it scales, then shears, then turns, then moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Scale, shear, rotation and translation; a transform without area has a scale of 0.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let rotation = atan2(b, a)
    let area = a * d - b * c
    let height = width > 0 ? area / width : 0
    // What is left of the second axis along the first one, in units of its own length.
    let along = width > 0 ? (a * c + b * d) / width : 0
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height != 0 ? along / height : 0, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
