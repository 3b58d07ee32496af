// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
import Foundation

/// Has attributed strings let go of their attributes, which Foundation for Linux forgets: each text
/// of a screen would keep its fonts, colours and paragraph style for ever.
/// Documentation/HeadlessHost.md §6.
package enum AttributedStringRelease {
  /// An attribute of which it can be seen whether it lives.
  private final class Attribute: NSObject {}

  /// Whether attributes live on where nobody has their string any more.
  package static var isForgotten: Bool {
    weak var kept: Attribute?
    func makeAndForget() {
      let attribute = Attribute()
      kept = attribute
      _ = NSAttributedString(string: " ", attributes: [.init("Attribute"): attribute])
    }
    makeAndForget()
    return kept != nil
  }

  /// Does nothing with a Foundation that releases them, or whose classes are not as they are known.
  package static func install() {
    if isForgotten { _ = snug_attributes_release() }
  }
}
