// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// `fidelity [--misses] [--document TEXT] [--kind NAME] [FOLDER]`
struct FidelityOptions {
  /// Lists every miss with path, expected and found frame.
  var listsMisses = false
  /// Part of the path of the documents to look at.
  var document: String?
  /// The only element to look at: `label`.
  var kind: String?
  var folder: URL

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var path: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--misses": listsMisses = true
      case "--document": document = rest.popFirst()
      case "--kind": kind = rest.popFirst()
      case _ where argument.hasPrefix("-"):
        throw UsageError(description: "unknown option \(argument)")
      default: path = argument
      }
    }
    let environment = ProcessInfo.processInfo.environment["SNUG_SHARED"] ?? "../shared"
    folder = URL(fileURLWithPath: path ?? environment + "/data/interface-builder")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError(
        description:
          "there are no documents at \(folder.path); give their folder or set SNUG_SHARED")
    }
  }
}
