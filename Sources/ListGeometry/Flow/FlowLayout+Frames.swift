// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Geometry

extension FlowLayout {
  /// The frame of an item, in content coordinates, or nil when there is no such item.
  ///
  /// - Complexity: O(log runs + items of its line).
  package func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    let line = sections[section].line(holding: item)
    var result: CGRect?
    forEachItem(of: line, section: section) { index, frame in
      if index == item { result = frame }
    }
    return result
  }

  /// The frame of a section's header, or nil when it has none (§2.1).
  ///
  /// - Parameter visible: What is on screen, for a header that stays there.
  package func header(ofSection section: Int, visible: CGRect? = nil) -> FlowElement? {
    guard sections.indices.contains(section) else { return nil }
    let length = sections[section].metrics.headerLength
    guard length > 0 else { return nil }
    let start = sectionLengths.offset(ofItemAt: section)
    var place = start
    if configuration.pinsHeaders, let visible {
      // 7.1 The header follows the visible edge, up to the end of its section.
      let end = sectionLengths.offset(ofItemAt: section + 1)
      place = max(start, min(max(start, mainMin(visible)), end - length))
    }
    return boundary(.header, section: section, at: place, length: length, natural: start)
  }

  /// The frame of a section's footer, or nil when it has none (§2.1).
  package func footer(ofSection section: Int, visible: CGRect? = nil) -> FlowElement? {
    guard sections.indices.contains(section) else { return nil }
    let length = sections[section].metrics.footerLength
    guard length > 0 else { return nil }
    let natural = sectionLengths.offset(ofItemAt: section + 1) - length
    var place = natural
    if configuration.pinsFooters, let visible {
      // 7.2 The footer follows the other edge, down to the start of its section.
      let start = sectionLengths.offset(ofItemAt: section)
      place = min(natural, max(min(natural, mainMax(visible) - length), start))
    }
    return boundary(.footer, section: section, at: place, length: length, natural: natural)
  }

  /// Everything whose frame intersects `rect`: items in order, then headers and footers.
  ///
  /// - Parameter visible: What is on screen, for headers and footers that stay there.
  /// - Complexity: O(log n + results).
  package func elements(in rect: CGRect, visible: CGRect? = nil) -> [FlowElement] {
    var items: [FlowElement] = []
    var boundaries: [FlowElement] = []
    let slack = configuration.grid.pixel
    let plane = unflipped(rect)
    let low = mainMin(plane) - slack
    let high = mainMax(plane) + slack
    guard low <= high, sectionCount > 0 else { return [] }
    var section = sectionLengths.item(at: low) ?? sectionCount
    while section < sectionCount {
      let start = sectionLengths.offset(ofItemAt: section)
      if start > high { break }
      for element in [
        header(ofSection: section, visible: visible), footer(ofSection: section, visible: visible),
      ] {
        if let element, element.frame.intersects(rect) { boundaries.append(element) }
      }
      let lines = start + leadingLength(of: sections[section])
      var next = sections[section].firstLine(reaching: low - lines)
      while let line = next, lines + line.offset <= high {
        forEachItem(of: line, section: section) { item, frame in
          guard frame.intersects(rect) else { return }
          items.append(
            FlowElement(section: section, kind: .item(item), frame: frame, isPinned: false))
        }
        let end = line.items.upperBound
        next = end < sections[section].count ? sections[section].line(holding: end) : nil
      }
      section += 1
    }
    return items + boundaries
  }

  // MARK: Places

  /// The length of a section before its first line.
  private func leadingLength(of section: FlowSection) -> CGFloat {
    let insets = section.metrics.insets
    return section.metrics.headerLength
      + (configuration.axis == .vertical ? insets.top : insets.left)
  }

  private func forEachItem(
    of line: FlowSection.PlacedLine, section index: Int, _ body: (Int, CGRect) -> Void
  ) {
    let section = sections[index]
    let insets = section.metrics.insets
    let reference = configuration.referenceInsets
    let crossStart =
      configuration.axis == .vertical
      ? insets.left + reference.left : insets.top + reference.top
    let mainStart =
      sectionLengths.offset(ofItemAt: index) + leadingLength(of: section) + line.offset
    let sizes = section.sizes(in: line.items, estimates: estimates)
    let offsets = self.line(for: section).offsets(
      of: sizes, isLast: line.items.upperBound == section.count)
    for (position, size) in sizes.enumerated() {
      // 3.6 Smaller items are centred along the list.
      let main = mainStart + (line.length - size.main) / 2
      body(
        line.items.lowerBound + position,
        placed(cross: crossStart + offsets[position], main: main, size: size))
    }
  }

  private func boundary(
    _ kind: FlowElement.Kind, section: Int, at place: CGFloat, length: CGFloat, natural: CGFloat
  ) -> FlowElement {
    let size = FlowSize(cross: configuration.crossExtent, main: length)
    return FlowElement(
      section: section, kind: kind, frame: placed(cross: 0, main: place, size: size),
      isPinned: place != natural)
  }

  /// Where a header or footer of no size is, which is shown nowhere (§2.1).
  package func absent(_ kind: FlowElement.Kind, ofSection section: Int) -> FlowElement? {
    guard sections.indices.contains(section) else { return nil }
    let edge = sectionLengths.offset(ofItemAt: kind == .header ? section : section + 1)
    let place = placed(cross: 0, main: edge, size: FlowSize(cross: 0, main: 0))
    return FlowElement(section: section, kind: kind, frame: place, isPinned: false)
  }

  /// 2.5 Origins are snapped to pixels, sizes are left untouched; then x is mirrored if asked.
  private func placed(cross: CGFloat, main: CGFloat, size: FlowSize) -> CGRect {
    let isVertical = configuration.axis == .vertical
    var frame = CGRect(
      origin: CGPoint(
        x: configuration.grid.snapping(isVertical ? cross : main),
        y: configuration.grid.snapping(isVertical ? main : cross)),
      size: size.size(scrolling: configuration.axis))
    if configuration.flipsHorizontally {
      frame.origin.x = configuration.grid.snapping(contentSize.width - frame.maxX)
    }
    return frame
  }

  /// The rectangle a mirrored one covers before mirroring.
  private func unflipped(_ rect: CGRect) -> CGRect {
    guard configuration.flipsHorizontally else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  private func mainMin(_ rect: CGRect) -> CGFloat {
    configuration.axis == .vertical ? rect.minY : rect.minX
  }

  private func mainMax(_ rect: CGRect) -> CGFloat {
    configuration.axis == .vertical ? rect.maxY : rect.maxX
  }
}
