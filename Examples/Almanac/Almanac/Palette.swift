import UIKit

extension UIColor {
  /// The app's green: deep on paper, bright at night.
  static let meadow = dynamic(light: 0x1F6B45, dark: 0x6FCF97)
  static let dusk = dynamic(light: 0x4B3F8F, dark: 0xA79BEA)
  static let sun = dynamic(light: 0x8A5A00, dark: 0xF2C14E)
  static let paper = dynamic(light: 0xF6F4EC, dark: 0x101412)
  static let card = dynamic(light: 0xFFFFFF, dark: 0x1C221F)

  private static func dynamic(light: Int, dark: Int) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
  }

  private convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension UILabel {
  /// A label of as many lines as its text needs, which follows the text size.
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
