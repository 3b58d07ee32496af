// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSRegularExpression {
  /// Tells a block of each match. Apple's blocks do not escape, so one that was given to the caller
  /// may be passed on; those of Foundation on Linux do.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      let escaping:
        @Sendable (
          NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void = { block($0, $1, $2) }
      enumerateMatches(in: string, options: options, range: range, using: escaping)
    }
  }
}
