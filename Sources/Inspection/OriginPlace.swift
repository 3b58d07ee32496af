// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import UIKit

/// Where things were made, as a worker writes it.
enum OriginPlace {
  /// Where a view was made. Only cells are made by their class, by lists; where UIKit's frames lie
  /// between the calls that made another view, they are its own initialisers.
  @MainActor
  static func place(of view: UIView) -> SourcePlace? {
    guard var place = place(view.origin) else { return nil }
    if place.file == WorkerPlace.codeFile, !ScreenTree.isCell(view) {
      place.line &= ~across
      place.column &= ~across
    }
    return place
  }

  /// Bit 31 of each half (CProcess.h).
  private static let across = Int(bitPattern: 0x8000_0000_8000_0000)

  @MainActor
  static func place(_ origin: CreationOrigin) -> SourcePlace? {
    switch origin {
    case .unknown: nil
    case .code(let inner, let outer):
      SourcePlace(
        file: WorkerPlace.codeFile, line: Int(bitPattern: inner), column: Int(bitPattern: outer))
    case .answer(let type, let word): WorkerPlace.override(of: [word], in: type)
    case .document(let place):
      SourcePlace(
        file: WorkerPlace.documentPrefix + place.file, line: place.line, column: place.column)
    }
  }
}
