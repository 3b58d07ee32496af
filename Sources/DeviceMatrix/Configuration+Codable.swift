// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The form of a configuration in plans and reports (Documentation/ReportFormat.md §3): what is at
/// its default is left out, but for device, orientation, text size and locale.
extension Configuration: Codable {
  private enum Key: String, CodingKey {
    case device, orientation, textSize, locale, direction, pseudoLanguage, appearance
    case isTextBold = "bold"
    case window, scale
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      device: try values.decode(String.self, forKey: .device),
      orientation: try values.decode(Orientation.self, forKey: .orientation),
      textSize: try values.decode(TextSize.self, forKey: .textSize),
      locale: try values.decode(String.self, forKey: .locale),
      appearance: try values.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .light,
      scale: try values.decodeIfPresent(CGFloat.self, forKey: .scale),
      window: try values.decodeIfPresent(WindowShape.self, forKey: .window) ?? .full,
      direction: try values.decodeIfPresent(Direction.self, forKey: .direction),
      isTextBold: try values.decodeIfPresent(Bool.self, forKey: .isTextBold) ?? false,
      pseudoLanguage: try values.decodeIfPresent(PseudoLanguage.self, forKey: .pseudoLanguage))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(device, forKey: .device)
    try values.encode(orientation, forKey: .orientation)
    try values.encode(textSize, forKey: .textSize)
    try values.encode(locale, forKey: .locale)
    try values.encodeIfPresent(direction, forKey: .direction)
    try values.encodeIfPresent(pseudoLanguage, forKey: .pseudoLanguage)
    if appearance != .light { try values.encode(appearance, forKey: .appearance) }
    if isTextBold { try values.encode(true, forKey: .isTextBold) }
    if window != .full { try values.encode(window, forKey: .window) }
    try values.encodeIfPresent(scale, forKey: .scale)
  }
}

/// A window's shape is written as the word that ``WindowShape/init(name:)`` reads.
extension WindowShape: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let name = try value.decode(String.self)
    guard let shape = WindowShape(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "'\(name)' is no shape of a window")
    }
    self = shape
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }
}
