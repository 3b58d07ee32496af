// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// Typing, and giving controls a value (Documentation/Steps.md §2).
extension StepRunner {
  // MARK: Text

  func enterText(_ text: String, into query: ElementQuery?) throws(StepProblem) {
    try focus(query)
    for letter in text {
      // The return key may end editing, or move on to another field.
      guard let responder = KeyDriver.receiver else { return }
      guard KeyDriver.type(String(letter)) else {
        throw .impossible("a \(Swift.type(of: responder)) takes no text")
      }
      Runtime.current.turn()
    }
  }

  func clear(_ query: ElementQuery?) throws(StepProblem) {
    try focus(query)
    guard KeyDriver.deleteAll() else {
      throw .impossible("nothing on the screen takes text now; name a text field")
    }
  }

  /// Puts the cursor into an element by a tap on it; without one, it has to be somewhere already.
  private func focus(_ query: ElementQuery?) throws(StepProblem) {
    guard let query else {
      guard KeyDriver.receiver != nil else {
        throw .impossible(
          "no text field has the keyboard; tap one first, or write: type \"…\" into a field")
      }
      return
    }
    var element = try ElementFinder(forText: true).element(query)
    if !element.isField {
      // The name may be that of what is around it: a search bar, a cell, a row with a caption.
      let inside = ScreenContents().elements(in: element.cell ?? element.view)
      element = inside.first(where: \.isField) ?? element
    }
    let (point, window) = try target(element, "\(query)")
    let front = ScreenContents().frontController
    TouchDriver.tap(at: point, in: window)
    settle()
    // A field that opens something else for its text has been asked already.
    let isThere = element.view.window != nil && ScreenContents().frontController === front
    if isThere, KeyDriver.receiver !== element.view, element.view.canBecomeFirstResponder {
      element.view.becomeFirstResponder()
    }
    guard KeyDriver.receiver != nil else { throw .impossible("\(query) takes no text") }
  }

  // MARK: Values

  func set(_ query: ElementQuery, to value: String) throws(StepProblem) {
    var element = try ElementFinder().element(query)
    if !(element.view is UIControl || element.view is UIPickerView) {
      let inside = ScreenContents().elements(in: element.cell ?? element.view)
      element = inside.first(where: \.hasValue) ?? element
    }
    switch element.view {
    case let control as UISwitch: try set(control, element, query, value)
    case let control as UISlider: try set(control, query, value)
    case let control as UIStepper: try set(control, query, value)
    case let control as UISegmentedControl: try set(control, query, value)
    case let control as UIPageControl: try set(control, query, value)
    case let picker as UIPickerView: try set(picker, query, value)
    case let picker as UIDatePicker: try set(picker, query, value)
    case is UITextField, is UITextView:
      try clear(query)
      try enterText(value, into: nil)
    default:
      throw .impossible(
        "\(query) is a \(element.typeName), which has no value to set; values have switches, "
          + "sliders, steppers, segmented controls, page controls, pickers and text fields")
    }
  }

  private func set(
    _ control: UISwitch, _ element: ScreenElement, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    guard ["on", "off"].contains(value.lowercased()) else {
      throw .impossible("a switch is set to on or off, not to '\(value)'")
    }
    if control.isOn != (value.lowercased() == "on") { try tap(element, "\(query)", times: 1) }
  }

  private func set(
    _ control: UISlider, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    let number = try number(value, control.minimumValue...control.maximumValue)
    let (_, window) = try target(ScreenElement(control), "\(query)")
    let track = control.trackRect(forBounds: control.bounds)
    func thumb(_ value: Float) -> CGPoint {
      let rect = control.thumbRect(forBounds: control.bounds, trackRect: track, value: value)
      return control.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }
    TouchDriver.drag(from: thumb(control.value), to: thumb(number), in: window, duration: 0.3)
  }

