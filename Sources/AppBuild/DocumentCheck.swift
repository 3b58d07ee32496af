// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import IBDocument
internal import XcodeProject

/// Reads an app's storyboards and xibs as Xcode's build does, before anything is compiled.
///
/// A document that cannot be read and a connection to nothing are errors here, with their places;
/// an app that is built has only documents that can be loaded. Documentation/AppBuild.md.
struct DocumentCheck {
  let resources: [AppResource]

  /// - Complexity: one read of each document.
  func run() throws(BuildError) {
    var diagnostics: [Diagnostic] = []
    for resource in resources {
      guard ["storyboard", "xib"].contains(resource.url.pathExtension),
        let data = try? Data(contentsOf: resource.url)
      else { continue }
      diagnostics += problems(in: data, path: resource.url.path)
    }
    guard diagnostics.isEmpty else { throw BuildError(.documents(diagnostics)) }
  }

  private func problems(in data: Data, path: String) -> [Diagnostic] {
    do throws(DocumentError) {
      let document = try Document(data: data, file: path)
      return document.issues.compactMap(danglingConnection)
    } catch {
      // A document of another platform may lie in the bundle; only loading it would be an error.
      if case .notCocoaTouch = error.kind { return [] }
      return [diagnostic(error.message, at: error.location)]
    }
  }

  private func danglingConnection(_ issue: DocumentIssue) -> Diagnostic? {
    guard case .danglingReference(let id, let role) = issue.problem,
      ["outlet", "outlet collection", "action", "segue"].contains(role)
    else { return nil }
    return diagnostic(
      "the \(role) leads to '\(id)', which is not in this document; reconnect it or delete it",
      at: issue.location)
  }

  private func diagnostic(_ message: String, at location: Location) -> Diagnostic {
    Diagnostic(
      path: location.file, line: location.line, column: location.column, severity: "error",
      message: message, excerpt: nil)
  }
}
