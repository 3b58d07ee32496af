// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Sorts objects into a table's sections by first letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  open class func current() -> Self {
    guard let current = shared as? Self else { preconditionFailure("one class of collation") }
    return current
  }

  /// A to Z, then `#` for what begins with none of them.
  open var sectionTitles: [String] { letters }
  open var sectionIndexTitles: [String] { letters }

  private let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// The objects in the order of their texts, as the locale compares them.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, text(of: $0, selector)) }
      .sorted { $0.1.localizedCaseInsensitiveCompare($1.1) == .orderedAscending }
      .map(\.0)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    RuntimeRegistry.perform(selector, on: object as AnyObject, with: []) as? String
      ?? "\(object)"
  }

  private func section(of text: String) -> Int {
    let folded = text.folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en"))
    guard let first = folded.uppercased().first,
      let index = letters.firstIndex(of: String(first))
    else { return letters.count - 1 }
    return index
  }
}
