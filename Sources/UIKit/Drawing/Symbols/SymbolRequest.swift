// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A symbol by name, with the size and weight it is drawn in.
struct SymbolRequest: Hashable, Sendable {
  var name: String
  /// The app's own drawing; nil for a symbol of the system.
  var file: String?
  var pointSize: CGFloat = 17
  /// The line's thickness relative to regular weight.
  var weight: CGFloat = 1
  /// Relative to medium scale.
  var scale: CGFloat = 1
  /// Whether somebody has said the scale, medium as well.
  var hasScale = false
  /// Whether somebody has said the point size.
  var hasPointSize = false
  /// The text style whose size it has; nil where none was said.
  var textStyle: String?
  /// Width over height as a document recorded it; nil where none says.
  var proportion: CGFloat?
  /// Whether a name without a drawing is an empty image, and not nil.
  var canBeEmpty = false
}

/// The colours of a symbol's levels (Documentation/Symbols.md §4).
struct SymbolPalette {
  var colors: [UIColor]
  /// Whether there is one colour, and each level has half of the former's opacity.
  var isHierarchical: Bool
  /// Whether the symbol's own colours are meant, and `colors` is empty.
  var isMulticolor = false

  /// What they are now, one for each of three levels.
  var paints: [PaintColor] {
    guard let last = colors.last else { return [] }
    return (0..<3).map { level in
      guard isHierarchical else {
        return (level < colors.count ? colors[level] : last).cgColor.paint
      }
      return last.cgColor.paint.multiplyingAlpha(by: 1 / CGFloat(1 << level))
    }
  }
}

extension UIImage {
  /// How a symbol image is sized and coloured.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Thickness of lines relative to regular; from the stem widths of San Francisco.
    var thickness: CGFloat {
      [1, 0.35, 0.5, 0.75, 1, 1.2, 1.4, 1.6, 1.85, 2.1][rawValue]
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// Relative to medium.
    var factor: CGFloat {
      switch self {
      case .small: return 0.784
      case .large: return 1.28
      default: return 1
      }
    }
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var pointSize: CGFloat?
    /// The text style that has the point size at the text size of the run.
    var textStyle: String?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var palette: SymbolPalette?

    override init() { super.init() }

    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
      self.weight = weight
    }

    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    public init(scale: SymbolScale) { self.scale = scale }
    public init(weight: SymbolWeight) { self.weight = weight }
    public init(hierarchicalColor: UIColor) {
      palette = SymbolPalette(colors: [hierarchicalColor], isHierarchical: true)
    }
    public init(paletteColors: [UIColor]) {
      palette = SymbolPalette(colors: paletteColors, isHierarchical: false)
    }

    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let result = SymbolConfiguration(scale: other.scale ?? scale ?? .default)
      let sized = other.pointSize == nil ? self : other
      (result.pointSize, result.textStyle) = (sized.pointSize, sized.textStyle)
      result.weight = other.weight ?? weight
      result.palette = other.palette ?? palette
      return result
    }
  }

  /// A system symbol. What is not drawn here is reported; its nearest kin stands for it, or nil for
  /// a name that cannot be one of Apple's (Documentation/Symbols.md).
  public convenience init?(systemName name: String) {
    if let storage = SystemSymbols.storage(for: SymbolRequest(name: name)) {
      self.init(storage: storage)
      return
    }
    MissingResource.report(.symbol, name: name)
    guard let kin = SymbolKin.name(for: name),
      let storage = SystemSymbols.storage(for: SymbolRequest(name: kin))
    else { return nil }
    self.init(storage: storage)
  }

  /// The same, without a word about a missing one.
  ///
  /// - Parameters:
  ///   - proportion: Width over height, as a document says.
  ///   - canBeEmpty: Whether there is an image without a drawing for a missing one.
  static func symbol(
    _ name: String, proportion: CGFloat? = nil, canBeEmpty: Bool = false
  ) -> UIImage? {
    let request = SymbolRequest(name: name, proportion: proportion, canBeEmpty: canBeEmpty)
    return SystemSymbols.storage(for: request).map(UIImage.init(storage:))
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(storage: UIImage(systemName: name)?.configured(withConfiguration).storage)
  }

  /// The same; what shows a value is drawn as a whole, whatever `variableValue` (0 to 1) says.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init?(storage: Storage?) {
    guard let storage else { return nil }
    self.init(storage: storage)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured(configuration)
  }

  private func configured(_ configuration: Configuration?) -> UIImage {
    guard let symbol = storage.symbol, let change = configuration as? SymbolConfiguration else {
      return self
    }
    var request = symbol
    if let pointSize = change.pointSize {
      (request.pointSize, request.textStyle) = (pointSize, change.textStyle)
    }
    request.weight = change.weight?.thickness ?? symbol.weight
    request.scale = change.scale?.factor ?? symbol.scale
    request.hasScale = change.scale != nil || symbol.hasScale
    request.hasPointSize = change.pointSize != nil || symbol.hasPointSize
    guard let drawn = SystemSymbols.storage(for: request) else { return self }
    return with {
      $0.picture = drawn.picture
      $0.symbol = request
      $0.baselineOffset = drawn.baselineOffset
      $0.palette = change.palette ?? $0.palette
    }
  }
}
