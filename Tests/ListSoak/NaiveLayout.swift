// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where everything is when a list is laid out from scratch: the answer that lists are held against.
struct NaiveLayout {
  /// Frames of all items, through all sections.
  var frames: [CGRect] = []
  /// Where each section begins and ends, from its header's top to its last item's bottom.
  var sections: [ClosedRange<CGFloat>] = []
  var contentHeight: CGFloat = 0

  /// Frames that were computed otherwise.
  init(frames: [CGRect], contentHeight: CGFloat) {
    self.frames = frames
    self.contentHeight = contentHeight
  }

  /// One item below the other.
  ///
  /// - Parameters:
  ///   - spacing: Points between the items of a section.
  ///   - header: Points of every section's header.
  ///   - extents: An item's height, measured or estimated.
  init(_ model: ListModel, spacing: CGFloat, header: CGFloat, extents: [CGFloat]) {
    self.init(model, header: header) { items, top in
      var y = top
      let frames = items.map { index in
        defer { y += extents[index] + spacing }
        return CGRect(x: 0, y: y, width: model.size.width, height: extents[index])
      }
      return (frames, frames.last?.maxY ?? top)
    }
  }

  /// Section by section.
  ///
  /// - Parameter place: The frames of a section's items below its header, and where they end.
  init(
    _ model: ListModel, header: CGFloat,
    place: (_ items: Range<Int>, _ top: CGFloat) -> (frames: [CGRect], end: CGFloat)
  ) {
    for (section, count) in model.counts.enumerated() {
      let start = model.start(of: section)
      let (frames, end) = place(start..<start + count, contentHeight + header)
      self.frames += frames
      sections.append(contentHeight...end)
      contentHeight = end
    }
  }

  /// The items of which more than `least` points are on screen.
  func visible(from offset: CGFloat, height: CGFloat, least: CGFloat = 0) -> Set<Int> {
    Set(
      frames.indices.filter {
        frames[$0].maxY - least > offset && frames[$0].minY + least < offset + height
      })
  }

  /// Where the headers of sections are that are seen, kept at the top while their section is there.
  func headers(from offset: CGFloat, height: CGFloat, header: CGFloat) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for (index, section) in sections.enumerated() {
      let top = max(section.lowerBound, min(offset, section.upperBound - header))
      if top + header > offset + 0.5, top < offset + height - 0.5 { result[index] = top }
    }
    return result
  }
}
