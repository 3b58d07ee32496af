// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What a font file says of where its tables lie, read before any library follows it
/// (Documentation/HostileFiles.md §2.4).
///
/// Source: OpenType specification 1.9, *Organization of an OpenType Font*. Files of other kinds than OpenType
/// have no such list.
struct FontTables {
  private let bytes: Data

  /// More faces than any collection has.
  private static let mostFaces = 1000
  /// The first four bytes of a face: outlines of TrueType (Apple's own number, too) and of PostScript.
  private static let faces: Set<UInt32> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]
  private static let collection: UInt32 = 0x7474_6366

  /// What is wrong with the places of a file's tables; nil where each lies in the file.
  ///
  /// - Complexity: O(tables); the file is mapped and not read.
  static func fault(ofFile path: String) -> String? {
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    return data.flatMap { FontTables(bytes: $0).fault }
  }

  private var fault: String? {
    guard let kind = number(at: 0, bytes: 4) else { return nil }
    if Self.faces.contains(kind) { return fault(ofFaceAt: 0) }
    guard kind == Self.collection else { return nil }
    guard let count = number(at: 8, bytes: 4), (1...UInt32(Self.mostFaces)).contains(count) else {
      return "it has no number of faces"
    }
    for index in 0..<Int(count) {
      guard let start = number(at: 12 + 4 * index, bytes: 4) else {
        return "it ends in its list of faces"
      }
      if let fault = fault(ofFaceAt: Int(start)) { return fault }
    }
    return nil
  }

  private func fault(ofFaceAt start: Int) -> String? {
    guard let count = number(at: start + 4, bytes: 2), count > 0 else { return "it has no tables" }
    for index in 0..<Int(count) {
      let entry = start + 12 + 16 * index
      guard let place = number(at: entry + 8, bytes: 4),
        let length = number(at: entry + 12, bytes: 4)
      else { return "it ends in its list of tables" }
      guard Int(place) + Int(length) <= bytes.count else {
        let name = bytes.dropFirst(entry).prefix(4)
        return "its table '\(String(decoding: name, as: UTF8.self))' lies beyond its end"
      }
    }
    return nil
  }

  /// A number, the highest byte first; nil beyond the end.
  private func number(at index: Int, bytes count: Int) -> UInt32? {
    guard index + count <= bytes.count else { return nil }
    return bytes.dropFirst(index).prefix(count).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
