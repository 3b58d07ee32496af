// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Core Image's colour: components of an RGB space, with alpha, from 0 to 1.
public final class CIColor: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  public let colorSpace: CGColorSpace

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    colorSpace = .rgb
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Keeps a grey as one component and alpha, as Apple's does; it is grey in ``red``, too.
  public init(cgColor color: CGColor) {
    values = color.values
    colorSpace = color.colorSpace ?? .rgb
  }

  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Reads four numbers between blanks, "0.5 0.7 0.3 1.0"; those that are missing are 0.
  public convenience init(string: String) {
    let read = string.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    let all = read + [CGFloat](repeating: 0, count: max(0, 4 - read.count))
    self.init(red: all[0], green: all[1], blue: all[2], alpha: all[3])
  }

  public var numberOfComponents: Int { values.count }
  public var red: CGFloat { values[0] }
  public var green: CGFloat { values.count == 4 ? values[1] : values[0] }
  public var blue: CGFloat { values.count == 4 ? values[2] : values[0] }
  public var alpha: CGFloat { values[values.count - 1] }
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.values == values
  }

  public override var hash: Int { values.hashValue }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
