// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Why a row of a table is where it is, and as tall.
@MainActor
struct RowFrame {
  let cell: UITableViewCell
  let table: UITableView
  let path: IndexPath
  let explainer: Explainer

  private var list: String { ViewNames.path(of: table) }
  private var name: String { ClassNames.name(of: type(of: cell)) }

  func frame(_ value: FrameValue) -> OuterFrame {
    switch value {
    case .x:
      return OuterFrame(
        value,
        table.rowMarginNow > 0
          ? "rows of an inset grouped table stand \(short(table.rowMarginNow)) from its sides"
          : "rows begin at the table's edge",
        change: "The table's style and place decide it.")
    case .width:
      return OuterFrame(
        value,
        table.rowMarginNow > 0
          ? "a row is as wide as its table, \(list), less \(short(table.rowMarginNow)) "
            + "at each side"
          : "a row is as wide as its table, \(list)",
        next: table, change: "Change the width of the table.")
    case .y: return top
    case .height: return height
    }
  }

  // MARK: Place

  private var top: OuterFrame {
    let section = table.rect(forSection: path.section)
    let header = table.rectForHeader(inSection: path.section).height
    let row = table.rectForRow(at: path)
    var parts: [ExplainedPart] = []
    func add(_ amount: CGFloat, _ text: String) {
      guard amount != 0 else { return }
      parts.append(ExplainedPart(.system, amount: rounded(Double(amount)), text: text))
    }
    add(table.lengthOfHeader, "tableHeaderView")
    let count = path.section
    add(
      section.minY - table.lengthOfHeader,
      count == 1 ? "the section before" : "the \(count) sections before")
    add(header, "the header of section \(path.section)")
    add(
      row.minY - section.minY - header,
      path.row == 1 ? "the row before" : "the \(path.row) rows before")
    return OuterFrame(
      .y, "rows stand below each other" + (parts.isEmpty ? "; this is the first" : ""),
      parts: parts,
      change: path.row > 0
        ? "It changes with the heights of what stands above." : "It is the first of its section.")
  }

  // MARK: Height

  private var height: OuterFrame {
    switch table.heightRule(of: cell, at: path) {
    case .delegate(let delegate, let height):
      let type = ClassNames.name(of: type(of: delegate))
      return OuterFrame(
        .height,
        "\(type).tableView(_:heightForRowAt:) answers \(short(height)), so the row's "
          + "content is not asked",
        parts: override(["heightForRowAt"], type),
        change: "Answer another height there, or UITableView.automaticDimension to have the row "
          + "measured.")
    case .document(let height):
      return OuterFrame(
        .height, "the document gives the row the height \(short(height))",
        change: "Set the row's height to Automatic in the document to have it measured.")
    case .fixed(let height):
      return OuterFrame(
        .height,
        "rowHeight of \(list) is \(short(height)), so the row's content is not "
          + "asked",
        change:
          "Set rowHeight to UITableView.automaticDimension (and an estimatedRowHeight) to have "
          + "rows measured." + wish)
    case .withoutEstimate:
      return OuterFrame(
        .height,
        "estimatedRowHeight of \(list) is 0, so rows are not measured and have "
          + "the standard 44",
        change: "Set estimatedRowHeight to what rows measure about.")
    case .ownMeasure: return ownMeasure
    case .builtIn:
      return OuterFrame(
        .height,
        "the row has no constraints inside, so it has the height of its built-in style and "
          + "text",
        change: "Change its text or font, or add constraints from the content view's top to its "
          + "bottom.")
    case .measured(let question): return measured(question)
    }
  }

  /// The override that was asked, with its place in the app's sources.
  private func override(_ words: [String], _ type: String) -> [ExplainedPart] {
    [
      ExplainedPart(
        .given, amount: rounded(Double(cell.frame.height)), text: "what \(type) answers",
        place: WorkerPlace.override(of: words, in: type))
    ]
  }

  private var ownMeasure: OuterFrame {
    OuterFrame(
      .height,
      "\(name) answers by itself when it is measured, in an override of systemLayoutSizeFitting or "
        + "sizeThatFits",
      parts: override(["func systemLayoutSizeFitting", "func sizeThatFits"], name),
      change: "Change what that override answers.")
  }

  /// What the class says when it is asked as the table asks.
  private var answered: CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// What the row would measure, where it is not asked.
  private var wish: String {
    let height = answered
    guard height > 0, abs(height - cell.bounds.height) > 0.5 else { return "" }
    return " Its content would take \(short(height))."
  }

  private func measured(_ question: FittingQuestion) -> OuterFrame {
    guard let (decision, size) = question.decision(of: .height) else {
      return OuterFrame(.height, "the row is measured")
    }
    let asked =
      "\(list) measures the row: as low as its constraints allow at "
      + "\(short(question.target.width)) wide"
    let chain = ContentChain(cell.contentView).firstBreak
    let row = cell.frame.height
    if abs(size.height - row) > 0.75, abs(answered - row) <= 0.75 { return ownMeasure }
    if size.height <= 0, abs(row - 44) < 0.5 {
      var value = ExplainedValue(
        name: "height", value: 0,
        reason: "no chain of constraints leads from the content view's top to its bottom, so it "
          + "measures 0 and the row has the standard 44")
      value.reason += chain.map { ": \($0.message)" } ?? ""
      value.change = chain?.remedy ?? "Constrain the content of the cell from top to bottom."
      return OuterFrame(value)
    }
    var value = explainer.explained(
      decision, .height, question.view, row, reason: asked)
    if let chain, decision.parts.isEmpty || decision.isOpen {
      value.change = "\(chain.remedy) Now \(chain.message)."
    }
    if abs(size.height - row) > 0.75 {
      value.reason =
        "the row had this height when it was measured; measured again it is "
        + "\(short(size.height))"
      value.change =
        "Tell the table that the row changed: reconfigureRows(at:), or an empty "
        + "performBatchUpdates."
    }
    return OuterFrame(value)
  }
}
