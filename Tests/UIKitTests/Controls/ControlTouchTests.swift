// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Controls under fingers")
struct ControlTouchTests {
  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside),
    ("enter", .touchDragEnter), ("exit", .touchDragExit), ("upInside", .touchUpInside),
    ("upOutside", .touchUpOutside), ("cancel", .touchCancel), ("value", .valueChanged),
    ("primary", .primaryActionTriggered),
  ]

  private func follow(_ control: UIControl, _ note: @escaping (String) -> Void) {
    for (name, event) in Self.events {
      control.addAction(UIAction { _ in note(name) }, for: event)
    }
  }

  @Test("a button tells of a tap")
  func tap() {
    inWindow { window in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      window.addSubview(button)
      var heard: [String] = []
      follow(button) { heard.append($0) }

      TouchDriver.tap(at: CGPoint(x: 50, y: 20), in: window)

      #expect(heard == ["down", "upInside", "primary"])
    }
  }

  @Test("a finger is outside when it is more than 70 points away")
  func slack() {
    inWindow { window in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      window.addSubview(button)
      var heard: [String] = []
      follow(button) { heard.append($0) }

      let finger = TouchSequence(at: CGPoint(x: 50, y: 20), in: window)
      finger.move(to: CGPoint(x: 169, y: 20))
      #expect(button.isHighlighted)
      finger.move(to: CGPoint(x: 171, y: 20))
      #expect(!button.isHighlighted)
      finger.move(to: CGPoint(x: 50, y: 20))
      finger.move(to: CGPoint(x: 250, y: 20))
      finger.end()

      #expect(
        heard == [
          "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
        ])
    }
  }

  @Test("a button keeps a tap from a recognizer around it")
  func buttonWins() {
    inWindow { window in
      let ear = GestureEar()
      ear.add(UITapGestureRecognizer(), "tap", to: window)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      window.addSubview(button)
      var heard: [String] = []
      follow(button) { heard.append($0) }

      TouchDriver.tap(at: CGPoint(x: 50, y: 20), in: window)
      #expect(heard.last == "primary")
      #expect(ear.heard == [])
      TouchDriver.tap(at: CGPoint(x: 200, y: 200), in: window)

      #expect(ear.heard == ["tap ended"])
    }
  }

  @Test("a switch turns over by a tap and follows a dragged knob")
  func toggle() {
    inWindow { window in
      let control = UISwitch(frame: .zero)
      window.addSubview(control)
      var changes: [Bool] = []
      control.addAction(UIAction { _ in changes.append(control.isOn) }, for: .valueChanged)

      TouchDriver.tap(at: CGPoint(x: 25, y: 15), in: window)
      TouchDriver.drag(
        from: CGPoint(x: 35, y: 15), to: CGPoint(x: 5, y: 15), in: window, duration: 0.2)
      TouchDriver.drag(
        from: CGPoint(x: 10, y: 15), to: CGPoint(x: 22, y: 15), in: window, duration: 0.2)

      #expect(changes == [true, false])
    }
  }

  @Test("a slider follows its thumb and nothing else")
  func slider() {
    inWindow { window in
      // The track is 196 wide from x = 2; the thumb of 27 has 169 points of room.
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      window.addSubview(slider)

      TouchDriver.tap(at: CGPoint(x: 150, y: 15), in: window)
      #expect(slider.value == 0)
      TouchDriver.drag(
        from: CGPoint(x: 15.5, y: 15), to: CGPoint(x: 100, y: 15), in: window, duration: 0.2)

      #expect(abs(slider.value - 84.5 / 169) < 1e-6)
    }
  }

  @Test("a stepper steps once for a tap, and every half second while it is held")
  func stepper() {
    inWindow { window in
      let stepper = UIStepper(frame: .zero)
      window.addSubview(stepper)

      TouchDriver.tap(at: CGPoint(x: 80, y: 16), in: window)
      #expect(stepper.value == 1)
      TouchDriver.longPress(at: CGPoint(x: 80, y: 16), in: window, duration: 1.1)
      #expect(stepper.value == 3)
      TouchDriver.tap(at: CGPoint(x: 10, y: 16), in: window)

      #expect(stepper.value == 2)
    }
  }

  @Test("a segmented control selects the segment under the finger")
  func segments() {
    inWindow { window in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      window.addSubview(control)

      TouchDriver.tap(at: CGPoint(x: 150, y: 16), in: window)

      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test("a tapped text field edits")
  func field() {
    inWindow { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      window.addSubview(field)
      var began = false
      field.addAction(UIAction { _ in began = true }, for: .editingDidBegin)

      TouchDriver.tap(at: CGPoint(x: 50, y: 15), in: window)

      #expect(field.isFirstResponder)
      #expect(began)
    }
  }
}
