// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// A colour of SwiftUI, for what UIKit makes of it.
public struct Color: View, Hashable, @unchecked Sendable {
  let uiColor: UIColor

  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

  /// A colour of an asset catalog; clear where there is none of the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  public init(white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor.withAlphaComponent(uiColor.cgColor.alpha * opacity))
  }

  public var cgColor: CGColor? { uiColor.cgColor }

  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let white = Color(UIColor.white)
  public static let black = Color(UIColor.black)
  public static let clear = Color(UIColor.clear)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let accentColor = Color(.tintColor)
}

extension UIColor {
  /// What UIKit paints for a colour of SwiftUI: it follows the traits that the colour follows.
  public convenience init(_ color: Color) {
    let own = color.uiColor
    self.init { own.resolvedColor(with: $0) }
  }
}
