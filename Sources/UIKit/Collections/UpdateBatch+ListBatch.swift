// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

extension UpdateBatch {
  /// Whether items and sections come and none goes or moves.
  var onlyInserts: Bool {
    changes.allSatisfy { change in
      switch change {
      case .insertItem, .insertSection: true
      default: false
      }
    }
  }

  /// Where the changes take each item; raises UIKit's exception where they do not add up.
  ///
  /// - Parameters: as of ``ListBatchFailure/text(items:list:description:)``.
  @MainActor
  func listBatch(
    before: [Int], after: [Int], items: String, list: String,
    description: @autoclosure () -> String
  ) -> ListBatch {
    do {
      return try ListBatch(changes, before: before, after: after)
    } catch {
      let failure = ListBatchFailure(error: error, before: before, after: after, changes: changes)
      Runtime.raise(
        .internalInconsistency,
        failure.text(items: items, list: list, description: description()))
    }
  }
}
