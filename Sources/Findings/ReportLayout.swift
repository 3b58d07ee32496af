// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
internal import Foundation

/// Where files stand in the folder of a report, relative to it (Documentation/ReportFormat.md §5).
package enum ReportLayout {
  package static let page = "index.html"
  package static let json = "report.json"
  package static let sarif = "report.sarif"
  package static let junit = "junit.xml"

  /// The whole window of a screen in a configuration.
  package static func picture(_ screen: String, _ configuration: Configuration) -> String {
    "pictures/\(slug(screen))/\(configuration.name).png"
  }

  /// The frames of a screen in a configuration: a script, since a page that is opened as a file may
  /// load scripts and no data.
  package static func geometry(_ screen: String, _ configuration: Configuration) -> String {
    "geometry/\(slug(screen))/\(configuration.name).js"
  }

  /// One of `old`, `new` and `difference` of a screen that differs from its golden.
  package static func comparison(
    _ screen: String, _ configuration: Configuration, _ part: String
  ) -> String {
    "comparison/\(slug(screen))/\(configuration.name).\(part).png"
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

extension ScreenGeometry {
  /// The text of the file that ``ReportLayout/geometry(_:_:)`` names.
  package var script: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A tree of strings and finite numbers can always be written.
    let data = (try? encoder.encode(self)) ?? Data("null".utf8)
    return "snugGeometry(\(String(decoding: data, as: UTF8.self)));\n"
  }
}
