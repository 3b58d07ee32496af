// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The named points of the weight scale, as Apple's traits dictionary numbers them.
package enum FontWeight {
  package static let ultraLight: CGFloat = -0.8
  package static let thin: CGFloat = -0.6
  package static let light: CGFloat = -0.4
  package static let regular: CGFloat = 0
  package static let medium: CGFloat = 0.23
  package static let semibold: CGFloat = 0.3
  package static let bold: CGFloat = 0.4
  package static let heavy: CGFloat = 0.56
  package static let black: CGFloat = 0.62
}
