// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@Suite("What programs ask Darwin's kernel")
struct MachineFactTests {
  @Test("the machine's name is asked for with its length first")
  func machine() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var name = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
    #expect(name.dropLast().map { UInt8(bitPattern: $0) } == Array("arm64".utf8))
  }

  @Test("a name that is longer than its place is refused, an unknown question too")
  func refused() {
    var size = 1
    var name: [CChar] = [0]
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == -1)
    #expect(sysctlbyname("kern.boottime", nil, &size, nil, 0) == -1)
  }

  @Test("memory is not told")
  func memory() {
    var facts = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / 4)
    let status = withUnsafeMutablePointer(to: &facts) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(status == KERN_FAILURE && facts.resident_size == 0)
  }
}
