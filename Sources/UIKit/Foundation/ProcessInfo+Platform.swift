// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
