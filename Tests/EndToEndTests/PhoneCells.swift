// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The fixture that shows the texts of a published picture, as it is or as a copy with one source
/// edited.
enum PhoneCells {
  private static let folder = Snug.root.appendingPathComponent("Fixtures/PhoneCells")

  /// The folder of its sources.
  static var sources: String { folder.path }

  /// Copies the sources into `folder` without the one line of PassagesController.swift that starts
  /// with `statement`.
  ///
  /// - Returns: The copy's folder.
  static func copy(without statement: String, to folder: TemporaryFolder) throws -> String {
    let copy = folder.url.appendingPathComponent("PhoneCells")
    try FileManager.default.copyItem(at: Self.folder, to: copy)
    let source = "PhoneCells/PassagesController.swift"
    let lines = try folder.read(source).components(separatedBy: "\n")
    let kept = lines.filter { !$0.drop { $0 == " " }.hasPrefix(statement) }
    try #require(kept.count == lines.count - 1, "\(statement) stands once in the source")
    try folder.write(kept.joined(separator: "\n"), to: source)
    return copy.path
  }
}

/// Where a hand calculation puts a cell.
struct ExpectedCell {
  let y: CGFloat
  let height: CGFloat
  /// The widest line's advances, or the bound.
  let width: CGFloat
  /// The left edge; nil for centred in the list.
  var x: CGFloat?
}

/// Compares cells with a hand calculation: y and height to the pixel, width and x to a point.
///
/// - Parameter kerning: The share of its width by which a line may be narrower than the sum of its
///   advances, where that is more than a point. San Francisco's advance table has no kerning pairs;
///   they take 2.04 from the 340.99 points of the pangram, 0.6 %.
func expect(
  _ cells: [CGRect], are expected: [ExpectedCell], in listWidth: CGFloat, kerning: CGFloat = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(cells.count == expected.count, sourceLocation: sourceLocation)
  for (index, (cell, expected)) in zip(cells, expected).enumerated() {
    let x = expected.x ?? (listWidth - expected.width) / 2
    let tolerance = max(1, expected.width * kerning)
    #expect(cell.minY == expected.y, "y of cell \(index)", sourceLocation: sourceLocation)
    #expect(cell.height == expected.height, "cell \(index)", sourceLocation: sourceLocation)
    #expect(
      abs(cell.width - expected.width) <= tolerance, "width of cell \(index): \(cell.width)",
      sourceLocation: sourceLocation)
    #expect(
      abs(cell.minX - x) <= tolerance, "x of cell \(index): \(cell.minX)",
      sourceLocation: sourceLocation)
  }
}
