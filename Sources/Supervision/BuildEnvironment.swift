// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The environment of what builds: that of this process without its secrets.
package enum BuildEnvironment {
  /// Where tools are found, and how they speak.
  private static let kept = ["PATH", "LD_LIBRARY_PATH", "TOOLCHAINS", "SDKROOT", "TERM"]

  /// What reaching a server takes: proxies, certificates, keys, and the settings of git and ssh.
  private static let forNetwork = [
    "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR",
    "CURL_CA_BUNDLE",
    "SSH_AUTH_SOCK", "SSH_ASKPASS", "NETRC", "XDG_CONFIG_HOME", "HOME", "USER",
  ]

  /// The variables of a program that fetches: those of a build, and ``forNetwork``.
  package static func fetching(temporary: URL) -> [String: String] {
    let all = ProcessInfo.processInfo.environment
    if Containment.current.isTrusted { return all }
    let own = all.filter { name, _ in
      forNetwork.contains(name.uppercased()) || name.hasPrefix("GIT_")
    }
    // What the compiler keeps of C modules stays apart, as manifests run beside it.
    return own.merging(variables(home: temporary)) { own, _ in own }
      .merging(["XDG_CACHE_HOME": temporary.path]) { $1 }
  }

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
