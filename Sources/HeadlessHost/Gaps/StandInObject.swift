// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Objects of the classes that a build made for missing ones (Documentation/Gaps.md §5, §6.16).
enum StandInObject {
  enum Kind {
    /// A view or a controller.
    case shown(AnyClass)
    /// What no screen shows by itself: nothing can be asked of it that is not left out.
    case data
    /// Another part of a screen, or no such object.
    case other
  }

  static func kind(of value: Any) -> Kind {
    let type = Swift.type(of: value)
    guard let type = type as? AnyClass else { return .other }
    let isShown = type is UIView.Type || type is UIViewController.Type
    guard isShown || isOne(type) else { return .other }
    if isShown { return hasOneAbove(type) ? .shown(type) : .other }
    var next: AnyClass? = type
    while let one = next, isOne(one) { next = _getSuperclass(one) }
    return next == nil || next == NSObject.self ? .data : .other
  }

  /// The class of a view or controller, where that is not the system's.
  static func ownClass(of value: Any) -> AnyClass? {
    guard let type = Swift.type(of: value) as? AnyClass,
      type is UIView.Type || type is UIViewController.Type,
      !String(reflecting: type).hasPrefix("UIKit.")
    else { return nil }
    return type
  }

  /// Whether a class itself was made for a missing one.
  static func isOne(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix(LostClass.module + ".") || type is any ForeignStandIn.Type
  }

  private static func hasOneAbove(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let one = next {
      if isOne(one) { return true }
      next = _getSuperclass(one)
    }
    return false
  }
}

/// What a library that is given a value could do with it.
enum HandedOver {
  /// Objects that nothing of the app changes by.
  private static let plain = [
    "Foundation.", "FoundationEssentials.", "FoundationNetworking.", "Dispatch.", "Swift.",
    LostClass.module + ".", "UIKit.UIColor", "UIKit.UIFont", "UIKit.UIImage", "UIKit.UIBezierPath",
    "UIKit.UIScreen", "UIKit.UIDevice",
  ]

  /// Whether it could call the app, or change what is the app's: a function, a type, an object of the app's
  /// or of a framework's that is no plain value, or something that holds one.
  ///
  /// - Parameter depth: How far inside values it is looked for; what is deeper may be anything.
  static func canAct(_ value: Any?, depth: Int = 4) -> Bool {
    guard let value else { return false }
    let type = Swift.type(of: value)
    let name = String(reflecting: type)
    let isPlain = plain.contains(where: name.hasPrefix)
    switch TypeMetadata(type).kind {
    case .object: return !isPlain || value is NotificationCenter
    case .structure, .enumeration, .tuple:
      // An optional, a list or a dictionary holds what the app gave it.
      if isPlain, Mirror(reflecting: value).displayStyle == .struct { return false }
      guard depth > 0 else { return true }
      return Mirror(reflecting: value).children.contains { canAct($0.value, depth: depth - 1) }
    case .function, .existential, nil:
      // What is neither of these is Swift's `Optional`.
      guard Mirror(reflecting: value).displayStyle == .optional, depth > 0 else { return true }
      return Mirror(reflecting: value).children.contains { canAct($0.value, depth: depth - 1) }
    }
  }
}
