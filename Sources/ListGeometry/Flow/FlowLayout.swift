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

  /// The sizes of items that are not measured (§5.1).
  var estimates: FlowEstimates
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
    estimates = FlowEstimates(configuration)
    changedSections = Set(sections.indices)
    settle()
  }

  /// Packs everything anew without any size that was measured; only which kind the items are is
  /// known from `old`.
  ///
  /// - Precondition: The sections hold as many items as those of `old`.
  /// - Complexity: O(stretches of alike items).
  package init(
    configuration: FlowConfiguration, sections contents: [FlowContents], kindsOf old: FlowLayout
  ) {
    self.init(configuration: configuration, sections: contents)
    estimates.inherit(old.estimates)
    for (index, content) in contents.enumerated() where index < old.sections.count {
      guard case .estimated = content.sizes, old.sections[index].count == content.count else {
        continue
      }
      var runs: [FlowItemRun] = []
      old.sections[index].items.forEachRun(in: 0..<content.count) { run in
        runs.append(FlowItemRun(count: run.count, size: .zero, source: .estimate, kind: run.kind))
      }
      sections[index].items = RunTree(runs)
      sections[index].changes = nil
      changedSections.insert(index)
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
    return sections[section].size(of: run, estimates: estimates)
      .size(scrolling: configuration.axis)
  }

  /// Whether an item's size was measured.
  package func isMeasured(item: Int, inSection section: Int) -> Bool {
    sections[section].items.run(holding: item).run.source == .measured
  }

  /// Hands out what is known of items one by one, in order.
  ///
  /// - Complexity: O(runs + measured items).
  package func forEachKnown(_ body: (_ section: Int, _ item: Int, FlowMemory) -> Void) {
    for (index, section) in sections.enumerated() {
      var item = 0
      section.items.forEachRun(in: 0..<section.count) { run in
        if run.source == .measured || run.kind != 0 {
          let memory = FlowMemory(
            size: run.source == .estimate ? nil : run.size.size(scrolling: configuration.axis),
            isMeasured: run.source == .measured, kind: run.kind)
          for offset in 0..<run.count { body(index, item + offset, memory) }
        }
        item += run.count
      }
    }
  }

  /// What is known of an item.
  package func memory(ofItem item: Int, inSection section: Int) -> FlowMemory {
    let run = sections[section].items.run(holding: item).run
    return FlowMemory(
      size: run.source == .estimate ? nil : run.size.size(scrolling: configuration.axis),
      isMeasured: run.source == .measured, kind: run.kind)
  }

  /// Gives an item back what was known of it.
  package mutating func recall(_ memory: FlowMemory, item: Int, inSection section: Int) {
    guard let size = memory.size else {
      sections[section].learnKind(memory.kind, item: item)
      changedSections.insert(section)
      return
    }
    measure(size, kind: memory.kind, item: item, inSection: section)
    if !memory.isMeasured { forget(item: item, inSection: section) }
  }

  // MARK: Changing

  /// Records the size an item prefers; positions follow at ``settle()``.
  ///
  /// - Parameter kind: Items of one kind learn from each other; 0 for none.
  /// - Complexity: O(log runs).
  package mutating func measure(
    _ size: CGSize, kind: Int32 = 0, item: Int, inSection section: Int
  ) {
    let size = FlowSize(size, scrolling: configuration.axis)
    let old = sections[section].items.run(holding: item).run
    if old.source == .measured {
      guard old.size != size || old.kind != kind else { return }
      estimates.remove(FlowItemRun(count: 1, size: old.size, source: .measured, kind: old.kind))
    }
    estimates.add(FlowItemRun(count: 1, size: size, source: .measured, kind: kind))
    sections[section].measure(size, kind: kind, item: item)
    changedSections.insert(section)
  }

  /// Lets an item count with the size it had, but not as measured.
  ///
  /// - Complexity: O(log runs).
  package mutating func forget(item: Int, inSection section: Int) {
    let run = sections[section].items.run(holding: item).run
    guard run.source == .measured else { return }
    estimates.remove(FlowItemRun(count: 1, size: run.size, source: .measured, kind: run.kind))
    sections[section].forget(item, run)
    changedSections.insert(section)
  }

  /// Brings lines, positions and the running mean up to date with the measured sizes (§4).
  package mutating func settle() {
    let change = estimates.learn()
    if change != .none {
      for section in sections.indices {
        let summary = sections[section].items.summary
        guard (change == .all ? summary.estimated : summary.seen) > 0 else { continue }
        sections[section].estimateChanged(change)
        changedSections.insert(section)
      }
    }
    for section in changedSections {
      packedLines += sections[section].pack(line(for: sections[section]), estimates: estimates)
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
    for run in gone { estimates.remove(run) }
    sections[section].remove(range)
    changedSections.insert(section)
    settle()
  }

  /// Puts sections where a batch has them.
  ///
  /// - Parameters:
  ///   - origins: Where each section of now was; nil for one that is new.
  ///   - contents: What a new section holds.
  /// - Complexity: O(sections + stretches of items that go).
  package mutating func rearrange(_ origins: [Int?], _ contents: (Int) -> FlowContents) {
    settle()
    let kept = Set(origins.compactMap { $0 })
    for section in sections.indices where !kept.contains(section) {
      var gone: [FlowItemRun] = []
      sections[section].items.forEachRun(in: 0..<sections[section].count) { run in
        if run.source == .measured { gone.append(run) }
      }
      for run in gone { estimates.remove(run) }
    }
    let old = sections
    sections = origins.enumerated().map { section, origin in
      origin.map { old[$0] } ?? FlowSection(contents(section), axis: configuration.axis)
    }
    sectionLengths = ExtentTree(count: sections.count, estimate: 0)
    changedSections = Set(sections.indices)
    settle()
  }

  /// Takes over what another list of the same items learned of sizes.
  package mutating func inherit(_ other: FlowLayout) {
    guard configuration.estimate == other.configuration.estimate else { return }
    estimates.inheritAll(other.estimates)
    for section in sections.indices { sections[section].changes = nil }
    changedSections = Set(sections.indices)
  }

  /// Spacing, insets, headers and footers of a section; nothing happens when they are as they were.
  ///
  /// - Complexity: O(log n); O(stretches of alike items) when they are others.
  package mutating func setMetrics(_ metrics: FlowMetrics, ofSection section: Int) {
    guard sections[section].metrics != metrics else { return }
    sections[section].metrics = metrics
    sections[section].changes = nil
    changedSections.insert(section)
  }

  private func length(of section: FlowSection) -> CGFloat {
    let insets = section.metrics.insets.total(along: configuration.axis)
    return max(
      0,
      section.metrics.headerLength + insets + section.linesLength + section.metrics.footerLength)
  }
}
