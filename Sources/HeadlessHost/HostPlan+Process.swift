// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
import Foundation

extension HostPlan {
  /// What the tool that started this process asks; nil where no tool did.
  static func ofProcess() throws(HostError) -> HostPlan? {
    guard let text = snug_channel_plan() else { return nil }
    do {
      return try JSONDecoder().decode(HostPlan.self, from: Data(String(cString: text).utf8))
    } catch {
      throw HostError("error: the plan of the run cannot be read: \(error)")
    }
  }
}
