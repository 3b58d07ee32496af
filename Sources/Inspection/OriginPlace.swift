// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import UIKit

/// Where things were made, as a worker writes it.
enum OriginPlace {
  @MainActor
  static func place(_ origin: CreationOrigin) -> SourcePlace? {
    switch origin {
    case .unknown: nil
    case .code(let inner, let outer):
      SourcePlace(
        file: WorkerPlace.codeFile, line: Int(bitPattern: inner), column: Int(bitPattern: outer))
    case .document(let place):
      SourcePlace(
        file: WorkerPlace.documentPrefix + place.file, line: place.line, column: place.column)
    }
  }
}
