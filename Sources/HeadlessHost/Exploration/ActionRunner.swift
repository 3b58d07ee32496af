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
    let (chain, front) = (SeenControllers().chain, ScreenContents().frontController)
    let isForm = action.kind == .fill || action.kind == .refill
    for step in all {
      let isDone = perform(step)
      let hasLeft =
        SeenControllers().chain != chain || ScreenContents().frontController !== front
      if isDone {
        done.append(step)
      } else if hasLeft, let tap = step.tapBeforeTyping {
        // A field that refuses the keyboard may open something when it is tapped.
        done.append(tap)
      }
      guard isForm ? !hasLeft : isDone else { break }
    }
    return done
  }

  private func perform(_ step: MarkedStep) -> Bool {
    guard let steps = try? StepParser.steps(in: step.text, source: "exploration") else {
      return false
    }
    return (try? steps.forEach { try runner.run($0) }) != nil
  }

  private func steps(of action: MapAction) -> [MarkedStep] {
    switch action.kind {
    case .fill: return fill()
    case .refill: return fill(isSecond: true)
    case .fromLeft: return [MarkedStep("swipe right from edge")]
    case .fromRight: return [MarkedStep("swipe left from edge")]
    case .fromTop: return [MarkedStep("swipe down from edge")]
    case .fromBottom: return [MarkedStep("swipe up from edge")]
    case .rotate:
      let isWide = UIApplication.shared.statusBarOrientation.isLandscape
      return [MarkedStep(isWide ? "rotate portrait" : "rotate landscape")]
    case .link, .shortcut, .shake, .pin: return [MarkedStep(action.mark)]
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
    case .doubleTap: return [step("double-tap \(words)")]
    case .scrollToEnd: return [step("scroll to bottom in \(words)")]
    case .refresh: return [step("drag \(words) by 0,400")]
    default: return [step("tap \(words)")]
    }
  }

  /// A row that had to be scrolled to: by its text if it has one, else by its number.
  private func farRow(
    _ entry: ElementDirectory.Entry, _ words: String, _ mark: String
  ) -> [MarkedStep] {
    let isText = ["", "text:", "label:", "id:"].contains { words.hasPrefix($0 + "\"") }
    guard isText, words.hasSuffix("\"") else {
      guard let row = entry.row, runner.frontList === row.list else {
        return [MarkedStep("tap \(words)", mark: mark)]
      }
      return [MarkedStep("select \(row.path.section).\(row.path.item)", mark: mark)]
    }
    return [
      MarkedStep("scroll to \(words)", mark: mark), MarkedStep("tap \(words)", mark: mark),
    ]
  }

  /// The second time with other texts, from the last field to the first: one may open something that
  /// the fields behind it are left out for.
  private func fill(isSecond: Bool = false) -> [MarkedStep] {
    let filler = FieldFiller(texts: request.texts, isSecond: isSecond)
    let fields = ElementDirectory().entries.filter { FieldFiller.isEmptyField($0.element.view) }
    let ordered = fields.enumerated().sorted {
      ($0.element.top, $0.offset) < ($1.element.top, $1.offset)
    }
    let entries = ordered.map(\.element)
    return (isSecond ? entries.reversed() : entries).flatMap { entry in
      if let input = entry.element.view.inputView { return choose(in: input, entry) }
      let text = StepText.quoted(filler.text(for: entry.element.view))
      let words = ElementNamer.words(for: entry.element, forText: true)
      return [MarkedStep("type \(text) into \(words)", mark: entry.mark)]
    }
  }

  /// A field that shows something in place of the keys: a wheel or dates are turned one further.
  private func choose(in input: UIView, _ entry: ElementDirectory.Entry) -> [MarkedStep] {
    let tap = MarkedStep("tap \(ElementNamer.words(for: entry.element))", mark: entry.mark)
    let picker = ScreenContents().elements(in: input).map(\.view)
      .first { $0 is UIPickerView || $0 is UIDatePicker }
    guard let picker else { return [tap] }
    return [tap, MarkedStep(value(of: picker, "class:\(type(of: picker))"))]
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

extension MarkedStep {
  /// What is done first where a step types into something: a tap on it.
  fileprivate var tapBeforeTyping: MarkedStep? {
    guard text.hasPrefix("type "), let into = text.range(of: "\" into ", options: .backwards)
    else { return nil }
    return MarkedStep("tap \(text[into.upperBound...])", mark: mark)
  }
}

@MainActor
extension ElementDirectory.Entry {
  /// Where the element begins in its window, points.
  fileprivate var top: CGFloat {
    element.view.window.map { element.frame(in: $0).minY } ?? 0
  }
}
