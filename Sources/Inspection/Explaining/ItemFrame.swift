// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Why an item of a collection view is where it is, and as large.
@MainActor
struct ItemFrame {
  let cell: UICollectionReusableView
  let list: UICollectionView
  let path: IndexPath
  let explainer: Explainer

  private var name: String { ClassNames.name(of: type(of: cell)) }
  private var layout: String { ClassNames.name(of: type(of: list.collectionViewLayout)) }

  func frame(_ value: FrameValue) -> OuterFrame {
    value.isSize ? length(value) : place(value)
  }

  private func place(_ value: FrameValue) -> OuterFrame {
    guard let flow = list.collectionViewLayout as? UICollectionViewFlowLayout,
      type(of: flow) == UICollectionViewFlowLayout.self,
      let place = FlowPlace(flow, path, value)
    else {
      return OuterFrame(value, "\(layout) places the item", change: "The layout decides it.")
    }
    return OuterFrame(
      value, place.reason, parts: place.parts,
      change: "It changes with the layout's insets and spacing and the sizes of the items before.")
  }

  // MARK: Size

  private func length(_ value: FrameValue) -> OuterFrame {
    switch list.sizeRule(of: cell) {
    case .delegate(let delegate):
      let type = ClassNames.name(of: type(of: delegate))
      return OuterFrame(
        value,
        "\(type).collectionView(_:layout:sizeForItemAt:) answers it, and estimatedItemSize is "
          + "zero, so the cell is not asked", parts: override(["sizeForItemAt"], type, value),
        change: "Answer another size there and invalidate the layout, or set estimatedItemSize to "
          + "have cells measured.")
    case .itemSize(let size):
      return OuterFrame(
        value,
        "itemSize of the layout is \(short(size.width)) × \(short(size.height)), and "
          + "estimatedItemSize is zero, so the cell is not asked",
        change: "Set itemSize, or estimatedItemSize to have cells measured.")
    case .guessed(let width, let height):
      let isGuess = value.isVertical ? height : width
      return OuterFrame(
        value,
        isGuess
          ? "the layout's estimate stays: \(name) has no constraints inside that would say more"
          : "\(layout) gives it",
        change: isGuess
          ? "Constrain the cell's content from edge to edge of its content view."
          : "The layout's size for the item decides it.")
    case .layout(let layout):
      return OuterFrame(
        value, "\(ClassNames.name(of: type(of: layout))) gives it; the cell is not asked",
        next: list,
        change: "Change what the layout's attributes say: an estimated length has cells measured.")
    case .measured(let question, let width, let height):
      guard value.isVertical ? height : width else {
        return OuterFrame(
          value, "\(layout) gives it, as a share of the list or an absolute length", next: list,
          change: "The layout's size for the item decides it.")
      }
      return measured(question, value, isBoth: width && height)
    }
  }

  /// The override that was asked, with its place in the app's sources.
  private func override(
    _ words: [String], _ type: String, _ value: FrameValue
  ) -> [ExplainedPart] {
    let length = HandFrame.length(of: value, cell.frame)
    return [
      ExplainedPart(
        .given, amount: rounded(Double(length)), text: "what \(type) answers",
        place: WorkerPlace.override(of: words, in: type))
    ]
  }

  private func measured(
    _ question: FittingQuestion, _ value: FrameValue, isBoth: Bool
  ) -> OuterFrame {
    guard let (decision, size) = question.decision(of: value) else {
      return OuterFrame(value, "the item is measured")
    }
    let has = HandFrame.length(of: value, cell.frame)
    let beside = value.isVertical ? question.beside.height : question.beside.width
    let found = (value.isVertical ? size.height : size.width) + beside
    let estimate = value.isVertical ? question.target.height : question.target.width
    let asked =
      "\(layout) estimates \(short(estimate)) and asks the cell"
      + (isBoth ? ", as small as its constraints allow" : "")
    guard abs(found - has) <= 0.75 else {
      return OuterFrame(
        value,
        "\(name) answers \(short(has)) in preferredLayoutAttributesFitting(_:); its constraints "
          + "alone would give \(short(found))",
        parts: override(
          ["func preferredLayoutAttributesFitting", "func systemLayoutSizeFitting"], name, value),
        change: "Change what that override answers.")
    }
    var result = explainer.explained(decision, value, question.view, has, reason: asked)
    let stays = decision.parts.contains { part in
      if case .target = part.source { return true }
      return false
    }
    if stays {
      result.reason =
        "\(layout) estimates \(short(estimate)), and the cell's constraints say "
        + "nothing else"
      if value == .height, let cell = cell as? UICollectionViewCell,
        let chain = ContentChain(cell.contentView).firstBreak
      {
        result.change = "\(chain.remedy) Now \(chain.message)."
      } else {
        result.change =
          "Constrain the cell's content from edge to edge of its content view, or with "
          + "a \(value.rawValue)."
      }
    }
    return OuterFrame(result)
  }
}
