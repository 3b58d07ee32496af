// Part of Snug, under the Apache License 2.0; see LICENSE.

extension MissingResource {
  /// Adds an issue in UIKit's words; off the main thread, where UIKit only logs, nothing.
  static func report(_ kind: Kind, name: String) {
    guard MainActorCheck.isOnMainActor else { return }
    let problem: LayoutIssue.Problem
    switch kind {
    case .image:
      problem = .missingImage(
        name: name, isSymbol: false,
        text: "No image named '\(name)' found in asset catalog for main bundle")
    case .color:
      problem = .console("No color named '\(name)' found in asset catalog for main bundle")
    case .symbol:
      problem = .missingImage(
        name: name, isSymbol: true, text: "No symbol named '\(name)' found in system symbol set")
    }
    callOnMainActor(problem, CreationOrigin.current) { problem, origin in
      Runtime.current.report(LayoutIssue(problem, view: nil, origin: origin))
    }
  }
}
