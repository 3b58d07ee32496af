// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What VoiceOver reads, and in which order (Documentation/Check.md §6.14).
extension Inspector {
  /// An element that a view is, with the place of the view in the tree.
  fileprivate struct Heard {
    let element: SpokenElement
    let view: UIView
    let index: Int
    /// When it is read.
    let rank: Int
  }

  mutating func inspectReading(_ windows: [UIWindow]) {
    let spoken = SpokenTree.reading(windows, names: false)
    var places: [ObjectIdentifier: Int] = [:]
    for (index, node) in tree.nodes.enumerated() { places[ObjectIdentifier(node.view)] = index }
    let heard = zip(spoken.elements, spoken.views).enumerated().compactMap { rank, pair -> Heard? in
      guard let view = pair.1, let index = places[ObjectIdentifier(view)] else { return nil }
      return Heard(element: pair.0, view: view, index: index, rank: rank)
    }
    inspectRoles(heard)
    inspectDuplicates(heard)
    inspectCovered(heard)
    inspectGivenOrder()
    inspectColumns(heard)
  }

  // MARK: Labels

  /// Words that VoiceOver adds to a label by itself, by trait.
  private static let roles: [(trait: String, words: [String])] = [
    ("switchButton", ["switch", "switch button", "toggle"]), ("button", ["button"]),
    ("link", ["link"]), ("adjustable", ["slider"]), ("searchField", ["search field"]),
    ("textEntry", ["text field"]), ("image", ["image"]), ("header", ["heading"]),
    ("tabBarItem", ["tab"]),
  ]

  private mutating func inspectRoles(_ heard: [Heard]) {
    for one in heard where !tree.nodes[one.index].isPart {
      guard let label = one.element.label, let word = repeatedRole(label, one.element.traits) else {
        continue
      }
      faults.append(
        Fault(
          .labelRepeatsRole, one.view, region: tree.nodes[one.index].frame
        ) {
          Fault.Words(
            message: "VoiceOver says “\(one.element.sentence)”",
            reason: "The label ends in “\(word)”, which VoiceOver adds by itself.",
            remedy: "Leave the role out of accessibilityLabel.")
        })
    }
  }

  /// The role at the end of a label of more words.
  private func repeatedRole(_ label: String, _ traits: [String]) -> String? {
    let text = label.lowercased()
    guard let role = Self.roles.first(where: { traits.contains($0.trait) }) else { return nil }
    return role.words.filter { text.hasSuffix(" \($0)") }.max { $0.count < $1.count }
  }

  // MARK: Duplicates

  /// Controls that are said alike cannot be told apart; those of rows are told by their row.
  private mutating func inspectDuplicates(_ heard: [Heard]) {
    var first: [String: Heard] = [:]
    for one in heard {
      let node = tree.nodes[one.index]
      guard !node.isPart, !node.isInBar, Self.acts(one.element),
        one.element.label?.isEmpty == false
      else { continue }
      let key = "\(node.cell) \(one.element.sentence)"
      guard let other = first[key] else {
        first[key] = one
        continue
      }
      // Segments of one control are parts of it.
      guard other.view !== one.view else { continue }
      faults.append(
        Fault(.duplicateAccessibilityLabel, one.view, region: node.frame) {
          var words = Fault.Words(
            message: "VoiceOver says “\(one.element.sentence)” of two controls",
            reason: "Nobody can hear which of them does what.",
            remedy: "Say in each accessibilityLabel what the control is for: “Edit address”.")
          if let place = OriginPlace.place(of: other.view) {
            words.related = [RelatedPlace(label: "the other control", place: place)]
          }
          return words
        })
    }
  }

  private static func acts(_ element: SpokenElement) -> Bool {
    !Set(element.traits).isDisjoint(with: ["button", "link", "adjustable", "switchButton"])
  }

  // MARK: Covered

  /// What lies behind something opaque is read and not seen.
  private mutating func inspectCovered(_ heard: [Heard]) {
    let opaque = tree.nodes.indices.filter { isOpaque($0) }
    guard !opaque.isEmpty else { return }
    for one in heard {
      let node = tree.nodes[one.index]
      let shown = node.visible.insetBy(dx: 1, dy: 1)
      guard !shown.isEmpty, !shown.isNull,
        let cover = opaque.first(where: { covers($0, one.index, shown) })
      else { continue }
      let front = tree.nodes[cover].view
      faults.append(
        Fault(.coveredElement, one.view, severity: .needsReview, region: node.frame) {
          Fault.Words(
            message: "VoiceOver reads “\(one.element.sentence)”, which nobody sees",
            reason: "\(ViewNames.path(of: front)) lies over it.",
            remedy: "Hide what is behind, or set accessibilityViewIsModal on what is in front.")
        })
    }
  }

  /// Whether all that shows of a node lies behind something opaque.
  func isCovered(_ index: Int) -> Bool {
    let shown = tree.nodes[index].visible.insetBy(dx: 1, dy: 1)
    guard !shown.isEmpty, !shown.isNull else { return false }
    return tree.nodes.indices.contains { covers($0, index, shown) && isOpaque($0) }
  }

  func isOpaque(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    // Heads of lists and rows that move lie over rows; bars over what scrolls.
    guard !node.isInBar, !ScreenTree.isCell(node.view), node.view.alpha >= 1,
      let colour = node.view.backgroundColor, colour.cgColor.alpha >= 1
    else { return false }
    return tree.ancestors(of: index).allSatisfy { tree.nodes[$0].view.alpha >= 1 }
  }

