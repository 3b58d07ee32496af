// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Geometry

/// Places the items of one group; the steps are those of Documentation/CompositionalLayout.md §3.
package struct ComposedPacker {
  /// Items that are left for this group and its own groups.
  private var remaining: Int
  private var taken = 0
  /// The size an item told, by its number in the group.
  private let measured: (Int) -> CGSize?
  private static let tolerance: CGFloat = 1e-6

  package init(items: Int, measured: @escaping (Int) -> CGSize?) {
    remaining = items
    self.measured = measured
  }

  /// The plan of a group in its container. O(items of the group).
  package mutating func plan(_ group: ComposedItem, in container: CGSize) -> ComposedPlan {
    place(group, in: container)
  }

  private mutating func place(_ item: ComposedItem, in container: CGSize) -> ComposedPlan {
    switch item.kind {
    case .item: return leaf(item, item.size.points(in: container))
    case .group(let group): return place(group, of: item, in: container)
    }
  }

  private mutating func leaf(_ item: ComposedItem, _ guess: CGSize) -> ComposedPlan {
    var size = guess
    if let own = measured(taken) {
      if item.size.width.isEstimated { size.width = own.width }
      if item.size.height.isEstimated { size.height = own.height }
    }
    taken += 1
    remaining -= 1
    var frame = CGRect(origin: .zero, size: size)
    if !item.size.width.isEstimated {
      frame.origin.x += item.insets.left
      frame.size.width = max(0, size.width - item.insets.left - item.insets.right)
    }
    if !item.size.height.isEstimated {
      frame.origin.y += item.insets.top
      frame.size.height = max(0, size.height - item.insets.top - item.insets.bottom)
    }
    let cell = ComposedPlan.Cell(
      frame: frame, widthIsEstimated: item.size.width.isEstimated,
      heightIsEstimated: item.size.height.isEstimated, supplementaries: item.supplementaries)
    return ComposedPlan(size: size, cells: [cell])
  }

  private mutating func place(
    _ group: ComposedGroup, of item: ComposedItem, in container: CGSize
  ) -> ComposedPlan {
    var size = item.size.points(in: container)
    let insets = item.insets
    let inner = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    var content: ComposedPlan
    switch group.arrangement {
    case .custom(let frames, let order):
      content = custom(frames, order)
    case .repeating(let axis):
      content = along(axis, group, item, inner, count: nil, share: nil)
    case .counted(let axis, let count, let sharesLength):
      let gaps = group.spacing.points * CGFloat(max(0, count - 1))
      let length = axis == .horizontal ? inner.width : inner.height
      content = along(
        axis, group, item, inner, count: count,
        share: sharesLength ? max(0, (length - gaps) / CGFloat(max(1, count))) : nil)
    }
    if item.size.width.isEstimated { size.width = content.size.width + insets.left + insets.right }
    if item.size.height.isEstimated {
      size.height = content.size.height + insets.top + insets.bottom
    }
    var plan = ComposedPlan(size: size)
    plan.add(content, at: CGPoint(x: insets.left, y: insets.top))
    let box = CGRect(origin: .zero, size: size)
    plan.extras += item.supplementaries.map { ComposedPlan.Extra(supplementary: $0, box: box) }
    return plan
  }

  private mutating func custom(_ frames: [CGRect], _ order: [Int]) -> ComposedPlan {
    var plan = ComposedPlan()
    for (index, frame) in frames.enumerated() where remaining > 0 {
      taken += 1
      remaining -= 1
      plan.cells.append(ComposedPlan.Cell(frame: frame, zIndex: order[index]))
      plan.size.width = max(plan.size.width, frame.maxX)
      plan.size.height = max(plan.size.height, frame.maxY)
    }
    return plan
  }

  /// Places members one behind the other, again from the first until no more fits.
  private mutating func along(
    _ axis: Axis, _ group: ComposedGroup, _ item: ComposedItem, _ inner: CGSize, count: Int?,
    share: CGFloat?
  ) -> ComposedPlan {
    let isHorizontal = axis == .horizontal
    let limit = isHorizontal ? inner.width : inner.height
    let hugs = isHorizontal ? item.size.width.isEstimated : item.size.height.isEstimated
    var pieces: [(plan: ComposedPlan, member: ComposedItem, start: CGFloat)] = []
    var end: CGFloat = 0
    var number = 0
    while remaining > 0, !group.members.isEmpty, number < count ?? Int.max {
      var member = group.members[number % group.members.count]
      if let share {
        if isHorizontal {
          member.size.width = .absolute(share)
        } else {
          member.size.height = .absolute(share)
        }
      }
      let before = (remaining, taken)
      let plan = place(member, in: inner)
      let length = footprint(plan.size, member, isHorizontal)
      let start = pieces.isEmpty ? 0 : end + group.spacing.points
      let mustPlace = count != nil || pieces.isEmpty || (hugs && number < group.members.count)
      // The rule of whole points: a thin overhang is no reason to leave an item out.
      let fits = (start + length).rounded(.down) <= (limit + Self.tolerance).rounded(.down)
      guard mustPlace || (fits && length > 0) else {
        (remaining, taken) = before
        break
      }
      pieces.append((plan, member, start))
      end = start + length
      number += 1
      if before.0 == remaining { break }
    }
    return arranged(pieces, end: end, limit: limit, hugs: hugs, group, isHorizontal)
  }

  private func footprint(_ size: CGSize, _ member: ComposedItem, _ isHorizontal: Bool) -> CGFloat {
    isHorizontal
      ? size.width + member.edge(0) + member.edge(2)
      : size.height + member.edge(1) + member.edge(3)
  }

  /// Makes siblings across the group as long as the longest of them that asked for it (§2.4).
  private func equalized(
    _ pieces: [(plan: ComposedPlan, member: ComposedItem, start: CGFloat)], _ isHorizontal: Bool
  ) -> [(plan: ComposedPlan, member: ComposedItem, start: CGFloat)] {
    func isUniform(_ member: ComposedItem) -> Bool {
      guard case .item = member.kind else { return false }
      return (isHorizontal ? member.size.height : member.size.width).isUniform
    }
    let lengths = pieces.filter { isUniform($0.member) }.map {
      isHorizontal ? $0.plan.size.height : $0.plan.size.width
    }
    guard let longest = lengths.max() else { return pieces }
    return pieces.map { piece in
      guard isUniform(piece.member) else { return piece }
      var piece = piece
      for index in piece.plan.cells.indices {
        if isHorizontal {
          piece.plan.cells[index].frame.size.height = longest
        } else {
          piece.plan.cells[index].frame.size.width = longest
        }
      }
      if isHorizontal {
        piece.plan.size.height = longest
      } else {
        piece.plan.size.width = longest
      }
      return piece
    }
  }

  /// Shares what is left over among flexible gaps and edges, and joins the pieces.
  private func arranged(
    _ pieces: [(plan: ComposedPlan, member: ComposedItem, start: CGFloat)], end: CGFloat,
    limit: CGFloat, hugs: Bool, _ group: ComposedGroup, _ isHorizontal: Bool
  ) -> ComposedPlan {
    let (low, high) = isHorizontal ? (0, 2) : (1, 3)
    let flexibleEdges = pieces.reduce(0) { sum, piece in
      sum + [low, high].filter { piece.member.edges[$0]?.isFlexible ?? false }.count
    }
    let gaps = group.spacing.isFlexible ? max(0, pieces.count - 1) : 0
    let pieces = equalized(pieces, isHorizontal)
    let sharers = flexibleEdges + gaps
    let extra = hugs || sharers == 0 ? 0 : max(0, limit - end) / CGFloat(sharers)
    var result = ComposedPlan()
    var shift: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      if index > 0, gaps > 0 { shift += extra }
      if piece.member.edges[low]?.isFlexible ?? false { shift += extra }
      let main = piece.start + shift + piece.member.edge(low)
      let cross = piece.member.edge(isHorizontal ? 1 : 0)
      result.add(
        piece.plan,
        at: isHorizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main))
      let across =
        isHorizontal
        ? piece.plan.size.height + piece.member.edge(1) + piece.member.edge(3)
        : piece.plan.size.width + piece.member.edge(0) + piece.member.edge(2)
      if piece.member.edges[high]?.isFlexible ?? false { shift += extra }
      if isHorizontal {
        result.size.height = max(result.size.height, across)
      } else {
        result.size.width = max(result.size.width, across)
      }
    }
    if isHorizontal { result.size.width = end + shift } else { result.size.height = end + shift }
    return result
  }
}
