// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// One of the projects in `Examples/`, as it is or as a copy with one source edited.
struct ExampleCopy {
  let name: String

  var project: String {
    Snug.root.appendingPathComponent("Examples/\(name)/\(name).xcodeproj").path
  }

  /// Copies the example into `folder`, with `text` of one of its sources replaced.
  ///
  /// - Returns: The copy's project.
  func replacing(
    _ text: String, with other: String, in source: String, to folder: TemporaryFolder
  ) throws -> String {
    let original = Snug.root.appendingPathComponent("Examples/\(name)")
    let copy = folder.url.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: original, to: copy)
    let file = "\(name)/\(name)/\(source)"
    let parts = try folder.read(file).components(separatedBy: text)
    try #require(parts.count == 2, "\(text) stands once in \(source)")
    try folder.write(parts.joined(separator: other), to: file)
    return copy.appendingPathComponent("\(name).xcodeproj").path
  }
}
