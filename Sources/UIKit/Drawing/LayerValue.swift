// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A value of a layer's property that has values in between.
enum LayerValue: Equatable {
  case numbers([CGFloat])
  case color(CGColor?)
  case colors([CGColor?])
  case transform(CATransform3D)
  /// Shown until the next value; nothing is in between.
  case path(CGPath?)

  static func point(_ point: CGPoint) -> LayerValue { .numbers([point.x, point.y]) }
  static func size(_ size: CGSize) -> LayerValue { .numbers([size.width, size.height]) }
  static func rect(_ rect: CGRect) -> LayerValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  var numbers: [CGFloat]? {
    if case .numbers(let numbers) = self { return numbers }
    return nil
  }

  /// What an app gives as `fromValue` and the like.
  init?(_ value: Any?) {
    switch value {
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color)
    case let path as CGPath: self = .path(path)
    case let number as CGFloat: self = .numbers([number])
    case let number as Double: self = .numbers([CGFloat(number)])
    case let number as Float: self = .numbers([CGFloat(number)])
    case let number as Int: self = .numbers([CGFloat(number)])
    case let flag as Bool: self = .numbers([flag ? 1 : 0])
    case let number as NSNumber: self = .numbers([CGFloat(number.doubleValue)])
    case let numbers as [CGFloat]: self = .numbers(numbers)
    case let colors as [CGColor]: self = .colors(colors)
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    case let boxed as NSValue: self.init(boxed: boxed)
    default: return nil
    }
  }

  private init?(boxed: NSValue) {
    if let transform = objc_getAssociatedObject(boxed, &BoxedTransform.spatial) as? CATransform3D {
      self = .transform(transform)
      return
    }
    let type = String(cString: boxed.objCType)
    if type.contains("CGRect") || type.contains("NSRect") {
      self = .rect(boxed.rectValue)
    } else if type.contains("CGSize") || type.contains("NSSize") {
      self = .size(boxed.sizeValue)
    } else if type.contains("CGPoint") || type.contains("NSPoint") {
      self = .point(boxed.pointValue)
    } else {
      return nil
    }
  }

  /// The value at a share of the way to `other`; shares may lie outside 0...1.
  func interpolated(to other: LayerValue, _ share: CGFloat) -> LayerValue {
    switch (self, other) {
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { $0 + ($1 - $0) * share })
    case (.color(let from), .color(let to)):
      return .color(LayerValue.mix(from, to, share))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { LayerValue.mix($0, $1, share) })
    case (.transform(let from), .transform(let to)):
      return .transform(TransformParts.interpolated(from, to, share))
    default: return share < 1 ? self : other
    }
  }

  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    guard let mine = numbers, let added = other.numbers, mine.count == added.count else {
      return self
    }
    return .numbers(zip(mine, added).map { $0 + $1 * factor })
  }

  /// Colours mix by component, alpha too; no colour is the other one, clear.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ share: CGFloat) -> CGColor? {
    guard let end = to ?? from?.copy(alpha: 0), let start = from ?? to?.copy(alpha: 0) else {
      return nil
    }
    func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * share }
    return CGColor(
      red: between(start.red, end.red), green: between(start.green, end.green),
      blue: between(start.blue, end.blue), alpha: between(start.alpha, end.alpha))
  }
}
