// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
package import UIKit

/// Sizes and fonts of a screen at one moment, to compare what a change at run time led to with what
/// a fresh launch shows (Documentation/Check.md §6.6.6).
@MainActor
package struct ScreenSketch {
  private struct Entry {
    let view: UIView
    let size: CGSize
    let font: CGFloat?
    let region: CGRect
    /// The class of a layer that has no view.
    var layer: String?
    /// Whether that layer is as large as the view that it is in.
    var fillsView = false
  }

  /// By place: classes and positions from the window down; rows and items by index path.
  private var entries: [String: Entry] = [:]
  /// In the order of the views.
  private var order: [String] = []

  package init(_ windows: [UIWindow]) {
    let tree = ScreenTree(windows)
    var paths: [String] = []
    var counts: [String: Int] = [:]
    for node in tree.nodes {
      let above = node.parent < 0 ? "" : paths[node.parent]
      let name = ScreenSketch.name(node, tree)
      let key = "\(above)/\(name)"
      let count = counts[key, default: 0]
      counts[key] = count + 1
      let path = count == 0 ? key : "\(key)#\(count)"
      paths.append(path)
      guard !node.isInBar, !(node.view is UIActivityIndicatorView) else { continue }
      let label = node.view as? UILabel
      // What UIKit makes of parts is its own affair, but for their fonts.
      guard !node.isPart || label != nil else { continue }
      var owner = node
      while owner.isPart, owner.parent >= 0 { owner = tree.nodes[owner.parent] }
      entries[path] = Entry(
        view: owner.view, size: node.view.bounds.size, font: label?.font.pointSize,
        region: node.frame)
      order.append(path)
      addLayers(of: node.view, owner.view, path, node.frame)
    }
  }

  /// Layers do not follow their view by themselves.
  private mutating func addLayers(of view: UIView, _ owner: UIView, _ path: String, _ frame: CGRect)
  {
    guard !ClassNames.isOfUIKit(type(of: owner)) || type(of: owner) == UIView.self else { return }
    for (index, layer) in view.looseLayers.enumerated() {
      let key = "\(path)/layer#\(index)"
      entries[key] = Entry(
        view: owner, size: layer.bounds.size, font: nil, region: frame,
        layer: "\(type(of: layer))",
        fillsView: !isDifferent(layer.bounds.size, view.bounds.size))
      order.append(key)
    }
  }

  private static func name(_ node: Node, _ tree: ScreenTree) -> String {
    // Siblings of one class may change places; texts tell them apart.
    if let text = (node.view as? UILabel)?.text, !text.isEmpty { return "label “\(text)”" }
    let name = ClassNames.name(of: type(of: node.view))
    if let cell = node.view as? UITableViewCell, node.scroller >= 0,
      let path = (tree.nodes[node.scroller].view as? UITableView)?.indexPath(for: cell)
    {
      return "\(name)(\(path.section),\(path.row))"
    }
    if let cell = node.view as? UICollectionViewCell, node.scroller >= 0,
      let path = (tree.nodes[node.scroller].view as? UICollectionView)?.indexPath(for: cell)
    {
      return "\(name)(\(path.section),\(path.item))"
    }
    return name
  }

  /// What differs: fonts, which explain the sizes around them; then sizes, the outermost views only,
  /// since those inside follow from them.
  func faults(against fresh: ScreenSketch, after change: SettingChange) -> [Fault] {
    var faults: [Fault] = []
    var explained: Set<String> = []
    for path in order {
      guard let mine = entries[path], let font = mine.font,
        let wanted = fresh.entries[path]?.font, abs(font - wanted) > 0.1
      else { continue }
      faults.append(stale(mine, font: font, wanted: wanted))
      explained.insert(path)
      var above = path[...]
      while let slash = above.lastIndex(of: "/") {
        above = above[..<slash]
        explained.insert(String(above))
      }
    }
    var told: [String] = []
    for path in order {
      guard let mine = entries[path], let right = fresh.entries[path],
        mine.font == nil || (mine.view is UILabel && !mine.view.isPlacedByConstraints),
        isDifferent(mine.size, right.size), !explained.contains(path),
        right.layer == nil || right.fillsView,
        !told.contains(where: { path.hasPrefix($0) })
      else { continue }
      told.append(path + "/")
      faults.append(stale(mine, wanted: right.size, change))
    }
    return faults
  }

  private func isDifferent(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) > 1 || abs(a.height - b.height) > 1
  }

  private func stale(_ entry: Entry, wanted: CGSize, _ change: SettingChange) -> Fault {
    let isTurned = change.start.orientation != change.end.orientation
    let what = isTurned ? "after rotation" : "after a change of text size"
    let size = entry.size
    let difference = max(abs(size.width - wanted.width), abs(size.height - wanted.height))
    return Fault(
      .staleSize, entry.view, detail: isTurned ? "rotation" : "text size",
      measure: Double(difference), region: entry.region
    ) {
      var words = Fault.Words(
        message:
          "\(what) \(entry.layer.map { "its \($0)" } ?? "it") is \(short(size.width)) × \(short(size.height)) pt; launched so it is "
          + "\(short(wanted.width)) × \(short(wanted.height)) pt",
        reason: "The size was found before the change and kept.",
        remedy: entry.layer != nil
          ? "Set the layer's frame in layoutSubviews, or make it the view's own with layerClass."
          : isTurned
            ? "Invalidate the layout in viewWillTransition(to:with:), and forget remembered sizes."
            : "Measure again when preferredContentSizeCategory changes, and forget remembered sizes."
      )
      words.numbers = [
        .init("difference", Double(difference)), .init("height", Double(size.height)),
        .init("wanted height", Double(wanted.height)),
      ]
      return words
    }
  }

  private func stale(_ entry: Entry, font: CGFloat, wanted: CGFloat) -> Fault {
    Fault(
      .staleSize, entry.view, detail: "font", measure: Double(abs(wanted - font)),
      region: entry.region
    ) {
      var words = Fault.Words(
        message: "after a change of text size the font stays at \(short(font)) pt; launched so it "
          + "is \(short(wanted)) pt",
        reason:
          "adjustsFontForContentSizeCategory is off, so the text keeps the font it was given.",
        remedy: entry.view is UIButton
          ? "Set titleLabel.adjustsFontForContentSizeCategory to true, or use a configuration."
          : "Set adjustsFontForContentSizeCategory to true.")
      words.numbers = [
        .init("difference", Double(abs(wanted - font))), .init("font", Double(font)),
        .init("wanted", Double(wanted)),
      ]
      return words
    }
  }
}
