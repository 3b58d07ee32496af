// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A Dynamic Type size; the raw values are the short names of Apple's tables.
package enum TextSize: String, Hashable, Sendable, CaseIterable, Codable {
  case xS
  case s = "S"
  case m = "M"
  case l = "L"
  case xL
  case xxL
  case xxxL
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// The raw value of the `UIContentSizeCategory` of this size.
  package var contentSizeCategory: String {
    switch self {
    case .xS, .s, .m, .l, .xL, .xxL, .xxxL: "UICTContentSizeCategory\(rawValue.uppercased())"
    case .ax1: "UICTContentSizeCategoryAccessibilityM"
    case .ax2: "UICTContentSizeCategoryAccessibilityL"
    case .ax3: "UICTContentSizeCategoryAccessibilityXL"
    case .ax4: "UICTContentSizeCategoryAccessibilityXXL"
    case .ax5: "UICTContentSizeCategoryAccessibilityXXXL"
    }
  }

  /// The size people mean by `name`, whatever its case; nil when there is none.
  package init?(name: String) {
    let wanted = name.lowercased()
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = size
  }
}
