// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Names of classes and which module they are of; asked a class once.
@MainActor
enum ClassNames {
  private static var names: [ObjectIdentifier: String] = [:]

  /// Whether the class is UIKit's own and not the app's.
  static func isOfUIKit(_ type: AnyClass) -> Bool { ClassOrigin.isUIKit(type) }

  static func name(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let answer = "\(type)"
    names[key] = answer
    return answer
  }
}

extension ClassNames {
  /// Whether UIKit makes views of the class for its own parts, such as an accessory of a row: those
  /// have no name in Apple's interface.
  static func isInternal(_ type: AnyClass) -> Bool {
    isOfUIKit(type) && !name(of: type).hasPrefix("UI")
  }

  /// Whether what the controller shows is the system's own work: alerts, and screens of frameworks
  /// that are not there.
  static func isOfSystem(_ controller: UIViewController) -> Bool {
    if controller is UIAlertController { return true }
    return sequence(first: type(of: controller) as AnyClass) { _getSuperclass($0) }
      .prefix { $0 != UIViewController.self }
      .contains { name(of: $0) == "SystemScreen" }
  }

  /// Whether a view is one that UIKit makes for itself, such as a cell's content view.
  static func isPrivate(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIControl, is UIImageView, is UITextView, is UIStackView, is UIScrollView,
      is UIVisualEffectView, is UIProgressView, is UIActivityIndicatorView, is UISearchBar,
      is UIPickerView:
      return false
    default:
      return isOfUIKit(type(of: view)) && type(of: view) != UIView.self
    }
  }
}
