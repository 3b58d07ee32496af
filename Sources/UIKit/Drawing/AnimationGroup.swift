// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Counts what must end before a completion runs.
final class AnimationGroup {
  private var pending = 0
  private var isClosed = false
  var completion: (() -> Void)?

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    runIfDone()
  }

  /// Nothing more is added.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
