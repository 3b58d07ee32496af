// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The optional methods of UIKit's protocols, with their Objective-C names.
///
/// Source: the selectors of Apple's headers (`UITableView.h`, `UICollectionView.h`…) as Swift
/// imports them. A method whose selector is its Swift name with the labels joined is listed without
/// one.
enum OptionalMethodTable {
  /// One method of one protocol.
  struct Method {
    let swiftName: String
    let selector: String
    let owner: String
  }

  static let methods: [Method] = read()

  private static let byName: [String: [Method]] = Dictionary(grouping: methods, by: \.swiftName)

  /// The Objective-C name of a protocol method, by its Swift name.
  static func selector(of swiftName: String) -> String? {
    byName[swiftName]?.first?.selector
  }

  /// Every protocol method of a Swift name.
  static func methods(named swiftName: String) -> [Method] {
    byName[swiftName] ?? []
  }

  private static func read() -> [Method] {
    var owner = ""
    var found: [Method] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@") {
        owner = String(line.dropFirst())
        continue
      }
      let parts = line.split(separator: " ")
      let name = String(parts[0])
      found.append(
        Method(
          swiftName: name, selector: parts.count > 1 ? String(parts[1]) : joined(name),
          owner: owner))
    }
    return found
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)` is `scrollViewDidEndDragging:willDecelerate:`.
  private static func joined(_ name: String) -> String {
    name.replacing("(_:", with: ":").replacing(")", with: "")
  }

}
