// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment

/// Counts the processes and threads of a program with all that it starts, twenty times a second: the limit of
/// processes that a kernel has does not hold for the superuser (Documentation/Containment.md §3.5.1).
struct Crowd {
  private let process: Int32
  private let most: Int
  /// Threads that the machine has had at least.
  private var others = Int(snug_count_threads())
  private var next = ContinuousClock.now

  /// - Parameter process: One of this process's children, that was just started.
  init(of process: Int32, most: Int) {
    self.process = process
    self.most = most
  }

  /// Whether there are more than the most; false until it is time to count again.
  mutating func isTooLarge() -> Bool {
    let now = ContinuousClock.now
    guard now >= next else { return false }
    next = now + .milliseconds(50)
    // Who they are takes a look at each process of the machine.
    let total = Int(snug_count_threads())
    others = min(others, total)
    return total - others >= most && Family.size(of: process) > most
  }
}
