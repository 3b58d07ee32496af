// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import UIKit

/// What is on the screen without its texts: the same for the same screen with other content
/// (Documentation/Exploration.md §2).
@MainActor
struct ScreenSignature {
  let controllers: SeenControllers
  /// Classes and identifiers of views and cells; bars and containers left out.
  let tree: String
  /// The tree, what is enabled, selected and filled, and where the app stands.
  let id: String
  let isFilled: Bool
  /// Every class of the app's own controllers that shows, whether or not another one knows it as its child.
  let controllersInReach: [String]
  /// Whether UIKit itself has put something over the screen: an alert, a sheet of actions, a menu.
  let isOverlaid: Bool

  /// - Parameter outline: Of what is on the screen now.
  init(_ outline: ScreenOutline = ScreenOutline()) {
    let reach = SeenReach()
    controllers = outline.controllers
    isOverlaid = outline.isOverlaid
    isFilled = outline.isFilled
    let text = outline.views + "/" + reach.places.joined(separator: ",")
    tree = ContentHash.name(of: Array(text.utf8))
    let all = [tree] + outline.state + reach.controls
    controllersInReach = reach.controllers.union(controllers.own).sorted()
    id = ContentHash.name(of: Array(all.joined(separator: "\n").utf8))
  }
}
