// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment
internal import Foundation
import Synchronization

/// The processes that this one has started and not yet waited for; what they leave behind becomes this
/// one's child, and is killed.
enum Family {
  private static let known = Mutex<[Int32]>([])

  /// Calls what starts a process: nobody looks for strays meanwhile.
  static func starting(_ body: () -> Int32) -> Int32 {
    known.withLock { known in
      let number = body()
      if number > 0 { known.append(number) }
      return number
    }
  }

  /// How many threads a process, what it started and what was left behind to this process have.
  static func size(of number: Int32) -> Int {
    known.withLock { known in
      guard Interruption.adoptsOrphans else { return Int(snug_count_family(number, nil, 0)) }
      return known.withUnsafeBufferPointer {
        Int(snug_count_family(number, $0.baseAddress, Int32($0.count)))
      }
    }
  }

  /// A process has been waited for.
  ///
  /// - Parameter killing: Whether strays are looked for, among all processes of the machine.
  static func forget(_ number: Int32, killing: Bool) {
    // Those of its group, whose number nobody else can have while one of them lives.
    kill(-number, SIGKILL)
    known.withLock { known in
      known.removeAll { $0 == number }
      if killing, Interruption.adoptsOrphans {
        _ = known.withUnsafeBufferPointer {
          snug_kill_strays($0.baseAddress, Int32($0.count))
        }
      }
    }
  }
}
