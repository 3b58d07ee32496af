// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// What makes a row of a list the same one in other states of its screen (Documentation/Exploration.md
/// §4.6).
///
/// Nothing of it depends on how far the list is scrolled but whether a row that is in no outline shows.
@MainActor
struct RowIdentity {
  let list: UIScrollView
  /// The list's mark.
  let mark: String
  private let outline: OutlinePlaces
  /// How many rows each section has, in words.
  private let counts: String

  init(of list: UIScrollView, _ mark: String) {
    self.list = list
    self.mark = mark
    outline = OutlinePlaces(of: list)
    counts = ActionFinder.counts(of: list).map(String.init).joined(separator: " ")
  }

  static func cell(_ list: UIScrollView, _ path: IndexPath) -> UIView? {
    (list as? UITableView)?.cellForRow(at: path)
      ?? (list as? UICollectionView)?.cellForItem(at: path)
  }

  /// What can be read in a row; nil where nothing can, or it is out of sight.
  func texts(at path: IndexPath) -> String? {
    guard let cell = Self.cell(list, path) else { return nil }
    let texts = ElementNamer.texts(in: cell)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// A hash of what the row is; nil where its number says as much as is known.
  func face(of path: IndexPath) -> String? {
    if let place = outline.place(path) { return Self.hash("\(mark) outline \(place)") }
    if let texts = texts(at: path) { return Self.hash(texts) }
    guard Self.cell(list, path) == nil else { return nil }
    return Self.hash("\(mark) \(counts)/\(path.section).\(path.item)")
  }

  private static func hash(_ text: String) -> String { ContentHash.name(of: Array(text.utf8)) }
}
