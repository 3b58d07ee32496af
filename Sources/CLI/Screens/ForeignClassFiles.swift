// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import XcodeProject

extension AppDescription {
  /// The app's sources in Objective-C with the headers beside them: paths and texts.
  var foreignClassFiles: [(path: String, text: String)] {
    var names: Set<String> = []
    var places: Set<String> = []
    for issue in issues {
      guard case .notSwift(let name) = issue.problem else { continue }
      names.insert(name)
      places.insert(issue.location.path)
    }
    let paths = places.union(locations.keys).filter { path in
      ["m", "mm"].contains(URL(fileURLWithPath: path).pathExtension)
        && names.contains(URL(fileURLWithPath: path).lastPathComponent)
    }
    return paths.sorted().flatMap { path -> [(path: String, text: String)] in
      let header = URL(fileURLWithPath: path).deletingPathExtension().path + ".h"
      return [header, path].compactMap { file -> (path: String, text: String)? in
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        return (path: file, text: text)
      }
    }
  }
}
