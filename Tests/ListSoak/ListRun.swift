// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Takes random steps with a list and holds it against a layout made from scratch after each
/// (Documentation/StandingStill.md).
@MainActor
final class ListRun {
  let list: any ListUnderTest
  let host: UIView
  private(set) var script: [ListStep] = []

  /// - Parameter inWindow: Whether the list is in a window, where what it does is animated.
  init(_ list: any ListUnderTest, inWindow: Bool = false) {
    self.list = list
    let frame = CGRect(origin: .zero, size: list.model.size)
    host = inWindow ? UIWindow(frame: frame) : UIView(frame: frame)
    host.addSubview(list.scrollView)
    if inWindow {
      host.isHidden = false
      let host = host
      Runtime.current.roots = { [host] }
    }
    list.scrollView.frame = host.bounds
    settle()
  }

  /// Takes one step.
  ///
  /// - Returns: What is wrong after it, in words; nil when everything is as it should be.
  func take(_ step: ListStep) -> String? {
    guard step.fits(list.model) else { return nil }
    script.append(step)
    Runtime.current.clearIssues()
    let anchor = Anchor(list)
    let oldItems = list.model.items
    perform(step)
    settle()
    return problem() ?? step.jumpProblem(list) ?? anchor?.problem(list, oldItems, after: step)
  }

  private func settle() {
    host.layoutIfNeeded()
    Runtime.current.advance(to: Runtime.current.now + 1)
    host.layoutIfNeeded()
  }

  private func perform(_ step: ListStep) {
    switch step {
    case .scroll(let distance): scroll(by: distance)
    case .jump(let index, let position): list.scroll(to: index, position, animated: false)
    case .glide(let index, let position): list.scroll(to: index, position, animated: true)
    case .reloadAll: list.reload()
    case .rotate:
      list.model.rotate()
      host.frame.size = list.model.size
      list.scrollView.frame = host.bounds
    case .textSize(let size):
      list.model.textSize = size
      host.traitOverrides.preferredContentSizeCategory = UIView.soakCategories[size]
    default:
      var model = list.model
      let changes = ListChangeSet(step, &model)
      list.update(changes, model)
    }
  }

  private func scroll(by distance: CGFloat) {
    let view = list.scrollView
    let end = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = min(max(0, view.contentOffset.y + distance), end)
  }

  // MARK: Checks

  private func problem() -> String? {
    let model = list.model
    let view = list.scrollView
    if let issue = Runtime.current.issues.first { return "issue: \(issue.consoleText)" }
    let naive = list.fromScratch
    if abs(view.contentSize.height - naive.contentHeight) > 0.5 {
      return "content \(view.contentSize.height), from scratch \(naive.contentHeight)"
    }
    let end = max(0, naive.contentHeight - view.bounds.height)
    let offset = view.contentOffset.y
    if offset < -0.01 || offset > end + 0.5 { return "offset \(offset) beyond 0...\(end)" }
    // Frames lie on pixels, offsets need not: an item less than a pixel of which shows may be there.
    let visible = naive.visible(from: offset, height: view.bounds.height, least: 0.5)
    let touched = naive.visible(from: offset, height: view.bounds.height, least: -0.5)
    let shown = list.shownFrames
    if !visible.isSubset(of: shown.keys) || !touched.isSuperset(of: shown.keys) {
      return "shown \(shown.keys.sorted()), from scratch \(visible.sorted())"
    }
    for (index, frame) in shown.sorted(by: { $0.key < $1.key }) {
      if !frame.isNear(naive.frames[index]) {
        return "item \(index) at \(frame), from scratch \(naive.frames[index])"
      }
      let said = list.preferredSize(at: index)
      if !frame.size.isNear(said) {
        return "item \(index) is \(frame.size), its cell says \(said)"
      }
    }
    if let problem = headerProblem(naive, offset) { return problem }
    for index in model.items.indices where list.isMeasured(at: index) {
      let size = list.frame(at: index).size
      let said = list.preferredSize(at: index)
      if !size.isNear(said) { return "item \(index) is kept as \(size), its cell says \(said)" }
    }
    return nil
  }
}

extension ListRun {
  /// What is wrong with the headers of sections, in words.
  private func headerProblem(_ naive: NaiveLayout, _ offset: CGFloat) -> String? {
    guard list.header > 0 else { return nil }
    let shown = list.shownHeaders
    let height = list.scrollView.bounds.height
    for (section, top) in naive.headers(from: offset, height: height, header: list.header)
      .sorted(by: { $0.key < $1.key })
    {
      guard let frame = shown[section] else { return "header \(section) is missing at \(top)" }
      if abs(frame.minY - top) > 0.51 || abs(frame.height - list.header) > 0.01 {
        return "header \(section) at \(frame), from scratch \(top)"
      }
    }
    return nil
  }
}

extension CGSize {
  /// Equal but for a pixel at two pixels a point; any width is near 0.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(height - other.height) < 0.51 && (other.width == 0 || abs(width - other.width) < 0.51)
  }
}

extension CGRect {
  /// Equal but for half a pixel at two pixels a point.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.26 && abs(minY - other.minY) < 0.26
      && abs(width - other.width) < 0.26 && abs(height - other.height) < 0.26
  }
}

extension ListStep {
  /// Whether a jump put its item where it was asked to, or as near as the ends of the list allow.
  @MainActor
  fileprivate func jumpProblem(_ list: any ListUnderTest) -> String? {
    let (index, position): (Int, JumpPosition)
    switch self {
    case .jump(let item, let place), .glide(let item, let place): (index, position) = (item, place)
    default: return nil
    }
    let view = list.scrollView
    let frame = list.frame(at: index)
    let wanted =
      switch position {
      case .top: frame.minY
      case .middle: frame.midY - view.bounds.height / 2
      case .bottom: frame.maxY - view.bounds.height
      }
    let end = max(0, view.contentSize.height - view.bounds.height)
    let expected = min(max(0, wanted), end)
    guard abs(view.contentOffset.y - expected) > 0.5 else { return nil }
    return "jumped to \(view.contentOffset.y), item \(index) needs \(expected)"
  }
}
