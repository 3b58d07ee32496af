// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What programs ask Darwin's kernel about their own process: whether a debugger is attached.

public var CTL_KERN: Int32 { 1 }
public var KERN_PROC: Int32 { 14 }
public var KERN_PROC_PID: Int32 { 1 }
public var P_TRACED: Int32 { 0x800 }

/// A process, as far as programs look at their own.
public struct kinfo_proc: Sendable {
  public struct Process: Sendable {
    /// No debugger ever shows here.
    public var p_flag: Int32 = 0
    public var p_pid: Int32 = 0
    public init() {}
  }

  public var kp_proc = Process()
  public init() {}
}

/// Fills in the facts of a process; other questions are not answered (`ENOENT`).
public func sysctl(
  _ names: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ value: UnsafeMutableRawPointer!,
  _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
  let question = UnsafeBufferPointer(start: names, count: Int(count))
  guard count == 4, question.starts(with: [CTL_KERN, KERN_PROC, KERN_PROC_PID]),
    let size, size.pointee >= MemoryLayout<kinfo_proc>.size
  else {
    errno = ENOENT
    return -1
  }
  var facts = kinfo_proc()
  facts.kp_proc.p_pid = question[3]
  value?.storeBytes(of: facts, as: kinfo_proc.self)
  size.pointee = MemoryLayout<kinfo_proc>.size
  return 0
}
