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
struct ListModel: Equatable {
  var items: [ListItem] = []
  var size = CGSize(width: 375, height: 667)
  var textSize = 0
  private var lastIdentifier = 0

  mutating func insert(_ count: Int, at index: Int, weights: (Int) -> Int) {
    let new = (0..<count).map { _ in
      lastIdentifier += 1
      return ListItem(id: lastIdentifier, weight: weights(lastIdentifier))
    }
    items.insert(contentsOf: new, at: index)
  }

  mutating func move(_ index: Int, to target: Int) {
    items.insert(items.remove(at: index), at: target)
  }

  mutating func rotate() { size = CGSize(width: size.height, height: size.width) }

  func height(at index: Int) -> CGFloat {
    items[index].height(width: size.width, textSize: textSize)
  }
}

/// Where everything is when a list is laid out from scratch: the answer that lists are held against.
struct NaiveLayout {
  let frames: [CGRect]
  let contentHeight: CGFloat

  /// - Parameters:
  ///   - extents: An item's height, measured or estimated.
  ///   - spacing: Points between items.
  init(_ model: ListModel, spacing: CGFloat, extents: [CGFloat]) {
    var frames: [CGRect] = []
    var y: CGFloat = 0
    for extent in extents {
      frames.append(CGRect(x: 0, y: y, width: model.size.width, height: extent))
      y += extent + spacing
    }
    self.frames = frames
    contentHeight = extents.isEmpty ? 0 : y - spacing
  }

  /// Frames that were computed otherwise.
  init(frames: [CGRect], contentHeight: CGFloat) {
    self.frames = frames
    self.contentHeight = contentHeight
  }

  /// The items of which more than `least` points are on screen.
  func visible(from offset: CGFloat, height: CGFloat, least: CGFloat = 0) -> Set<Int> {
    Set(
      frames.indices.filter {
        frames[$0].maxY - least > offset && frames[$0].minY + least < offset + height
      })
  }
}
