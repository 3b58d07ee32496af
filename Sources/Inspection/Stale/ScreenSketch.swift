// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
package import UIKit

/// Sizes and fonts of what a screen shows, to compare a change at run time with a fresh launch
/// (Documentation/Check.md §6.11).
///
/// Views that went in the meantime stay known: a sketch is of one moment.
@MainActor
package struct ScreenSketch {
  /// A view, or a layer without one.
  struct Entry {
    let view: UIView
    let size: CGSize
    let font: CGFloat?
    /// In the window, points.
    let region: CGRect
    let isVisible: Bool
    /// A number that is equal where the texts inside are, whatever their order.
    let texts: Int
    let surroundings: Surroundings
    /// The lowest point that a text in the view needs, from the view's top, points; nil without texts.
    let textBottom: CGFloat?
    /// The lines of text that have no room, of all texts inside.
    let missingLines: CGFloat
    /// Which way a stack view goes.
    var axis: NSLayoutConstraint.Axis?
    /// The class of a layer that has no view.
    var layer: String?
    /// Whether that layer is as large as the view that it is in.
    var fillsView = false
  }

  /// What a view's size may have been taken from.
  struct Surroundings {
    var outer: CGSize
    /// The outer view less its safe area.
    var safe: CGSize
    var window: CGSize
  }

  /// By place: classes and positions from the window down; rows, items, headers and footers by kind
  /// and index path.
  private(set) var entries: [String: Entry] = [:]
  /// In the order of the views.
  private(set) var order: [String] = []

  package init(_ windows: [UIWindow]) {
    let tree = ScreenTree(windows)
    let inside = Insides(tree)
    var paths: [String] = []
    var counts: [String: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      let above = node.parent < 0 ? "" : paths[node.parent]
      let name = ScreenSketch.name(node, tree)
      let key = "\(above)/\(name)"
      let count = counts[key, default: 0]
      counts[key] = count + 1
      let path = count == 0 ? key : "\(key)#\(count)"
      paths.append(path)
      guard !node.isInBar, !(node.view is UIActivityIndicatorView) else { continue }
      // Beside the controllers' views lies what transitions and UIKit put there.
      guard node.controlled >= 0 else { continue }
      let label = node.view as? UILabel
      // What UIKit makes of parts is its own affair, but for their fonts.
      guard !node.isPart || label != nil else { continue }
      var owner = node
      while owner.isPart, owner.parent >= 0 { owner = tree.nodes[owner.parent] }
      entries[path] = Entry(
        view: owner.view, size: node.view.bounds.size, font: label?.font.pointSize,
        region: node.frame, isVisible: node.visible.width > 1 && node.visible.height > 1,
        texts: inside.texts[index], surroundings: ScreenSketch.surroundings(of: node, tree),
        textBottom: inside.bottoms[index].map { $0 - node.frame.minY },
        missingLines: inside.missing[index], axis: (node.view as? UIStackView)?.axis)
      order.append(path)
      addLayers(of: node.view, owner.view, path, node.frame)
    }
  }

  /// Layers do not follow their view by themselves.
  private mutating func addLayers(of view: UIView, _ owner: UIView, _ path: String, _ frame: CGRect)
  {
    guard !ClassNames.isOfUIKit(type(of: owner)) || type(of: owner) == UIView.self else { return }
    guard let host = entries[path] else { return }
    for (index, layer) in view.looseLayers.enumerated() {
      let key = "\(path)/layer#\(index)"
      entries[key] = Entry(
        view: owner, size: layer.bounds.size, font: nil, region: frame, isVisible: host.isVisible,
        texts: 0, surroundings: host.surroundings, textBottom: nil, missingLines: 0,
        layer: "\(type(of: layer))",
        fillsView: !ScreenSketch.isDifferent(layer.bounds.size, view.bounds.size))
      order.append(key)
    }
  }

  private static func surroundings(of node: Node, _ tree: ScreenTree) -> Surroundings {
    let outer = node.parent < 0 ? node.view : tree.nodes[node.parent].view
    var insets = outer.safeAreaInsets
    if let scroll = outer as? UIScrollView {
      let content = scroll.adjustedContentInset
      insets.top = max(insets.top, content.top)
      insets.bottom = max(insets.bottom, content.bottom)
    }
    let size = outer.bounds.size
    return Surroundings(
      outer: size,
      safe: CGSize(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom),
      window: tree.nodes.first?.view.bounds.size ?? size)
  }

  private static func name(_ node: Node, _ tree: ScreenTree) -> String {
    // Siblings of one class may change places; texts tell them apart.
    if let text = (node.view as? UILabel)?.text, !text.isEmpty { return "label “\(text)”" }
    let name = ClassNames.name(of: type(of: node.view))
    switch node.view {
    case let cell as UITableViewCell:
      guard let path = cell.tableNow?.path(of: cell) else { return name }
      return "\(name)(\(path.section),\(path.row))"
    case let view as UICollectionReusableView:
      guard let path = view.collectionNow?.path(of: view) else { return name }
      return "\(name)(\(view.elementKindNow ?? ""):\(path.map(String.init).joined(separator: ",")))"
    case let view as UITableViewHeaderFooterView:
      let list = node.scroller >= 0 ? tree.nodes[node.scroller].view as? UITableView : nil
      guard let boundary = list?.boundary(of: view) else { return name }
      return "\(name)(\(boundary.isHeader ? "header" : "footer") \(boundary.section))"
    default: return name
    }
  }

  static func isDifferent(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) > 1 || abs(a.height - b.height) > 1
  }
}

/// What is in each node, from the innermost out; lists are not looked into, since they show other
/// rows after every change.
@MainActor
private struct Insides {
  var texts: [Int]
  /// In the window, points.
  var bottoms: [CGFloat?]
  /// Lines.
  var missing: [CGFloat]

  init(_ tree: ScreenTree) {
    let count = tree.nodes.count
    texts = Array(repeating: 0, count: count)
    bottoms = Array(repeating: nil, count: count)
    missing = Array(repeating: 0, count: count)
    // Children come after their parents.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      if let label = node.view as? UILabel, let text = label.text, !text.isEmpty {
        texts[index] &+= text.hashValue
        if let shown = label.shownText {
          bottoms[index] = node.frame.minY + shown.rect.minY + shown.needed.height
          missing[index] = max(0, shown.needed.height - label.bounds.height) / shown.lineHeight
        }
      }
      guard node.parent >= 0, !(node.view is UIScrollView) else { continue }
      texts[node.parent] &+= texts[index]
      missing[node.parent] += missing[index]
      if let bottom = bottoms[index] {
        bottoms[node.parent] = max(bottoms[node.parent] ?? bottom, bottom)
      }
    }
  }
}
