// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import Foundation

/// Where files stand in the folder of a report, relative to it (Documentation/ReportFormat.md §5).
package enum ReportLayout {
  package static let page = "index.html"
  package static let json = "report.json"
  package static let sarif = "report.sarif"
  package static let junit = "junit.xml"
  package static let markdown = "report.md"
  /// The name that GitLab's own jobs use.
  package static let codeQuality = "gl-code-quality-report.json"

  /// The folder of pictures, each called by its content.
  package static let pictures = "pictures"
  /// The folder of what is drawn over pictures: scripts, since a page that is opened as a file may
  /// load scripts and no data.
  package static let geometry = "geometry"

  /// The path of a picture of which the content's hash is known.
  package static func picture(_ hash: String) -> String { "\(pictures)/\(hash).png" }

  package static func picture(of data: Data) -> String { picture(ContentHash.name(of: data)) }

  package static func geometry(_ hash: String) -> String { "\(geometry)/\(hash).js" }

  package static func geometry(of script: String) -> String {
    geometry(ContentHash.name(of: Array(script.utf8)))
  }

  /// A layout dump that a golden would have.
  package static func layout(of dump: Data) -> String {
    "\(geometry)/\(ContentHash.name(of: dump)).txt"
  }

  /// What VoiceOver reads on a screen.
  package static func accessibility(of text: String) -> String {
    "\(geometry)/\(ContentHash.name(of: Array(text.utf8))).json"
  }

  /// Whether a file's name in one of the two folders is one that this gives.
  package static func isOwnName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 24 && parts[0].allSatisfy(\.isHexDigit)
      && ["png", "js", "txt", "json"].contains(parts[1])
  }

  /// A folder's name for a screen: its letters and digits; with a hash of the name where that loses
  /// something.
  package static func slug(_ screen: String) -> String {
    let isPlain: (Character) -> Bool = {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    let plain = String(screen.map { isPlain($0) ? $0 : "-" })
    guard plain != screen || screen.isEmpty else { return screen }
    return "\(plain)-\(Fingerprint.hexadecimalHash(of: [screen]).prefix(6))"
  }
}
