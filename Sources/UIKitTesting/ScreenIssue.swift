// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// Something that UIKit would have written to the console.
public struct ScreenIssue: Hashable, Sendable, CustomStringConvertible {
  /// What an issue is about.
  public enum Kind: String, Hashable, Sendable {
    /// Required constraints that exclude each other.
    case conflict
    /// Views that mark themselves in every pass, or a list that invalidates itself for ever.
    case loop
    /// An item that does not fit between its section's insets.
    case oversizedItem
    /// A cell whose preferred size keeps changing.
    case unsteadyCell
    /// A part of a storyboard or xib that could not be used.
    case document
    /// Any other text.
    case other
  }

  public let kind: Kind
  /// UIKit's text, in its words where it has any.
  public let text: String
  /// The chain of views from the root to the one it is about; empty when it is about none.
  public let path: String

  init(_ issue: LayoutIssue) {
    kind =
      switch issue.problem {
      case .conflict: .conflict
      case .layoutDidNotSettle, .listDidNotSettle: .loop
      case .itemExceedsSection: .oversizedItem
      case .preferredSizeDidNotSettle: .unsteadyCell
      case .document: .document
      case .console, .missingImage, .unusableResource, .largeNumber, .refusedNumber: .other
      }
    text = issue.consoleText
    path = issue.path
  }

  public var description: String { path.isEmpty ? text : "\(path): \(text)" }
}
