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
  /// Sizes that items told.
  package private(set) var told: ToldSizes

  private var extents: ExtentTree
  private var breadths: RunTree<BreadthRun>
  /// Items of a full group; nil when that depends on what items measure.
  private let capacity: Int?
  /// The first item of each group, where groups hold different numbers.
  private var starts: [Int] = []
  /// What a full group looks like of which nothing is known.
  private var template: ComposedPlan
  /// Whether items that were never measured count with the mean of those that were.
  private let learns: Bool
  private var lengths = ToldLengths()
  private var staleGroups: Set<Int> = []
  private var startsAreStale = false
  /// Plans that were asked for lately.
  private var plans: [Int: ComposedPlan] = [:]
  private static let mostPlans = 256

  /// - Complexity: O(stretches of items that told a size).
  package init(
    group: ComposedItem, container: CGSize, axis: Axis, spacing: CGFloat, told: ToldSizes,
    learns: Bool = false
  ) {
    self.group = group
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.told = told
    var packer = ComposedPacker(items: Self.limit) { _ in nil }
    template = packer.plan(group, in: container)
    let full = max(1, template.cells.count)
    self.learns = learns && full == 1
    capacity = Self.dependsOnMeasures(group) ? nil : full
    let extent = axis == .vertical ? template.size.height : template.size.width
    let groups = (told.count + full - 1) / full
    extents = ExtentTree(count: groups, estimate: extent + spacing)
    breadths = RunTree(groups > 0 ? [BreadthRun(count: groups, breadth: 0)] : [])
    noteTold(from: 0)
  }

  package var itemCount: Int { told.count }

  /// Whether a section with this definition may go on from here.
  package func isMade(
    of group: ComposedItem, container: CGSize, axis: Axis, spacing: CGFloat
  ) -> Bool {
    self.container == container && self.axis == axis && self.spacing == spacing
      && self.group == group
  }

  /// Lets groups be planned again that hold items which told a size.
  private mutating func noteTold(from item: Int) {
    guard let capacity else {
      startsAreStale = true
      return
    }
    var stale = staleGroups
    told.forEachTold(from: item) { items, _ in
      stale.formUnion(items.lowerBound / capacity...(items.upperBound - 1) / capacity)
    }
    staleGroups = stale
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

  /// Points across the axis that the groups take; none where there is no group.
  package var breadth: CGFloat {
    guard groupCount > 0 else { return 0 }
    return max(
      axis == .vertical ? template.size.width : template.size.height, breadths.summary.longest)
  }

  /// Whether any item or group asks for its own size.
  package var estimates: Bool {
    template.cells.contains { $0.widthIsEstimated || $0.heightIsEstimated }
  }

  // MARK: Measuring

  /// Takes the size an item told; nil for one that is to be guessed again. O(log runs).
  package mutating func measure(_ size: CGSize?, item: Int) {
    guard (0..<itemCount).contains(item), told[item] != size else { return }
    if learns { lengths.replace(length(told[item]), by: length(size)) }
    told[item] = size
    if let capacity { staleGroups.insert(item / capacity) } else { startsAreStale = true }
  }

  /// Brings extents up to date with what was measured. O(measured groups), or O(items) where groups
  /// hold as many items as fit.
  package mutating func settle() {
    if startsAreStale { repack() }
    for index in staleGroups.sorted() where index < groupCount {
      let plan = makePlan(index)
      keep(plan, index)
      extents.measure(extent(plan) + spacing, at: index)
      breadths.replaceSubrange(
        index..<index + 1, with: [BreadthRun(count: 1, breadth: breadth(plan))])
    }
    staleGroups = []
    if learns, let mean = lengths.learn() { adopt(mean) }
  }

  private func length(_ size: CGSize?) -> CGFloat? {
    size.map { axis == .vertical ? $0.height : $0.width }
  }

  /// Lets groups of one item of which nothing is known count with another length; O(1).
  private mutating func adopt(_ mean: CGFloat) {
    guard var cell = template.cells.first,
      axis == .vertical ? cell.heightIsEstimated : cell.widthIsEstimated
    else { return }
    if axis == .vertical {
      template.size.height += mean - cell.frame.height
      cell.frame.size.height = mean
    } else {
      template.size.width += mean - cell.frame.width
      cell.frame.size.width = mean
    }
    template.cells[0] = cell
    extents.estimate = extent(template) + spacing
  }

  private mutating func keep(_ plan: ComposedPlan, _ index: Int) {
    if plans.count >= Self.mostPlans { plans.removeAll(keepingCapacity: true) }
    plans[index] = plan
  }

  private mutating func repack() {
    startsAreStale = false
    starts = []
    plans = [:]
    var lengths: [CGFloat] = []
    var across: [BreadthRun] = []
    var item = 0
    while item < itemCount {
      let plan = pack(from: item)
      starts.append(item)
      lengths.append(extent(plan) + spacing)
      across.append(BreadthRun(count: 1, breadth: breadth(plan)))
      item += max(1, plan.cells.count)
    }
    extents = ExtentTree(extents: lengths)
    breadths = RunTree(across)
  }

  private func breadth(_ plan: ComposedPlan) -> CGFloat {
    max(0, axis == .vertical ? plan.size.width : plan.size.height)
  }

  private func extent(_ plan: ComposedPlan) -> CGFloat {
    max(0, axis == .vertical ? plan.size.height : plan.size.width)
  }

  private func pack(from item: Int) -> ComposedPlan {
    let most = min(capacity ?? Self.limit, itemCount - item)
    var packer = ComposedPacker(items: most) { told[item + $0] }
    return packer.plan(group, in: container)
  }

  private func makePlan(_ index: Int) -> ComposedPlan {
    let first = firstItem(ofGroup: index)
    let isUntouched = !told.isTold(in: first..<first + template.cells.count)
    if isUntouched, first + template.cells.count <= itemCount { return template }
    guard isUntouched, let capacity else { return pack(from: first) }
    // What is missing in the last group leaves the others where a full group has them.
    var plan = template
    plan.cells = Array(plan.cells.prefix(min(capacity, itemCount - first)))
    return plan
  }

  // MARK: Items that come and go

  /// Adds items in front of `item`, none of which told a size.
  ///
  /// - Complexity: O(log n) where a group holds one item; O(stretches behind `item` that told a size)
  ///   where items go from group to group; O(items) where groups hold as many as fit.
  package mutating func insert(_ number: Int, at item: Int) {
    guard number > 0 else { return }
    settle()
    told.insert(number, at: item)
    plans = [:]
    if capacity == 1 {
      extents.insert(count: number, at: item)
      breadths.replaceSubrange(item..<item, with: [BreadthRun(count: number, breadth: 0)])
    } else {
      regroup(from: item)
    }
  }

  /// Takes items out, with what they told; costs as ``insert(_:at:)``.
  package mutating func remove(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    settle()
    told.remove(items)
    plans = [:]
    if capacity == 1 {
      extents.remove(items)
      breadths.replaceSubrange(items, with: [])
    } else {
      regroup(from: items.lowerBound)
    }
  }

  /// From the group of `item` on, groups hold other items than before.
  private mutating func regroup(from item: Int) {
    guard let capacity else {
      startsAreStale = true
      return
    }
    let groups = (itemCount + capacity - 1) / capacity
    let first = min(item / capacity, groups)
    extents.remove(min(first, groupCount)..<groupCount)
    extents.insert(count: groups - first, at: first)
    breadths.replaceSubrange(
      first..<breadths.count,
      with: groups > first ? [BreadthRun(count: groups - first, breadth: 0)] : [])
    noteTold(from: first * capacity)
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
