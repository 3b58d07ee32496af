// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// One launch of the app in a configuration that goes from screen to screen: back by the app's own ways to
/// where the way of the next screen parts, and on from there (Documentation/Exploration.md §7).
@MainActor
final class ScreenTour {
  private var configuration: Configuration?
  private var base: ScreenRequest.Origin?
  private var identifier: String?
  /// The steps that were done since the launch, without those that were gone back.
  private var done: [String] = []
  /// The states before the first of them and after each; nil where nothing comes back to one.
  private var states: [State?] = []
  /// The states of the way that is gone next that are come back to, by the steps before each
  /// (``CheckPlan/returns(along:)``).
  var returns: Set<Int> = []
  /// The words of steps of the last walk whose own words found nothing, by their numbers.
  var mended: [Int: String] = [:]
  private let runner: StepRunner

  /// A state that is come back to.
  private struct State {
    let outline: ScreenOutline
    let id: String

    @MainActor
    init() {
      outline = ScreenOutline()
      id = ScreenSignature(outline).id
    }

    /// Whether the app is in it now.
    @MainActor
    var stands: Bool {
      let seen = ScreenOutline()
      return seen.isLike(outline) && ScreenSignature(seen).id == id
    }
  }

  /// Back buttons and dismissals that are tried one after the other.
  private static let patience = 12

  init() { runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait) }

  /// A launch shows the base of a screen now.
  func begin(at screen: ScreenRequest, in configuration: Configuration) {
    guard screen.cell == nil, screen.origin != .steps else { return end() }
    self.configuration = configuration
    base = screen.base
    identifier = screen.identifier
    done = []
    states = [returns.contains(0) ? State() : nil]
  }

  /// A step of a way was done.
  func didStep(_ step: Step) {
    guard configuration != nil else { return }
    done.append(step.text)
    states.append(returns.contains(done.count) ? State() : nil)
  }

  /// What is on the screen now is the start of no other way.
  func end() { configuration = nil }

  /// Whether a screen may be reached without another launch.
  func canLead(to screen: ScreenRequest, in configuration: Configuration) -> Bool {
    self.configuration == configuration && screen.origin == .explored && screen.cell == nil
      && base == screen.base && identifier == screen.identifier
  }

  /// Goes back as far as the way of a screen asks for.
  ///
  /// - Returns: How many steps of its way are done; nil where the app has to be launched.
  func goBack(towards screen: ScreenRequest, in configuration: Configuration) -> Int? {
    // A turned device is no place to go on from.
    guard canLead(to: screen, in: configuration), !done.contains(where: { $0.hasPrefix("rotate") })
    else { return nil }
    let way = screen.steps.map(\.text)
    let common = zip(done, way).prefix { $0 == $1 }.count
    let mark = screen.marks.indices.contains(common) ? screen.marks[common] : nil
    let nextIsTab = mark?.contains("/TabButton ") ?? false
    for _ in 0..<Self.patience {
      if states[common]?.stands == true {
        done.removeLast(done.count - common)
        states.removeLast(states.count - common - 1)
        return common
      }
      if leave() { continue }
      // At the root of a tab the others are as near as from the one that the way names; under an alert,
      // which nothing dismisses, they are not.
      guard nextIsTab, ScreenContents().frontController?.presentingViewController == nil,
        ElementDirectory().entries.contains(where: { $0.mark == mark })
      else { break }
      done.removeLast(done.count - common)
      states.removeLast(states.count - common - 1)
      return common
    }
    end()
    return nil
  }

  /// Dismisses what is presented, else goes back.
  private func leave() -> Bool {
    let front = ScreenContents().frontController
    let isPresented = front?.presentingViewController != nil
    let isFull =
      front?.modalPresentationStyle == .fullScreen
      || front?.modalPresentationStyle == .overFullScreen
    if isPresented, !isFull, !(front is UIAlertController),
      (try? runner.perform(.dismiss)) != nil
    {
      return true
    }
    return (try? runner.perform(.back)) != nil
  }
}
