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
    case .hugeImage(let width, let height):
      // Four bytes a pixel; a file's numbers may have a product beyond whole ones.
      let size = Int(Double(width) * Double(height) / Double(1 << 18))
      let reason = "its \(width) × \(height) pixels take \(size) MiB"
      problem = .unusableResource(
        name: "image '\(name)'", reason: reason, remedy: "Scale it down to what is shown.",
        text: "Image '\(name)' is not drawn: \(reason)")
    case .brokenImage(let words):
      let reason = "its pixels cannot be decoded: \(words)"
      problem = .unusableResource(
        name: "image '\(name)'", reason: reason, remedy: "Save it as PNG or JPEG.",
        text: "Image '\(name)' is not drawn: \(reason)")
    }
    callOnMainActor(problem, CreationOrigin.current) { problem, origin in
      Runtime.current.report(LayoutIssue(problem, view: nil, origin: origin))
    }
  }
}
