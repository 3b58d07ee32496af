// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// Which of two sizes is wrong, where that can be shown (Documentation/Check.md §6.11).
extension ScreenSketch {
  /// Fonts that stayed, which explain the sizes around them; then sizes, the outermost views only,
  /// since those inside follow from them.
  ///
  /// - Parameters:
  ///   - before: The same screen before the change.
  ///   - fresh: A launch in the setting that the change leads to.
  func faults(
    since before: ScreenSketch, against fresh: ScreenSketch, after change: SettingChange
  ) -> [Fault] {
    var faults: [Fault] = []
    var explained: Set<String> = []
    for path in order {
      guard let mine = entries[path], let font = mine.font, mine.isVisible,
        let wanted = fresh.entries[path]?.font, abs(font - wanted) > 0.1,
        let old = before.entries[path]?.font, abs(font - old) < 0.1
      else { continue }
      faults.append(keptFont(mine, font: font, wanted: wanted))
      explained.insert(path)
      var above = path[...]
      while let slash = above.lastIndex(of: "/") {
        above = above[..<slash]
        explained.insert(String(above))
      }
    }
    var told: [String] = []
    for path in order {
      if let fault = keptAxis(path, before, fresh, change) {
        faults.append(fault)
        told.append(path + "/")
        continue
      }
      guard let mine = entries[path], let right = fresh.entries[path],
        mine.font == nil || (mine.view is UILabel && !mine.view.isPlacedByConstraints),
        ScreenSketch.isDifferent(mine.size, right.size), !explained.contains(path),
        !told.contains(where: { path.hasPrefix($0) })
      else { continue }
      // Whatever is inside follows from it, shown to be wrong or not.
      told.append(path + "/")
      guard mine.isVisible, mine.texts == right.texts, let old = before.entries[path],
        !ClassNames.isPrivate(mine.view) || ScreenTree.isCell(mine.view),
        let proof = SizeProof(before: old, after: mine, fresh: right)
      else { continue }
      faults.append(stale(mine, proof, right.size, change))
    }
    return faults
  }

  /// A stack view whose axis was chosen once.
  private func keptAxis(
    _ path: String, _ before: ScreenSketch, _ fresh: ScreenSketch, _ change: SettingChange
  ) -> Fault? {
    guard let mine = entries[path], mine.isVisible, let axis = mine.axis,
      let wanted = fresh.entries[path]?.axis, wanted != axis, before.entries[path]?.axis == axis
    else { return nil }
    let isTurned = change.start.orientation != change.end.orientation
    func word(_ axis: NSLayoutConstraint.Axis) -> String {
      axis == .vertical ? "vertical" : "horizontal"
    }
    return Fault(.staleSize, mine.view, detail: "axis", measure: 1, region: mine.region) {
      Fault.Words(
        message: "\(isTurned ? "after rotation" : "after a change of text size") its axis is still "
          + "\(word(axis)); launched so it is \(word(wanted))",
        reason: "The axis was chosen when the view was made, and not again.",
        remedy: "Choose the axis again in traitCollectionDidChange(_:), or with "
          + "registerForTraitChanges.")
    }
  }

  private func stale(
    _ entry: Entry, _ proof: SizeProof, _ wanted: CGSize, _ change: SettingChange
  ) -> Fault {
    let isTurned = change.start.orientation != change.end.orientation
    let what = isTurned ? "after rotation" : "after a change of text size"
    let size = entry.size
    let difference = max(abs(size.width - wanted.width), abs(size.height - wanted.height))
    return Fault(
      .staleSize, entry.view, detail: isTurned ? "rotation" : "text size",
      measure: Double(difference), region: entry.region
    ) {
      let keeper = SizeKeeper(entry, isVertical: proof.isVertical, isTurned: isTurned)
      let subject = entry.layer.map { "its \($0)" } ?? "it"
      var words = Fault.Words(
        message: "\(what) \(subject) is still \(short(size.width)) × \(short(size.height)) pt; "
          + "\(short(wanted.width)) × \(short(wanted.height)) pt is right",
        reason: "\(proof.reason) \(keeper.reason)", remedy: keeper.remedy)
      words.numbers = [
        .init("difference", Double(difference)), .init("height", Double(size.height)),
        .init("wanted height", Double(wanted.height)),
      ]
      words.place = keeper.place
      if keeper.place != nil, let made = OriginPlace.place(of: entry.view) {
        words.related = [RelatedPlace(label: "the view", place: made)]
      }
      return words
    }
  }

  /// A habit like that of fonts that never follow, and cured in the same line.
  private func keptFont(_ entry: Entry, font: CGFloat, wanted: CGFloat) -> Fault {
    // Asked now: the view may have left its superview when the words are wanted.
    let hasSwitch = ScreenSketch.hasOwnSwitch(entry.view)
    let remedy = ScreenSketch.fontRemedy(entry.view)
    return Fault(
      .ignoresDynamicType, entry.view, detail: "kept", measure: Double(abs(wanted - font)),
      region: entry.region
    ) {
      var words = Fault.Words(
        message: "after a change of text size the font stays at \(short(font)) pt; launched so it "
          + "is \(short(wanted)) pt",
        reason: hasSwitch
          ? "adjustsFontForContentSizeCategory is off, so the text keeps the font it was given."
          : "The text keeps the font it was given.",
        remedy: remedy)
      words.numbers = [
        .init("difference", Double(abs(wanted - font))), .init("font", Double(font)),
        .init("wanted", Double(wanted)),
      ]
      words.cause = ViewNames.owner(of: entry.view)
      return words
    }
  }

  private static func fontRemedy(_ view: UIView) -> String {
    if view is UIButton {
      return "Set titleLabel.adjustsFontForContentSizeCategory to true, or use a configuration."
    }
    return hasOwnSwitch(view)
      ? "Set adjustsFontForContentSizeCategory to true."
      : "Give it the font anew when the text size changes."
  }

  /// Whether an app can reach the labels of a view, or their setting; those of UIKit's other views
  /// are its own.
  private static func hasOwnSwitch(_ view: UIView) -> Bool {
    let around = sequence(first: view, next: \.superview).prefix(4)
    if around.contains(where: { $0 is UIContentUnavailableView }) { return false }
    return view is UILabel || view is UIButton || view is UITextField || view is UITextView
      || view is UISearchBar || view is UITableViewCell || view is UIListContentView
      || view is UITableViewHeaderFooterView || view is UICollectionViewCell
  }
}
