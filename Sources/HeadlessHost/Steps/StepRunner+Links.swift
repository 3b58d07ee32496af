// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// What reaches the app from outside (Documentation/Steps.md §2).
extension StepRunner {
  func open(_ address: String) throws(StepProblem) {
    guard let url = URL(string: address), url.scheme != nil else {
      throw .impossible("'\(address)' is no address; write a scheme, such as notes://new")
    }
    guard UIApplication.shared.receive(url) else {
      throw .impossible("the app has no code that takes '\(address)'")
    }
  }

  func takeShortcut(_ name: String) throws(StepProblem) {
    let actions = UIApplication.shared.quickActions
    guard
      let action = actions.first(where: { $0.type == name || $0.localizedTitle == name })
        ?? actions.first(where: { $0.localizedTitle.lowercased() == name.lowercased() })
    else {
      let titles = actions.map { "'\($0.localizedTitle)'" }.joined(separator: ", ")
      throw .impossible(
        "the app has no quick action '\(name)'; "
          + (titles.isEmpty ? "it has none" : "there are \(titles)"))
    }
    guard UIApplication.shared.receive(action) else {
      throw .impossible("the app has no code that takes quick actions")
    }
  }
}

extension ScreenContents {
  /// The controller in front, without the containers around it.
  var innermostController: UIViewController? {
    var found = frontController
    while let controller = found {
      let inner: UIViewController? =
        switch controller {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let navigation as UINavigationController: navigation.topViewController
        default: controller.children.last { $0.viewIfLoaded?.window != nil }
        }
      guard let inner else { return controller }
      found = inner
    }
    return nil
  }
}
