// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One way to look at a screen: on which device, held how, with which settings.
package struct Configuration: Hashable, Sendable, Codable {
  /// Light or dark; the raw values are the words people type.
  package enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    case light
    case dark
  }

  /// A name in ``DeviceCatalog``.
  package var device: String
  package var orientation: Orientation
  package var textSize: TextSize
  /// A BCP 47 or POSIX name such as `en_US`.
  package var locale: String
  package var appearance: Appearance
  /// Pixels per point in place of the device's own; nil keeps those.
  package var scale: CGFloat?
  /// How much of the screen the app has.
  package var window: WindowShape

  package init(
    device: String, orientation: Orientation = .portrait, textSize: TextSize = .l,
    locale: String = "en_US", appearance: Appearance = .light, scale: CGFloat? = nil,
    window: WindowShape = .full
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.locale = locale
    self.appearance = appearance
    self.scale = scale
    self.window = window
  }

  /// A file name without spaces that tells configurations apart, such as
  /// `iPhone-X_portrait_L`; what is left at its default is left out, but for the first three.
  package var name: String {
    var parts = [device, orientation.rawValue, textSize.rawValue]
    if locale != "en_US" { parts.append(locale) }
    if appearance != .light { parts.append(appearance.rawValue) }
    if window != .full { parts.append(window.name) }
    if let scale { parts.append("@\(String(format: "%g", Double(scale)))x") }
    return parts.joined(separator: "_").replacingOccurrences(of: " ", with: "-")
  }
}
