// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// The groups of one section, one behind the other along the section's axis.
///
/// Groups that hold the same number of items and were not measured are one run of alike extents: any
/// number of them costs one plan (Documentation/CompositionalLayout.md §4).
package struct ComposedSection: Sendable {
  package let group: ComposedItem
  package let container: CGSize
  package let axis: Axis
  package let spacing: CGFloat
  package private(set) var itemCount: Int
  /// Sizes that items told.
  package private(set) var measured: [Int: CGSize] = [:]

  private var extents: ExtentTree
  /// Items of a full group; nil when that depends on what items measure.
  private let capacity: Int?
  /// The first item of each group, where groups hold different numbers.
  private var starts: [Int] = []
  private let template: ComposedPlan
  private var staleGroups: Set<Int> = []
  private var startsAreStale = false
  private var plans: [Int: ComposedPlan] = [:]

  package init(
    group: ComposedItem, container: CGSize, axis: Axis, spacing: CGFloat, itemCount: Int,
    measured: [Int: CGSize] = [:]
  ) {
    self.group = group
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.itemCount = itemCount
    self.measured = measured
    var packer = ComposedPacker(items: Self.limit) { _ in nil }
    template = packer.plan(group, in: container)
    let full = max(1, template.cells.count)
    capacity = Self.dependsOnMeasures(group) ? nil : full
    let extent = axis == .vertical ? template.size.height : template.size.width
    extents = ExtentTree(count: (itemCount + full - 1) / full, estimate: extent + spacing)
    if capacity == nil {
      startsAreStale = true
    } else {
      staleGroups = Set(measured.keys.filter { $0 < itemCount }.map { $0 / full })
    }
  }

  /// Items a group holds at most; ends groups of items without length.
  private static let limit = 4096

  /// Whether the number of items depends on what they measure: somewhere items of estimated length
  /// fill a group of known length.
  private static func dependsOnMeasures(_ item: ComposedItem) -> Bool {
    guard case .group(let group) = item.kind else { return false }
    if case .repeating(let axis) = group.arrangement {
      let own = axis == .horizontal ? item.size.width : item.size.height
      let members = group.members.map { axis == .horizontal ? $0.size.width : $0.size.height }
      if !own.isEstimated, members.contains(where: \.isEstimated) { return true }
    }
    return group.members.contains(where: dependsOnMeasures)
  }

  package var groupCount: Int { extents.count }

  /// Points along the axis, without space behind the last group.
  package var length: CGFloat { max(0, extents.total - (groupCount > 0 ? spacing : 0)) }

  /// Points across the axis that the groups take.
  package var breadth: CGFloat {
    let sizes = [template.size] + plans.values.map(\.size)
    return sizes.map { axis == .vertical ? $0.width : $0.height }.max() ?? 0
  }

  /// Whether any item or group asks for its own size.
  package var estimates: Bool {
    template.cells.contains { $0.widthIsEstimated || $0.heightIsEstimated }
  }

  // MARK: Measuring

  /// Takes the size an item told.
  package mutating func measure(_ size: CGSize, item: Int) {
    guard (0..<itemCount).contains(item), measured[item] != size else { return }
    measured[item] = size
    if let capacity { staleGroups.insert(item / capacity) } else { startsAreStale = true }
  }

  /// Brings extents up to date with what was measured. O(measured groups), or O(items) where groups
  /// hold as many items as fit.
  package mutating func settle() {
    if startsAreStale { repack() }
    for index in staleGroups.sorted() where index < groupCount {
      let plan = makePlan(index)
      plans[index] = plan
      extents.measure(extent(plan) + spacing, at: index)
    }
    staleGroups = []
  }

  private mutating func repack() {
    startsAreStale = false
    starts = []
    plans = [:]
    var lengths: [CGFloat] = []
    var item = 0
    while item < itemCount {
      let plan = pack(from: item)
      starts.append(item)
      lengths.append(extent(plan) + spacing)
      plans[starts.count - 1] = plan
      item += max(1, plan.cells.count)
    }
    extents = ExtentTree(extents: lengths)
  }

  private func extent(_ plan: ComposedPlan) -> CGFloat {
    max(0, axis == .vertical ? plan.size.height : plan.size.width)
  }

  private func pack(from item: Int) -> ComposedPlan {
    let most = min(capacity ?? Self.limit, itemCount - item)
    var packer = ComposedPacker(items: most) { measured[item + $0] }
    return packer.plan(group, in: container)
  }

  private func makePlan(_ index: Int) -> ComposedPlan {
    let first = firstItem(ofGroup: index)
    let isUntouched = !(first..<first + template.cells.count).contains { measured[$0] != nil }
    if isUntouched, first + template.cells.count <= itemCount { return template }
    guard isUntouched, let capacity else { return pack(from: first) }
    // What is missing in the last group leaves the others where a full group has them.
    var plan = template
    plan.cells = Array(plan.cells.prefix(min(capacity, itemCount - first)))
    return plan
  }

  // MARK: Finding

  package func firstItem(ofGroup index: Int) -> Int {
    if let capacity { return index * capacity }
    return index < starts.count ? starts[index] : itemCount
  }

  package func group(ofItem item: Int) -> Int {
    if let capacity { return item / capacity }
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  package func plan(ofGroup index: Int) -> ComposedPlan { plans[index] ?? makePlan(index) }

  /// The distance from the section's first group; O(log runs).
  package func offset(ofGroup index: Int) -> CGFloat { extents.offset(ofItemAt: index) }

  /// The length of a group along the axis, without the space behind it; O(log runs).
  package func extent(ofGroup index: Int) -> CGFloat {
    max(0, extents.extent(ofItemAt: index) - spacing)
  }

  /// The group whose start is nearest to a distance from the first group; nil without groups.
  package func group(nearest offset: CGFloat) -> Int? {
    guard groupCount > 0 else { return nil }
    let first = extents.item(at: max(0, offset)) ?? groupCount - 1
    let next = min(first + 1, groupCount - 1)
    let (near, far) = (extents.offset(ofItemAt: first), extents.offset(ofItemAt: next))
    return abs(offset - near) <= abs(far - offset) ? first : next
  }

  /// Groups that reach into a stretch along the axis.
  package func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, let first = extents.item(at: low) else { return 0..<0 }
    var last = first
    while last < groupCount, extents.offset(ofItemAt: last) < high { last += 1 }
    return first..<max(first, last)
  }

  /// An item's place among the section's groups.
  package func cell(ofItem item: Int) -> ComposedPlan.Cell? {
    guard (0..<itemCount).contains(item) else { return nil }
    let index = group(ofItem: item)
    let place = item - firstItem(ofGroup: index)
    let plan = plan(ofGroup: index)
    guard place < plan.cells.count else { return nil }
    var cell = plan.cells[place]
    cell.frame = shifted(cell.frame, byGroup: index)
    return cell
  }

  package func shifted(_ frame: CGRect, byGroup index: Int) -> CGRect {
    let offset = offset(ofGroup: index)
    return axis == .vertical ? frame.offsetBy(dx: 0, dy: offset) : frame.offsetBy(dx: offset, dy: 0)
  }
}
