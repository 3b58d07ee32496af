// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
public import Foundation
internal import HeadlessHost
public import UIKit

/// Driving: real touches, changes of the device, text; the app has settled when a call returns.
///
/// Elements are called by accessibility identifier, label, title or text, or by class
/// (Documentation/Steps.md §3). Every method answers whether it worked; one that did not has recorded
/// a failure that says what is on the screen instead.
extension Screen {
  /// Does what the steps say, as `snug render --steps` does: `tap Refresh; rotate; scroll 400`.
  ///
  /// The first step that cannot be done ends it.
  @discardableResult
  public func perform(
    _ steps: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID, filePath, line, column)
    return act {
      let parsed: [Step]
      do {
        parsed = try StepParser.steps(in: steps, source: "steps")
      } catch {
        place.fail("\(error)")
        return false
      }
      for step in parsed {
        do throws(StepFailure) {
          try runner.run(step)
        } catch {
          place.fail("'\(step.text)': \(error.problem)")
          return false
        }
      }
      return true
    }
  }

  /// Taps an element, `times` times in quick succession.
  ///
  /// - Parameter number: Which of several of that name, from 0 in reading order.
  @discardableResult
  public func tap(
    _ name: String, _ number: Int? = nil, times: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .tap(.named(ElementName(name, number: number)), times: times),
      at: TestPlace(fileID, filePath, line, column))
  }

  /// Taps a point of the window.
  @discardableResult
  public func tap(
    at point: CGPoint, times: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .tap(.point(x: point.x, y: point.y), times: times),
      at: TestPlace(fileID, filePath, line, column))
  }

  /// Rests a finger on an element.
  @discardableResult
  public func longPress(
    _ name: String, _ number: Int? = nil, seconds: TimeInterval = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    perform(
      .longPress(.named(ElementName(name, number: number)), seconds: seconds),
      at: TestPlace(fileID, filePath, line, column))
  }

  /// Scrolls the largest scroll view, or the one named, exactly so far; at most to its end.
  ///
  /// - Parameters:
  ///   - down: Points towards the end; negative towards the start.
  ///   - right: Points to the right; scrolled when `down` is zero.
  @discardableResult
  public func scroll(
    down: CGFloat = 0, right: CGFloat = 0, in name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let query = name.map { ElementQuery.named(ElementName($0)) }
    return perform(
      .scroll(down == 0 ? .right : .down, points: down == 0 ? right : down, in: query),
      at: TestPlace(fileID, filePath, line, column))
  }

  /// Scrolls until an element shows, through the whole list if need be.
  @discardableResult
  public func scroll(
    to name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .scrollTo(.named(ElementName(name))), at: TestPlace(fileID, filePath, line, column))
  }

  /// Taps an item of the largest list, both numbers from 0; scrolls to it first if need be.
  @discardableResult
  public func select(
    item: Int, section: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .select(section: section, item: item), at: TestPlace(fileID, filePath, line, column))
  }

  /// Types into a field, or into the one that has the keyboard.
  @discardableResult
  public func type(
    _ text: String, into name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .type(text, into: name.map { .named(ElementName($0)) }),
      at: TestPlace(fileID, filePath, line, column))
  }

  /// Turns the device; false, with a failure, where the app does not support that.
  @discardableResult
  public func rotate(
    to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    perform(
      .rotate(.to(Orientation(orientation))), at: TestPlace(fileID, filePath, line, column))
  }

  /// Changes the text size while the app runs, as the Settings app does.
  public func setTextSize(_ size: UIContentSizeCategory) {
    change { $0.setContentSizeCategory(size) }
  }

  /// Changes between light and dark.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    change { $0.setUserInterfaceStyle(style) }
  }

  /// Mirrors the interface without changing its language.
  public func setDirection(_ direction: UIUserInterfaceLayoutDirection) {
    change { $0.setLayoutDirection(direction) }
  }

  /// Changes language and region.
  public func setLocale(_ identifier: String) {
    change { $0.setLocale(identifier) }
  }

  /// Turns bold text on or off.
  public func setBoldText(_ isBold: Bool) {
    change { $0.setBoldText(isBold) }
  }

  /// Lets virtual seconds pass.
  public func wait(_ seconds: TimeInterval) {
    act { TestClock.wait(seconds) }
  }

  /// Lays out and ends animations; what drives a screen has done so already.
  public func settle() {
    act { TestClock.settle() }
  }

  /// As ``settle()``, and gives blocks on the main queue and tasks of the main actor their turn.
  public func settled() async {
    for _ in 0..<20 {
      settle()
      await Task.yield()
    }
    settle()
  }

  // MARK: The way to the app

  private var runner: StepRunner {
    StepRunner(settle: TestClock.settle, wait: TestClock.wait)
  }

  private func change(_ change: (UIApplication) -> Void) {
    act {
      change(application)
      TestClock.settle()
    }
  }

  private func perform(_ action: StepAction, at place: TestPlace) -> Bool {
    act {
      do {
        try runner.perform(action)
        return true
      } catch {
        place.fail("\(error)")
        return false
      }
    }
  }
}
