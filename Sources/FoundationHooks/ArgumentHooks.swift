// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// `ProcessInfo.arguments`. Foundation keeps what the process was started with; a launch for a state has
/// arguments of its own (Documentation/Exploration.md §8.3).
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
public func arguments() -> [String] {
  let all = CommandLine.arguments
  guard let program = all.first else { return all }
  return [URL(fileURLWithPath: program).path] + all.dropFirst()
}
