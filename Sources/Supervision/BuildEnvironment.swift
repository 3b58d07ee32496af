// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The environment of what builds: that of this process without its secrets.
package enum BuildEnvironment {
  /// Where tools are found, and how they speak.
  private static let kept = ["PATH", "LD_LIBRARY_PATH", "TOOLCHAINS", "SDKROOT", "TERM"]

  /// - Parameter home: A folder that what builds may write to.
  package static func variables(home: URL) -> [String: String] {
    let all = ProcessInfo.processInfo.environment
    if Containment.current.isTrusted { return all }
    var variables = all.filter { kept.contains($0.key) }
    variables["HOME"] = home.path
    variables["TMPDIR"] = home.path
    variables["LC_ALL"] = "C.UTF-8"
    return variables
  }
}
