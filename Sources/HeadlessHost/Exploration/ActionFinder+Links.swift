// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
import Foundation
internal import UIKit

/// Ways into the app that no element of it shows (Documentation/Exploration.md §3.1.3).
extension ActionFinder {
  /// Links that are tried of an app.
  private static let links = 12

  /// The quick actions of the icon, and links that the app declares that it opens.
  var entrances: [MapAction] {
    let app = UIApplication.shared
    let shortcuts = app.quickActions.map { step("shortcut", $0.type) }
    let schemes = app.ownSchemes
    let spelled = request.links.filter { link in
      guard let scheme = URL(string: link)?.scheme?.lowercased() else { return false }
      return schemes.contains(scheme) || ["http", "https"].contains(scheme)
    }
    let bare = schemes.sorted().map { "\($0)://" }.filter { !spelled.contains($0) }
    let links = (spelled + bare).prefix(Self.links).map { step("open", $0) }
    return shortcuts.map { MapAction(kind: .shortcut, mark: $0) }
      + links.map { MapAction(kind: .link, mark: $0) }
  }

  /// Shaking the device, where a controller in sight hears of it.
  var shakes: [MapAction] {
    guard !request.shaken.isEmpty else { return [] }
    let classes = SeenControllers().chain
    guard classes.contains(where: request.shaken.contains) else { return [] }
    return [MapAction(kind: .shake, mark: "shake")]
  }

  private func step(_ verb: String, _ name: String) -> String {
    "\(verb) \(StepText.quoted(name))"
  }
}
