// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// A way in which configurations differ; in the order in which a description names them.
package enum MatrixAxis: Int, Hashable, Sendable, CaseIterable {
  /// A device, with the shape of the window on it.
  case device
  case orientation
  case textSize
  case locale
  case direction
  case pseudoLanguage
  case appearance
  case boldText
  case scale
  /// The configuration as a whole: tells apart what no other axis does.
  case itself

  /// What a configuration has along this axis.
  func value(of configuration: Configuration) -> String {
    switch self {
    case .device: "\(configuration.device)/\(configuration.window.name)"
    case .orientation: configuration.orientation.rawValue
    case .textSize: configuration.textSize.rawValue
    case .locale: configuration.locale
    case .direction: configuration.isRightToLeft ? "rtl" : "ltr"
    case .pseudoLanguage: configuration.pseudoLanguage?.rawValue ?? ""
    case .appearance: configuration.appearance.rawValue
    case .boldText: configuration.isTextBold ? "bold" : ""
    case .scale: configuration.scale.map { "\($0)" } ?? ""
    case .itself: configuration.name
    }
  }
}
