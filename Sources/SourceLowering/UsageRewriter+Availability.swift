// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// `#available(iOS 999, *)` or `iOS 30`, by which authors and suites mean what no phone has: the `*` holds here
  /// for every release (Documentation/SourceLowering.md §2.2).
  func decideAvailability(_ node: AvailabilityConditionSyntax) {
    let releases = node.availabilityArguments.compactMap { argument -> Int? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      else { return nil }
      return restriction.version.flatMap { Int($0.major.text) }
    }
    guard let release = releases.first, release >= Self.firstNeverReleased else { return }
    let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
    file.edits.replace(node.range, with: isAvailable ? "false" : "true")
  }

  /// Far enough behind the newest one, 26, that nobody means a release that is there.
  private static let firstNeverReleased = 30
}
