// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import GapRepair

/// The module that stands for what is missing: one for the whole app, so that a placeholder is the
/// same type everywhere (Documentation/Gaps.md §5).
enum GapModule {
  static let name = "SnugGaps"

  static func text(_ placeholders: [Placeholder]) -> String {
    runtime + placeholders.map(\.text).joined(separator: "\n") + "\n"
  }

  /// The line of the first placeholder, from 1.
  static var firstPlaceholderLine: Int { runtime.filter { $0 == "\n" }.count + 1 }

  private static let runtime = """
    import Foundation
    import HeadlessHost
    import UIKit

    public func snugLeftOut(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, file, line)
    }

    public func snugFalse(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
      LeftOutRecord.note(needs, file, line)
      return false
    }

    public func snugNeutral<T>(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      LeftOutRecord.neutral(T.self, needs, file, line)
    }

    public func snugWithout<T>(
      _ needs: StaticString, _ value: T, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      LeftOutRecord.note(needs, file, line)
      return value
    }

    public func snugStop(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> Never {
      LeftOutRecord.stop(needs, file, line)
    }

    public protocol SnugPlaceholder: NeutralValue { init() }

    extension SnugPlaceholder {
      public static var snugNeutralValue: Any { Self() }
    }

    """
}