  private func set(
    _ control: UIStepper, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    let range = Float(control.minimumValue)...Float(control.maximumValue)
    let number = Double(try number(value, range))
    while abs(control.value - number) > control.stepValue / 2 {
      let before = control.value
      let (_, window) = try target(ScreenElement(control), "\(query)")
      let x = control.bounds.width * (number > before ? 0.75 : 0.25)
      let point = control.convert(CGPoint(x: x, y: control.bounds.midY), to: window)
      TouchDriver.tap(at: point, in: window)
      guard control.value != before else {
        throw .impossible("the stepper \(query) stays at \(before) when it is tapped")
      }
    }
  }

  private func set(
    _ control: UISegmentedControl, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    guard
      let index = titles.firstIndex(where: { $0.lowercased() == value.lowercased() })
        ?? Int(value).flatMap({ titles.indices.contains($0) ? $0 : nil })
    else {
      throw .impossible(
        "\(query) has no segment '\(value)'; it has \(titles.joined(separator: ", "))")
    }
    try tap(ScreenElement(control, segment: index), "\(query)", times: 1)
  }

  private func set(
    _ control: UIPageControl, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    let page = Int(try number(value, 0...Float(max(control.numberOfPages, 1) - 1)))
    for _ in 0..<max(control.numberOfPages, 1) where control.currentPage != page {
      let before = control.currentPage
      let (_, window) = try target(ScreenElement(control), "\(query)")
      let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = control.bounds.width * ((page > before) != isMirrored ? 0.75 : 0.25)
      TouchDriver.tap(
        at: control.convert(CGPoint(x: x, y: control.bounds.midY), to: window), in: window)
      guard control.currentPage != before else {
        throw .impossible("the page control \(query) stays at \(before) when it is tapped")
      }
    }
  }

  /// Wheels turn by no finger here: their rows are chosen, and the delegate is told.
  private func set(
    _ picker: UIPickerView, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    _ = try target(ScreenElement(picker), "\(query)")
    let words = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for (wheel, word) in words.enumerated() {
      guard wheel < picker.numberOfComponents else {
        throw .impossible("\(query) has \(picker.numberOfComponents) wheels, not \(words.count)")
      }
      let count = picker.numberOfRows(inComponent: wheel)
      let titles = (0..<count).map {
        picker.delegate?.pickerView(picker, titleForRow: $0, forComponent: wheel) ?? ""
      }
      let named = titles.firstIndex { $0.lowercased() == word.lowercased() }
      // `#3` is a row by its number, whatever the titles are.
      let number = Int(word.drop { $0 == "#" })
      guard let row = named ?? number.flatMap({ (0..<count).contains($0) ? $0 : nil }) else {
        throw .impossible(
          "wheel \(wheel) of \(query) has no row '\(word)'; it has \(count), counted from 0")
      }
      guard row != picker.selectedRow(inComponent: wheel) else { continue }
      picker.selectRow(row, inComponent: wheel, animated: false)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: wheel)
    }
  }

  private func set(
    _ picker: UIDatePicker, _ query: ElementQuery, _ value: String
  ) throws(StepProblem) {
    _ = try target(ScreenElement(picker), "\(query)")
    guard let date = PickerValue.date(value, in: picker) else {
      throw .impossible(
        "'\(value)' is no date of \(query); write one as '\(PickerValue.words(picker.date, in: picker))'"
      )
    }
    guard date >= picker.minimumDate ?? date, date <= picker.maximumDate ?? date else {
      throw .impossible("'\(value)' is outside of the dates that \(query) allows")
    }
    picker.setDate(date, animated: false)
    picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func number(
    _ text: String, _ range: ClosedRange<Float>
  ) throws(StepProblem) -> Float {
    guard let value = Float(text), range.contains(value) else {
      throw .impossible(
        "'\(text)' is no number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

extension ScreenElement {
  /// Whether the element is something that `set` gives a value.
  fileprivate var hasValue: Bool {
    view is UIPickerView || view is UIControl && !(view is UIButton)
  }
}
