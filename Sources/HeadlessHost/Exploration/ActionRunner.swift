// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
import Foundation
internal import UIKit

/// Does an action of an exploration in the language of steps, and says which they were.
@MainActor
struct ActionRunner {
  let request: ExplorationRequest
  private let runner: StepRunner

  init(_ request: ExplorationRequest) {
    self.request = request
    runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait)
  }

  /// - Parameter willRun: Gets the steps before they are done.
  /// - Returns: What was done; empty where the element is not there or cannot be reached.
  func run(
    _ action: MapAction, willRun: ([MarkedStep]) throws -> Void
  ) rethrows -> [MarkedStep] {
    var done: [MarkedStep] = []
    let all = steps(of: action)
    try willRun(all)
    for step in all {
      guard let steps = try? StepParser.steps(in: step.text, source: "exploration"),
        (try? steps.forEach { try runner.run($0) }) != nil
      else { break }
      done.append(step)
    }
    return done
  }

  private func steps(of action: MapAction) -> [MarkedStep] {
    switch action.kind {
    case .fill: return fill()
    case .back: return [MarkedStep("back")]
    case .dismiss: return [MarkedStep(action.mark == "sheet" ? "dismiss" : "tap at 4,4")]
    default: break
    }
    let directory = ElementDirectory()
    let wasThere = directory.entries.contains { $0.mark == action.mark }
    guard
      let entry = directory.button(of: action)
        ?? ElementDirectory.entry(action.mark, settle: RunLoopDriver.settle)
    else { return [] }
    let words = ElementNamer.words(
      for: entry.element,
      forText: [.value, .enter].contains(action.kind) && entry.element.isField)
    func step(_ text: String) -> MarkedStep { MarkedStep(text, mark: entry.mark) }
    switch action.kind {
    case .row:
      guard wasThere, !words.hasPrefix("at ") else { return farRow(entry, words, action.mark) }
      return [step("tap \(words)")]
    case .value: return [step(value(of: entry.element.view, words))]
    case .swipe: return [step("swipe left on \(words)")]
    case .swipeRight: return [step("swipe right on \(words)")]
    case .swipeUp: return [step("swipe up on \(words)")]
    case .swipeDown: return [step("swipe down on \(words)")]
    case .enter: return [step("type \"\\n\" into \(words)")]
    case .scrollToRight: return [step("scroll to right in \(words)")]
    case .longPress: return [step("long-press \(words)")]
    case .scrollToEnd: return [step("scroll to bottom in \(words)")]
    case .refresh: return [step("drag \(words) by 0,400")]
    default: return [step("tap \(words)")]
    }
  }

  /// A row that had to be scrolled to: by its text if it has one, else by its number.
  private func farRow(
    _ entry: ElementDirectory.Entry, _ words: String, _ mark: String
  ) -> [MarkedStep] {
    guard words.hasPrefix("\""), words.hasSuffix("\"") else {
      guard let row = entry.row, runner.frontList === row.list else {
        return [MarkedStep("tap \(words)", mark: mark)]
      }
      return [MarkedStep("select \(row.path.section).\(row.path.item)", mark: mark)]
    }
    return [
      MarkedStep("scroll to \(words)", mark: mark), MarkedStep("tap \(words)", mark: mark),
    ]
  }

  private func fill() -> [MarkedStep] {
    let filler = FieldFiller(texts: request.texts)
    let fields = ElementDirectory().entries.filter { FieldFiller.isEmptyField($0.element.view) }
    let ordered = fields.enumerated().sorted {
      ($0.element.top, $0.offset) < ($1.element.top, $1.offset)
    }
    return ordered.map(\.element).map { entry in
      let text = filler.text(for: entry.element.view).replacingOccurrences(of: "\"", with: "\\\"")
      return MarkedStep(
        "type \"\(text)\" into \(ElementNamer.words(for: entry.element, forText: true))",
        mark: entry.mark)
    }
  }

  private func value(of view: UIView, _ words: String) -> String {
    switch view {
    case let slider as UISlider:
      let isHigh = slider.value > (slider.minimumValue + slider.maximumValue) / 2
      return "set \(words) to \(isHigh ? slider.minimumValue : slider.maximumValue)"
    case let stepper as UIStepper:
      let up = stepper.value + stepper.stepValue
      return
        "set \(words) to \(up <= stepper.maximumValue ? up : stepper.value - stepper.stepValue)"
    case let pages as UIPageControl:
      return "set \(words) to \((pages.currentPage + 1) % max(pages.numberOfPages, 1))"
    case let picker as UIPickerView:
      return "set \(words) to \"\(PickerValue.next(in: picker) ?? "")\""
    case let picker as UIDatePicker:
      return "set \(words) to \"\(PickerValue.next(in: picker))\""
    default: return "type \"a\" into \(words)"
    }
  }
}

@MainActor
extension ElementDirectory.Entry {
  /// Where the element begins in its window, points.
  fileprivate var top: CGFloat {
    element.view.window.map { element.frame(in: $0).minY } ?? 0
  }
}
