// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An item whose height follows from its weight, the width it is given and the text size.
struct ListItem: Equatable {
  let id: Int
  var weight: Int

  /// Whole text lines of 20 points at text size 0, and 9 points around them.
  func height(width: CGFloat, textSize: Int) -> CGFloat {
    let scale = 1 + CGFloat(textSize) / 4
    let lines = (CGFloat(8 * weight) * scale / width).rounded(.up)
    return max(1, lines) * 20 * scale + 9
  }
}

/// The data and surroundings of a list under test, and what its items measure.
///
/// Steps count items through all sections.
struct ListModel: Equatable {
  private(set) var items: [ListItem] = []
  /// Items of each section; there is always one section.
  private(set) var counts = [0]
  var size = CGSize(width: 375, height: 667)
  var textSize = 0
  private var lastIdentifier = 0

  static let maximumWeight = 400

  // MARK: Places

  /// The number of items in front of a section.
  func start(of section: Int) -> Int { counts[..<section].reduce(0, +) }

  func index(of path: IndexPath) -> Int { start(of: path.section) + path.item }

  func path(_ index: Int) -> IndexPath {
    var item = index
    for (section, count) in counts.enumerated() {
      if item < count { return IndexPath(item: item, section: section) }
      item -= count
    }
    return IndexPath(item: item, section: counts.count)
  }

  /// The place of an item that is put in front of `index`; where sections meet, in one of them.
  func place(inFrontOf index: Int) -> IndexPath {
    var start = 0
    var places: [IndexPath] = []
    for (section, count) in counts.enumerated() {
      if start <= index, index <= start + count {
        places.append(IndexPath(item: index - start, section: section))
      }
      start += count
    }
    return places[index % places.count]
  }

  func items(inSection section: Int) -> ArraySlice<ListItem> {
    let start = start(of: section)
    return items[start..<start + counts[section]]
  }

  // MARK: Changes

  private mutating func makeItems(_ count: Int) -> [ListItem] {
    (0..<count).map { _ in
      lastIdentifier += 1
      return ListItem(id: lastIdentifier, weight: (lastIdentifier * 7919) % Self.maximumWeight)
    }
  }

  mutating func insert(_ count: Int, at index: Int) {
    counts[place(inFrontOf: index).section] += count
    items.insert(contentsOf: makeItems(count), at: index)
  }

  mutating func remove(_ range: Range<Int>) {
    for section in range.map({ path($0).section }) { counts[section] -= 1 }
    items.removeSubrange(range)
  }

  /// - Returns: The item's new place.
  mutating func move(_ index: Int, to target: Int) -> IndexPath {
    counts[path(index).section] -= 1
    let item = items.remove(at: index)
    let place = place(inFrontOf: target)
    counts[place.section] += 1
    items.insert(item, at: target)
    return place
  }

  mutating func setWeight(_ weight: Int, at index: Int) { items[index].weight = weight }

  mutating func insertSection(_ section: Int, count: Int) {
    let new = makeItems(count)
    items.insert(contentsOf: new, at: start(of: section))
    counts.insert(count, at: section)
  }

  mutating func removeSection(_ section: Int) {
    let start = start(of: section)
    items.removeSubrange(start..<start + counts[section])
    counts.remove(at: section)
  }

  mutating func moveSection(_ section: Int, to target: Int) {
    let moved = Array(items(inSection: section))
    removeSection(section)
    items.insert(contentsOf: moved, at: start(of: target))
    counts.insert(moved.count, at: target)
  }

  /// A section gets other contents, and one item more or less.
  mutating func replaceContents(ofSection section: Int, weight: Int) {
    let start = start(of: section)
    for index in start..<start + counts[section] {
      items[index].weight = (items[index].weight + weight) % Self.maximumWeight
    }
    if weight.isMultiple(of: 3) {
      items.insert(contentsOf: makeItems(1), at: start)
      counts[section] += 1
    } else if weight.isMultiple(of: 5), counts[section] > 0 {
      items.remove(at: start)
      counts[section] -= 1
    }
  }

  mutating func rotate() { size = CGSize(width: size.height, height: size.width) }

  func height(at index: Int) -> CGFloat {
    items[index].height(width: size.width, textSize: textSize)
  }
}
