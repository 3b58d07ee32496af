// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What can be handed to another app or read from one.
public protocol Transferable: Sendable {}

extension Data: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

/// A picture that was picked in SwiftUI's picker. Nobody picks, so there is none but what a test makes.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Fails, as for an asset that is not in the library.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    answerLater { completionHandler(.failure(CocoaError(.fileNoSuchFile))) }
    return Progress(totalUnitCount: 1)
  }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    throw CocoaError(.fileNoSuchFile)
  }
}
