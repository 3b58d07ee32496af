// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What programs ask Darwin's kernel about memory and the machine. Memory is not told, so that every
// run is the same; the machine is what a simulator says it is.

public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_flavor_t = UInt32
public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public var mach_task_self_: mach_port_t { 0x103 }
public func mach_task_self() -> mach_port_t { mach_task_self_ }
public var KERN_SUCCESS: Int32 { 0 }
public var KERN_INVALID_ARGUMENT: Int32 { 4 }
public var KERN_FAILURE: Int32 { 5 }
public var TASK_BASIC_INFO: Int32 { 18 }
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
public var TASK_VM_INFO: Int32 { 22 }

/// A length of time in the kernel's words.
public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0

  public init() {}
}

public struct mach_task_basic_info: Sendable {
  /// Bytes.
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: integer_t = 0
  public var suspend_count: integer_t = 0

  public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_vm_info: Sendable {
  /// Bytes.
  public var virtual_size: mach_vm_size_t = 0
  public var region_count: integer_t = 0
  public var page_size: integer_t = 16_384
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var `internal`: mach_vm_size_t = 0
  public var compressed: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public var min_address: mach_vm_address_t = 0
  public var max_address: mach_vm_address_t = 0
  public var limit_bytes_remaining: UInt64 = 0

  public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// Always `KERN_FAILURE`.
@discardableResult
public func task_info(
  _ target_task: task_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

/// Answers `hw.machine` and `hw.model`; other questions are not answered (`ENOENT`).
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!,
  _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
  guard let size, ["hw.machine", "hw.model"].contains(String(cString: name)) else {
    errno = ENOENT
    return -1
  }
  let answer = Array("arm64".utf8) + [0]
  if let place = value as UnsafeMutableRawPointer? {
    guard size.pointee >= answer.count else {
      errno = ENOMEM
      return -1
    }
    place.copyMemory(from: answer, byteCount: answer.count)
  }
  size.pointee = answer.count
  return 0
}

/// Bytes that the system lets the app take still: 1 GiB, on every machine.
public func os_proc_available_memory() -> Int { 1 << 30 }
