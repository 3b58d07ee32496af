// Part of Snug, under the Apache License 2.0; see LICENSE.

extension MissingResource {
  /// Adds an issue in UIKit's words; off the main thread, where UIKit only logs, nothing.
  static func report(_ kind: Kind, name: String) {
    guard Thread.isMainThread else { return }
    let text: String
    switch kind {
    case .image: text = "No image named '\(name)' found in asset catalog for main bundle"
    case .color: text = "No color named '\(name)' found in asset catalog for main bundle"
    case .symbol: text = "No symbol named '\(name)' found in system symbol set"
    }
    callOnMainActor(text, ()) { text, _ in
      Runtime.current.report(LayoutIssue(.console(text), view: nil))
    }
  }
}
