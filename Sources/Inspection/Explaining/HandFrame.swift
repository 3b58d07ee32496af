// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// A number of a frame that no constraint decides: who gave it, and what the autoresizing mask made
/// of it since (Documentation/Explain.md §4).
@MainActor
struct HandFrame {
  let text: String
  var place: SourcePlace?
  var because: [String] = []
  let change: String

  init(_ view: UIView, _ value: FrameValue) {
    let length = HandFrame.length(of: value, view.frame)
    let note = FrameNotes.note(of: view, value)
    let mask = HandFrame.flexible(view, value)
    if let note {
      place = OriginPlace.place(note.origin)
      let given = HandFrame.length(of: value, note.frame)
      if abs(given - length) < 0.01 {
        text = "code set the \(value.rawValue) to \(short(length))"
        change = "Change it there, or give the view constraints instead of a frame."
        return
      }
      text =
        "code set the \(value.rawValue) to \(short(given)), and the autoresizing mask made "
        + "\(short(length)) of it"
      because = HandFrame.resized(view, value, note, mask)
      change = "Change the frame there, or its autoresizingMask."
      return
    }
    if case .document = view.origin {
      place = OriginPlace.place(of: view)
      text =
        "the document gives the frame, \(value.rawValue) \(short(length))"
        + (mask.isEmpty ? "" : " with the mask \(mask)")
      change = "Change the frame or the mask in the document, or give the view constraints."
      return
    }
    if length == 0 {
      place = OriginPlace.place(of: view)
      text = "no code gave it a frame, so its \(value.rawValue) is the 0 that it was made with"
      change =
        view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
        ? "Give it a frame, or set translatesAutoresizingMaskIntoConstraints to false and add "
          + "constraints."
        : "Give it a frame or constraints."
      return
    }
    let outer = view.superview?.shortName ?? "its owner"
    text =
      "\(outer) lays it out in code of its own"
      + (mask.isEmpty ? "" : ", or its mask \(mask) followed \(outer)")
    change = "Change the frame where \(outer) sets it."
  }

  static func length(of value: FrameValue, _ frame: CGRect) -> CGFloat {
    switch value {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The flexible parts of the mask along the value's axis, such as `flexibleWidth`.
  private static func flexible(_ view: UIView, _ value: FrameValue) -> String {
    let mask = view.autoresizingMask
    let parts: [(UIView.AutoresizingMask, String)] =
      value.isVertical
      ? [
        (.flexibleTopMargin, "flexibleTopMargin"), (.flexibleHeight, "flexibleHeight"),
        (.flexibleBottomMargin, "flexibleBottomMargin"),
      ]
      : [
        (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
        (.flexibleRightMargin, "flexibleRightMargin"),
      ]
    return parts.filter { mask.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private static func resized(
    _ view: UIView, _ value: FrameValue, _ note: FrameNotes.Note, _ mask: String
  ) -> [String] {
    guard let outer = note.outer, let now = view.superview?.bounds.size else {
      return ["it had no superview then; its mask is \(mask.isEmpty ? "fixed" : mask)"]
    }
    let (old, new) =
      value.isVertical ? (outer.height, now.height) : (outer.width, now.width)
    guard old != new else { return ["its mask is \(mask.isEmpty ? "fixed" : mask)"] }
    return [
      "since then \(view.superview?.shortName ?? "its superview") went from \(short(old)) to "
        + "\(short(new)); the mask is \(mask.isEmpty ? "fixed" : mask)"
    ]
  }
}
