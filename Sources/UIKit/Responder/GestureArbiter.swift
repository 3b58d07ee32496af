// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Grants or refuses the states that recognizers ask for (Documentation/Touches.md §3).
@MainActor
final class GestureArbiter {
  /// The recognizers of the fingers that are down, and those that still wait, first ones first.
  private(set) var involved: [UIGestureRecognizer] = []

  func involve(_ recognizer: UIGestureRecognizer) {
    if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
  }

  /// Handles every wish, until nothing changes.
  func resolve() {
    while true {
      if let asking = involved.first(where: { $0.requested != nil }) {
        handle(asking)
      } else if let ready = involved.first(where: { $0.waiting != nil && !mustWait($0) }) {
        attempt(ready)
      } else {
        return
      }
    }
  }

  /// Lets go of recognizers that have decided and have no finger left.
  func clean() {
    involved = involved.filter { $0.isStillInvolvedAfterCleaning() }
  }

  private func handle(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.requested else { return }
    recognizer.requested = nil
    switch (recognizer.committed, wanted) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, _):
      recognizer.waiting = wanted == .changed ? recognizer.waiting ?? .began : wanted
      if !mustWait(recognizer) { attempt(recognizer) }
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      commit(.changed, of: recognizer)
    case (.began, .ended), (.changed, .ended): commit(.ended, of: recognizer)
    case (.began, _), (.changed, _): commit(.cancelled, of: recognizer)
    default: break
    }
  }

  /// Recognizes, unless somebody forbids it.
  private func attempt(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.waiting else { return }
    let others = involved.filter { $0 !== recognizer && meets($0, recognizer) }
    // 3.2 A recognized gesture prevents others.
    if others.contains(where: { $0.isRecognized && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    // 3.3 What must fail first has not failed.
    if others.contains(where: { $0.isRecognized && requires(recognizer, failureOf: $0) }) {
      return fail(recognizer)
    }
    // 3.4 View and delegate are asked.
    guard recognizer.mayBegin else { return fail(recognizer) }
    // The answer may have changed what it was about.
    guard recognizer.committed == .possible, recognizer.waiting != nil else { return }
    recognizer.waiting = nil
    for other in others where other.committed == .possible {
      if prevents(recognizer, other) { fail(other) }
    }
    commit(state, of: recognizer)
  }

  private func commit(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    recognizer.committed = state
    recognizer.stateDidCommit()
    recognizer.sendActions()
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.waiting = nil
    recognizer.requested = nil
    recognizer.committed = .failed
  }

  private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    involved.contains {
      $0 !== recognizer && $0.isUndecided && meets($0, recognizer)
        && requires(recognizer, failureOf: $0)
    }
  }

  /// Whether two recognizers have to do with the same fingers.
  private func meets(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.seen.isEmpty || second.seen.isEmpty || !first.seen.isDisjoint(with: second.seen)
  }

  private func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.failureRequirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.asksFailure(of: other) || other.isAskedToFail(by: recognizer)
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    return !first.goesTogether(with: second) && !second.goesTogether(with: first)
  }
}
