// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// How SwiftPM calls a package that has not been read: by the end of its address.
enum PackageIdentity {
  /// `stubber` of `https://example.com/people/Stubber.git` and of `/checkouts/Stubber`.
  static func of(_ address: String) -> String { folderName(of: address).lowercased() }

  /// `Stubber`: the folder that SwiftPM checks a repository out to.
  static func folderName(of address: String) -> String {
    var text = address[...]
    while text.last == "/" { text.removeLast() }
    let last = text.split { $0 == "/" || $0 == ":" }.last ?? text
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}
