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
  /// queue and Foundation's run loop before it calls this. A turn inside of another one, as a wait
  /// makes, lets go of what was autoreleased in it alone.
  ///
  /// - Returns: Whether anything was due or laid out.
  @discardableResult
  package func turn() -> Bool {
    let isNested = isTurning
    let count = isNested ? autoreleased.count : 0
    isTurning = true
    defer { isTurning = isNested }
    let due = queue.takeDue(at: now)
    for entry in due { entry.action() }
    let hadWork = !due.isEmpty || isDirty
    settle()
    if let work = LayoutWork.current { work.endTurn() }
    if turnsDrain { drainAutoreleased(after: count) }
    return hadWork
  }

  /// Keeps objects until the turn ends, or the pool that the caller runs in
  /// (Documentation/Lifecycle.md §1.6).
  func autorelease(_ objects: [AnyObject]) { autoreleased += objects }

  /// The same for one object that is often the last one again.
  package func keepToEndOfTurn(_ object: AnyObject) {
    if autoreleased.last !== object { autoreleased.append(object) }
  }

  /// Lets go of what was autoreleased after the first `count` objects, with what that autoreleases.
  package func drainAutoreleased(after count: Int = 0) {
    while autoreleased.count > count {
      let gone = autoreleased[count...]
      autoreleased.removeLast(gone.count)
      withExtendedLifetime(gone) {}
    }
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
