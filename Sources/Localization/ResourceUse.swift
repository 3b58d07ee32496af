// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What an app asks its bundle for by name, whether it is there or not, while somebody wants to know
/// (Documentation/ChangedScreens.md §2).
package enum ResourceUse {
  package enum Kind: String, Sendable, CaseIterable {
    /// An image or colour of a catalog.
    case asset
    /// A storyboard or a xib, with its extension.
    case document
    /// A controller of a storyboard: `Main.storyboard#x7Q`.
    case scene
    /// A text: its table and key.
    case text
    /// A table of texts as a whole.
    case table
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var asked: Set<String>?

  /// A name as ``names`` has it.
  package static func name(_ kind: Kind, _ name: String) -> String { "\(kind.rawValue) \(name)" }

  /// The name of a text.
  package static func text(_ key: String, table: String) -> String { "\(table)#\(key)" }

  /// Forgets what was asked for, and takes down from now on.
  package static func begin() { lock.withLock { asked = [] } }

  package static func note(_ kind: Kind, _ name: @autoclosure () -> String) {
    lock.withLock {
      guard asked != nil else { return }
      asked?.insert(self.name(kind, name()))
    }
  }

  /// What was asked for since ``begin()``.
  package static var names: Set<String> { lock.withLock { asked ?? [] } }
}
