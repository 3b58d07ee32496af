// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension Configuration {
  /// A file name without spaces that tells configurations apart, such as
  /// `iPhone-X_portrait_L`; what is left at its default is left out, but for the first three.
  package var name: String {
    var parts = [device, orientation.rawValue, textSize.rawValue]
    if locale != "en_US" { parts.append(locale) }
    if let direction { parts.append(direction.rawValue) }
    if let pseudoLanguage { parts.append(pseudoLanguage.rawValue) }
    if appearance != .light { parts.append(appearance.rawValue) }
    if isTextBold { parts.append("bold") }
    if window != .full { parts.append(window.name) }
    if let scale { parts.append("@\(String(format: "%g", Double(scale)))x") }
    return parts.joined(separator: "_").replacingOccurrences(of: " ", with: "-")
  }

  /// The configuration for people, without the device, such as `landscape, text size AX3, dark`.
  package var caption: String {
    var parts = [orientation.rawValue, "text size \(textSize.rawValue)"]
    if window != .full { parts.append("window \(window.name)") }
    if locale != "en_US" { parts.append(locale) }
    if let direction {
      parts.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let pseudoLanguage { parts.append("\(pseudoLanguage.rawValue) text") }
    if appearance != .light { parts.append(appearance.rawValue) }
    if isTextBold { parts.append("bold text") }
    if let scale { parts.append("@\(String(format: "%g", Double(scale)))x") }
    return parts.joined(separator: ", ")
  }

  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool {
    if let direction { return direction == .rightToLeft }
    return Locale.Language(identifier: locale).characterDirection == .rightToLeft
  }
}
