// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// One of the projects in `Examples/`, as it is or as a copy with sources edited.
struct ExampleCopy {
  let name: String

  var project: String {
    Snug.root.appendingPathComponent("Examples/\(name)/\(name).xcodeproj").path
  }

  /// One edit of a source: a text that stands in it once, and what comes in its place.
  struct Edit {
    let source: String
    let text: String
    let other: String

    init(_ source: String, _ text: String, with other: String) {
      self.source = source
      self.text = text
      self.other = other
    }
  }

  /// Copies the example into `folder`, with `text` of one of its sources replaced.
  ///
  /// - Returns: The copy's project.
  func replacing(
    _ text: String, with other: String, in source: String, to folder: TemporaryFolder
  ) throws -> String {
    try replacing([Edit(source, text, with: other)], to: folder)
  }

  /// Copies the example into `folder`, edited.
  ///
  /// - Returns: The copy's project.
  func replacing(_ edits: [Edit], to folder: TemporaryFolder) throws -> String {
    let original = Snug.root.appendingPathComponent("Examples/\(name)")
    let copy = folder.url.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: original, to: copy)
    for edit in edits {
      let file = "\(name)/\(name)/\(edit.source)"
      let parts = try folder.read(file).components(separatedBy: edit.text)
      try #require(parts.count == 2, "\(edit.text) stands once in \(edit.source)")
      try folder.write(parts.joined(separator: edit.other), to: file)
    }
    return copy.appendingPathComponent("\(name).xcodeproj").path
  }
}
