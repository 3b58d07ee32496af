// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Supervision

/// How a process of an app ended, whatever stood around it.
enum ProcessEnd: Equatable {
  case exited(Int32)
  case signalled(Int32)
  case stopped
  case interrupted

  init(_ end: ChildProcess.End) {
    switch end {
    // A shell's way to say that a signal ended the process: bwrap has it too.
    case .exited(let code) where (129...192).contains(code): self = .signalled(code - 128)
    case .exited(let code): self = .exited(code)
    case .signalled(let number): self = .signalled(number)
    case .stopped: self = .stopped
    case .interrupted: self = .interrupted
    }
  }

  /// Such as `exit code 3` or `Segmentation fault`.
  var words: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signalled(let number): String(cString: strsignal(number))
    case .stopped: "nothing was heard of it"
    case .interrupted: "the run was ended"
    }
  }
}
