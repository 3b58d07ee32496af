// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One way to look at a screen: on which device, held how, with which settings.
package struct Configuration: Hashable, Sendable {
  /// Light or dark; the raw values are the words people type.
  package enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    case light
    case dark
  }

  /// Which way the interface runs, whatever the language; the raw values are the words people type.
  package enum Direction: String, Hashable, Sendable, CaseIterable, Codable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// What is done to every localised text, to see what a translation would do.
  package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable, Codable {
    /// Every text twice as long, as German or Finnish may be.
    case longer
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
  /// Which way the interface runs; nil follows the language of ``locale``.
  package var direction: Direction?
  /// The Settings app's switch “Bold Text”.
  package var isTextBold: Bool
  /// nil shows texts as they are.
  package var pseudoLanguage: PseudoLanguage?

  package init(
    device: String, orientation: Orientation = .portrait, textSize: TextSize = .l,
    locale: String = "en_US", appearance: Appearance = .light, scale: CGFloat? = nil,
    window: WindowShape = .full, direction: Direction? = nil, isTextBold: Bool = false,
    pseudoLanguage: PseudoLanguage? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.locale = locale
    self.appearance = appearance
    self.scale = scale
    self.window = window
    self.direction = direction
    self.isTextBold = isTextBold
    self.pseudoLanguage = pseudoLanguage
  }
}
