// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Runtime {
  /// Runs `action` in a later turn, `delay` seconds of virtual time from now.
  @discardableResult
  package func perform(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int
  {
    queue.add(due: now + delay, action)
  }

  package func cancel(_ identifier: Int) { queue.remove(identifier) }

  /// The time of the next waiting work; nil when nothing waits.
  package var nextDue: TimeInterval? { queue.nextDue }

  /// One turn of the run loop: what is due, then the passes. The host drains the main dispatch
  /// queue and Foundation's run loop before it calls this.
  ///
  /// - Returns: Whether anything was due or laid out.
  @discardableResult
  package func turn() -> Bool {
    let due = queue.takeDue(at: now)
    for entry in due { entry.action() }
    let hadWork = !due.isEmpty || isDirty
    settle()
    if let work = LayoutWork.current { work.endTurn() }
    return hadWork
  }

  /// Moves the clock forward to `time`, running everything that comes due on the way in order.
  package func advance(to time: TimeInterval) {
    while let due = queue.nextDue, due <= time {
      now = max(now, due)
      turn()
    }
    now = max(now, time)
    turn()
  }
}
