// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Geometry

/// The geometry of a list whose items flow into lines.
///
/// Knows lengths, not views. Alike neighbours are stored once, so a hundred thousand equal items
/// cost as much as ten; measuring an item re-packs only the lines it disturbs. Behaviour note:
/// Documentation/FlowLayout.md.
///
/// - Invariant: `sectionLengths` holds the length along the list of every section that is packed.
package struct FlowLayout: Sendable {
  package private(set) var configuration: FlowConfiguration
  var sections: [FlowSection]
  var sectionLengths: ExtentTree

  /// The size of items that were never measured (§5.1).
  var estimate: FlowSize
  private var measuredCount = 0
  private var measuredCross: CGFloat = 0
  private var measuredMain: CGFloat = 0
  private var changedSections: Set<Int> = []

  /// Lines or stretches of equal lines packed so far; what costs are counted in.
  package private(set) var packedLines = 0

  /// Packs everything.
  ///
  /// - Complexity: O(stretches of alike items).
  package init(configuration: FlowConfiguration, sections contents: [FlowContents]) {
    self.configuration = configuration
    sections = contents.map { FlowSection($0, axis: configuration.axis) }
    sectionLengths = ExtentTree(count: sections.count, estimate: 0)
    estimate = Self.firstEstimate(configuration)
    changedSections = Set(sections.indices)
    settle()
  }

  private static func firstEstimate(_ configuration: FlowConfiguration) -> FlowSize {
    switch configuration.estimate {
    case .none: .zero
    case .explicit(let size), .automatic(let size): FlowSize(size, scrolling: configuration.axis)
    }
  }

  // MARK: Asking

  package var sectionCount: Int { sections.count }

  /// Items of a section.
  package func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// The size of everything, in points (§2.4).
  package var contentSize: CGSize {
    FlowSize(cross: configuration.crossExtent, main: sectionLengths.total)
      .size(scrolling: configuration.axis)
  }

  /// The points between the insets of a section, across the list (§2.2).
  func line(for section: FlowSection) -> FlowLine {
    let crossing = configuration.axis.crossing
    return FlowLine(
      available: configuration.crossExtent - section.metrics.insets.total(along: crossing)
        - configuration.referenceInsets.total(along: crossing),
      interitemSpacing: section.metrics.interitemSpacing)
  }

  /// The size an item has now, in points: measured, given or estimated.
  package func size(ofItem item: Int, inSection section: Int) -> CGSize {
    let run = sections[section].items.run(holding: item).run
    return sections[section].size(of: run, estimate: estimate).size(scrolling: configuration.axis)
  }

  /// Whether an item's size was measured.
  package func isMeasured(item: Int, inSection section: Int) -> Bool {
    sections[section].items.run(holding: item).run.source == .measured
  }

  /// Hands out every measured size, in order.
  ///
  /// - Complexity: O(runs).
  package func forEachMeasured(_ body: (_ section: Int, _ item: Int, CGSize) -> Void) {
    for (index, section) in sections.enumerated() {
      var item = 0
      section.items.forEachRun(in: 0..<section.count) { run in
        if run.source == .measured {
          let size = run.size.size(scrolling: configuration.axis)
          for offset in 0..<run.count { body(index, item + offset, size) }
        }
        item += run.count
      }
    }
  }

  // MARK: Changing

  /// Records the size an item prefers; positions follow at ``settle()``.
  ///
  /// - Complexity: O(log runs).
  package mutating func measure(_ size: CGSize, item: Int, inSection section: Int) {
    let size = FlowSize(size, scrolling: configuration.axis)
    let old = sections[section].items.run(holding: item).run
    if old.source == .measured {
      guard old.size != size else { return }
      removeFromMean(old.size)
    }
    addToMean(size)
    sections[section].measure(size, item: item)
    changedSections.insert(section)
  }

  /// Lets an item count with the size it had, but not as measured.
  ///
  /// - Complexity: O(log runs).
  package mutating func forget(item: Int, inSection section: Int) {
    let run = sections[section].items.run(holding: item).run
    guard run.source == .measured else { return }
    removeFromMean(run.size)
    sections[section].forget(item, run.size)
    changedSections.insert(section)
  }

  /// Brings lines, positions and the running mean up to date with the measured sizes (§4).
  package mutating func settle() {
    if case .automatic = configuration.estimate, measuredCount > 0 {
      let mean = FlowSize(
        cross: measuredCross / CGFloat(measuredCount),
        main: measuredMain / CGFloat(measuredCount))
      if mean != estimate {
        estimate = mean
        for section in sections.indices where sections[section].items.summary.estimated > 0 {
          sections[section].estimateChanged()
          changedSections.insert(section)
        }
      }
    }
    for section in changedSections {
      packedLines += sections[section].pack(line(for: sections[section]), estimate: estimate)
      sectionLengths.measure(length(of: sections[section]), at: section)
    }
    changedSections.removeAll(keepingCapacity: true)
  }

  /// Adds items in front of `item`; those without a size take the estimate.
  package mutating func insertItems(_ contents: FlowContents, at item: Int, inSection section: Int)
  {
    settle()
    sections[section].insert(FlowSection.runs(of: contents, axis: configuration.axis), at: item)
    changedSections.insert(section)
    settle()
  }

  /// Takes items out, with what was measured of them.
  package mutating func removeItems(_ range: Range<Int>, inSection section: Int) {
    settle()
    var gone: [FlowItemRun] = []
    sections[section].items.forEachRun(in: range) { run in
      if run.source == .measured { gone.append(run) }
    }
    for run in gone { for _ in 0..<run.count { removeFromMean(run.size) } }
    sections[section].remove(range)
    changedSections.insert(section)
    settle()
  }

  private func length(of section: FlowSection) -> CGFloat {
    let insets = section.metrics.insets.total(along: configuration.axis)
    return max(
      0,
      section.metrics.headerLength + insets + section.linesLength + section.metrics.footerLength)
  }

  private mutating func addToMean(_ size: FlowSize) {
    measuredCount += 1
    measuredCross += size.cross
    measuredMain += size.main
  }

  private mutating func removeFromMean(_ size: FlowSize) {
    measuredCount -= 1
    measuredCross = measuredCount == 0 ? 0 : measuredCross - size.cross
    measuredMain = measuredCount == 0 ? 0 : measuredMain - size.main
  }
}
