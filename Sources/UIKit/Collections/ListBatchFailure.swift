// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// A batch of changes that does not lead from one list to the other, in UIKit's words
/// (Documentation/CollectionView.md §7).
///
/// Numbers that do not add up have the text of iOS 16 and later, then the sentence of earlier ones,
/// which says which number is wrong; everything else has the sentence alone.
struct ListBatchFailure {
  let error: ListInconsistency
  /// The data source's counts before and after.
  let before: [Int]
  let after: [Int]
  let changes: [ListChange]

  /// - Parameters:
  ///   - item: `item` or `row`.
  ///   - list: `collection view` or `table view`.
  ///   - description: What the list calls itself.
  func text(items item: String, list: String, description: String) -> String {
    let sentence = error.text(items: item, list: list)
    switch error {
    case .sectionCount, .itemCount: break
    default: return sentence
    }
    let name = list.prefix(1).uppercased() + list.dropFirst()
    let updates = changes.map { "\t\($0.text(item))" }.joined(separator: ",\n")
    return """
      Invalid batch updates detected: the number of sections and/or \(item)s returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = \(Self.text(before, item))
      Data source after updates = \(Self.text(after, item))
      Updates = [
      \(updates)
      ]
      \(name): \(description)
      \(sentence)
      """
  }

  /// `{ 1 section with item counts: [4] }`.
  private static func text(_ counts: [Int], _ item: String) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "{ \(sections) with \(item) counts: \(counts) }"
  }
}

extension ListChange {
  /// `Delete item (0 - 1)`.
  fileprivate func text(_ item: String) -> String {
    switch self {
    case .insertItem(let path): "Insert \(item) \(path.text)"
    case .deleteItem(let path): "Delete \(item) \(path.text)"
    case .reloadItem(let path): "Reload \(item) \(path.text)"
    case .moveItem(let source, let target): "Move \(item) \(source.text) to \(target.text)"
    case .insertSection(let index): "Insert section (\(index))"
    case .deleteSection(let index): "Delete section (\(index))"
    case .reloadSection(let index): "Reload section (\(index))"
    case .moveSection(let source, let target): "Move section (\(source)) to (\(target))"
    }
  }
}

extension ListPath {
  fileprivate var text: String { "(\(section) - \(item))" }
}