  private func covers(_ cover: Int, _ index: Int, _ shown: CGRect) -> Bool {
    let (front, behind) = (tree.nodes[cover], tree.nodes[index])
    return cover >= behind.end && front.view.window === behind.view.window
      && front.visible.contains(shown)
      // What scrolls can be scrolled free of what does not scroll with it.
      && (behind.scroller < 0 || behind.scroller == front.scroller)
      && front.cell == behind.cell && !areColumns(cover, index)
  }

  /// Whether two views are in columns of one split view, which lie over each other for a while only.
  private func areColumns(_ front: Int, _ behind: Int) -> Bool {
    guard let common = tree.ancestors(of: front).first(where: { tree.contains($0, behind) }) else {
      return false
    }
    return tree.nodes[common].view.next is UISplitViewController
  }

  // MARK: Order

  /// An order that the app gives and that goes back up, other than to the next column.
  private mutating func inspectGivenOrder() {
    for node in tree.nodes {
      guard let views = node.view.accessibilityElements as? [UIView], views.count > 1 else {
        continue
      }
      let frames = views.map { ($0, $0.accessibilityFrame) }
      let isMirrored = node.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // How far the column reaches in the direction of reading.
      var reach = -CGFloat.infinity
      for (before, after) in zip(frames, frames.dropFirst()) {
        reach = max(reach, isMirrored ? -before.1.minX : before.1.maxX)
        let start = isMirrored ? -after.1.maxX : after.1.minX
        guard after.1.maxY <= before.1.minY + 1 else { continue }
        if start >= reach - 1 {
          reach = -.infinity
          continue
        }
        noteJump(
          node.view, from: before.0, to: after.0,
          "accessibilityElements goes from one back up to the other.",
          "Put the elements in the order in which they are to be understood.")
        break
      }
    }
  }

  /// Two columns of which the lines are read in turn, though each stands for itself.
  private mutating func inspectColumns(_ heard: [Heard]) {
    for (parent, node) in tree.nodes.enumerated() where node.end - parent > 6 {
      // Each column of a split view is read by itself.
      guard !node.isPart, !node.isInBar, !(node.view is UIScrollView),
        !(node.view.next is UISplitViewController)
      else { continue }
      let columns = columns(of: parent, heard)
      for (left, right) in zip(columns, columns.dropFirst()) {
        guard areBeside(left, right), areReadInTurn(left, right),
          !isTable(left, right)
        else { continue }
        noteJump(
          node.view, from: left[0].view, to: right[0].view,
          "The lines of two columns are read in turn: VoiceOver goes from top to bottom.",
          "Set shouldGroupAccessibilityChildren on each column, or give accessibilityElements.")
        break
      }
    }
  }

  /// The elements within each subview that has several.
  private func columns(of parent: Int, _ heard: [Heard]) -> [[Heard]] {
    var columns: [[Heard]] = []
    var child = parent + 1
    while child < tree.nodes[parent].end {
      let node = tree.nodes[child]
      let isOwn =
        ScreenTree.isCell(node.view) || node.view is UIScrollView
        || node.view.shouldGroupAccessibilityChildren || node.view.accessibilityElements != nil
        || node.view.accessibilityContainerType != .none
      let range = child..<node.end
      let inside =
        isOwn ? [] : heard.filter { range.contains($0.index) && !tree.nodes[$0.index].isInBar }
      if inside.count > 1 { columns.append(inside) }
      child = node.end
    }
    return columns
  }

  /// Whether two groups stand side by side over at least half of the lower one's height.
  private func areBeside(_ left: [Heard], _ right: [Heard]) -> Bool {
    let (a, b) = (box(left), box(right))
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return (a.maxX <= b.minX + 1 || b.maxX <= a.minX + 1)
      && shared > min(a.height, b.height) / 2
  }

  private func box(_ heard: [Heard]) -> CGRect {
    heard.dropFirst().reduce(tree.nodes[heard[0].index].frame) {
      $0.union(tree.nodes[$1.index].frame)
    }
  }

  /// Whether VoiceOver comes back to a column that it has left.
  private func areReadInTurn(_ left: [Heard], _ right: [Heard]) -> Bool {
    let own = Set(left.map(\.index))
    // The list is in the order of reading, of which each column has kept its own.
    let all = (left + right).sorted { $0.rank < $1.rank }
    let sides = all.map { own.contains($0.index) }
    return zip(sides, sides.dropFirst()).filter { $0 != $1 }.count > 2
  }

  /// Whether the lines of two columns belong together, as names and values do: they stand on equal
  /// heights, and the columns differ or have lines of one kind.
  private func isTable(_ left: [Heard], _ right: [Heard]) -> Bool {
    func top(_ one: Heard) -> CGFloat { tree.nodes[one.index].frame.midY }
    let isAligned =
      left.count == right.count && zip(left, right).allSatisfy { abs(top($0) - top($1)) < 8 }
    guard isAligned else { return false }
    let kinds = [left, right].map { $0.map { kind(of: $0.view) } }
    return kinds[0] != kinds[1] || Set(kinds[0]).count == 1
  }

  /// What two lines of cards have in common.
  private func kind(of view: UIView) -> String {
    let font = (view as? UILabel)?.font
    return "\(type(of: view)) \(font?.fontName ?? "") \(font.map { short($0.pointSize) } ?? "")"
  }

  private mutating func noteJump(
    _ container: UIView, from before: UIView, to after: UIView, _ reason: String, _ remedy: String
  ) {
    faults.append(
      Fault(
        .readingOrder, container, severity: .needsReview,
        region: node(of: container).map {
          tree.nodes[$0].frame
        }
      ) {
        Fault.Words(
          message: "VoiceOver's order jumps between \(ViewNames.path(of: before)) and "
            + ViewNames.path(of: after), reason: reason, remedy: remedy)
      })
  }
}
