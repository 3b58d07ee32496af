// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

/// A file of what a module's headers in Objective-C declare (Documentation/Gaps.md §5.9).
struct ForeignSource {
  let module: SourceModule

  /// Nil where the headers declare nothing.
  var input: SourceInput? {
    guard let first = module.foreignHeaders.first else { return nil }
    let headers = module.foreignHeaders.compactMap { url in
      Self.text(of: url).map { (path: url.path, text: $0) }
    }
    let making = ForeignMaking(
      headers: headers, implementations: module.foreignSources.compactMap(Self.text),
      renamed: SourceLowering.namesOfTypes)
    return making.text.map { text in
      let name = "\(module.name)\(ForeignMaking.ending)"
      let path = first.deletingLastPathComponent().appendingPathComponent(name).path
      return SourceInput(path: path, text: text)
    }
  }

  private static func text(of url: URL) -> String? {
    guard let data = try? Data(contentsOf: url), data.count < 4 << 20 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
