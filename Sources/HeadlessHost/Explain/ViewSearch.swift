// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import Inspection
internal import UIKit

/// Finds the view that somebody asks about (Documentation/Explain.md §1): by its path as findings
/// write it, else by a name as steps use it.
@MainActor
struct ViewSearch {
  let directory: ViewDirectory

  /// Names listed in an error.
  private static let most = 40

  func view(_ question: String) throws(HostError) -> (view: UIView, value: FrameValue?) {
    let query = ViewQuery(question)
    var found = directory.views(matching: query)
    var number = query.number
    if found.isEmpty, query.cells.isEmpty {
      let element = try element(query.words)
      found = ElementFinder().elements(element).map(\.view)
      number = element.number
    }
    guard !found.isEmpty else { throw notFound(query) }
    if let number {
      guard found.indices.contains(number) else {
        throw HostError(
          "snug: error: there is no number \(number) of '\(query.words)': \(found.count) such views "
            + "are there, counted from 0")
      }
      return (found[number], query.value)
    }
    guard found.count == 1 else {
      throw HostError(
        "snug: error: '\(query.words)' may be one of \(found.count) views; add its row or item, or "
          + "a number:" + lines(directory.names(of: found)))
    }
    return (found[0], query.value)
  }

  private func element(_ words: String) throws(HostError) -> ElementQuery {
    do {
      return try StepParser.element(in: words, source: "path")
    } catch {
      throw HostError("snug: error: '\(words)' cannot be read as a view's path: \(error)")
    }
  }

  private func notFound(_ query: ViewQuery) -> HostError {
    let names = directory.names()
    let near = NearWords.nearest(to: query.words, among: names, count: 1).first
    let hint = near.map { "; did you mean \($0)?" } ?? "."
    return HostError(
      "snug: error: there is no view '\(query.words)' on the screen\(hint) There are:"
        + lines(names))
  }

  private func lines(_ names: [String]) -> String {
    let shown = names.prefix(Self.most).map { "\n  \($0)" }.joined()
    let rest = names.count - Self.most
    return shown + (rest > 0 ? "\n  and \(rest) more" : "")
  }
}

extension ElementQuery {
  /// Which of several is meant, from 0.
  fileprivate var number: Int? {
    switch self {
    case .point: nil
    case .named(let name), .inside(let name, _): name.number
    }
  }
}
