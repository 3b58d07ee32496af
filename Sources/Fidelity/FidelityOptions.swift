// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// `fidelity [--misses] [--issues] [--part studied|unseen] [--document TEXT] [--kind NAME] [FOLDER]`
struct FidelityOptions {
  /// Lists every miss with path, expected and found frame.
  var listsMisses = false
  /// Lists what was said about documents: unknown elements, what could not be used, conflicts.
  var listsIssues = false
  /// Part of the path of the documents to look at.
  var document: String?
  /// The only element to look at: `label`.
  var kind: String?
  /// The share of the documents to look at; nil for all.
  var part: DocumentPart?
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
      case "--issues": listsIssues = true
      case "--document": document = rest.popFirst()
      case "--kind": kind = rest.popFirst()
      case "--part":
        guard let named = rest.popFirst().flatMap(DocumentPart.init(rawValue:)) else {
          throw UsageError(description: "--part takes studied or unseen")
        }
        part = named
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
