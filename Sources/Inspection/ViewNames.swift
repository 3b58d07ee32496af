// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// What people call a view: the property that holds it, such as `ContactCell.nameLabel`.
///
/// Asked for only when a finding is written: reflection costs some microseconds an owner.
@MainActor
enum ViewNames {
  /// The path of a view: its cell or controller and the property that holds it there, else the
  /// classes down to it with their positions.
  static func path(of view: UIView) -> String {
    if let name = property(holding: view) { return "\(name.owner).\(name.property)" }
    if ScreenTree.isCell(view) || view.ownedByController != nil { return ownerName(of: view) }
    var steps: [String] = []
    var current = view
    while let above = current.superview {
      steps.append(step(current, in: above))
      if let name = property(holding: above), !(above is UIScrollView) {
        steps.append("\(name.owner).\(name.property)")
        return steps.reversed().joined(separator: " › ")
      }
      if ScreenTree.isCell(above) || above.ownedByController != nil {
        steps.append(ownerName(of: above))
        return steps.reversed().joined(separator: " › ")
      }
      current = above
    }
    steps.append(ClassNames.name(of: type(of: current)))
    return steps.reversed().joined(separator: " › ")
  }

  /// The class of the cell, the controller or the app's own view that the view is in: what people edit
  /// to change it.
  static func owner(of view: UIView) -> String {
    var current: UIView? = view.superview
    while let above = current {
      if let controller = above.ownedByController {
        return ClassNames.name(of: type(of: controller))
      }
      let type = type(of: above)
      if ScreenTree.isCell(above) || !ClassNames.isOfUIKit(type) {
        return ClassNames.name(of: type)
      }
      current = above.superview
    }
    return ClassNames.name(of: type(of: view))
  }

  private static func ownerName(of view: UIView) -> String {
    if let controller = view.ownedByController {
      return "\(ClassNames.name(of: type(of: controller))).view"
    }
    return ClassNames.name(of: type(of: view))
  }

  private static func step(_ view: UIView, in parent: UIView) -> String {
    let name = ClassNames.name(of: type(of: view))
    if let identifier = view.accessibilityIdentifier { return "\(name) '\(identifier)'" }
    let alike = parent.subviews.filter { type(of: $0) == type(of: view) }
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else { return name }
    return "\(name)[\(index)]"
  }

  /// The nearest owner up the responder chain with a property that holds the view.
  static func property(holding view: UIView) -> (owner: String, property: String)? {
    var responder: UIResponder? = view.next
    var depth = 0
    while let owner = responder, depth < 24 {
      if !ClassNames.isOfUIKit(type(of: owner)), let found = property(of: owner, holding: view) {
        return found
      }
      if owner is UIWindow { return nil }
      responder = owner.next
      depth += 1
    }
    return nil
  }

  /// What owners hold, by owner and view, while ``remembering(_:)`` runs.
  private static var holdings: [ObjectIdentifier: [ObjectIdentifier: String]]?

  /// Asks each owner once for all of `body`, in which no property may change.
  static func remembering<Result>(_ body: () -> Result) -> Result {
    guard holdings == nil else { return body() }
    holdings = [:]
    defer { holdings = nil }
    return body()
  }

  private static func property(
    of owner: UIResponder, holding view: UIView
  ) -> (owner: String, property: String)? {
    guard holdings == nil else {
      let key = ObjectIdentifier(owner)
      let held = holdings?[key] ?? holding(of: owner)
      holdings?[key] = held
      return held[ObjectIdentifier(view)].map { (ClassNames.name(of: type(of: owner)), $0) }
    }
    return searchedProperty(of: owner, holding: view)
  }

  /// Every view that a property of `owner` holds, with the property's name: of several the first.
  private static func holding(of owner: UIResponder) -> [ObjectIdentifier: String] {
    var held: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      !ClassNames.isOfUIKit(type)
    {
      for child in current.children {
        guard let label = child.label else { continue }
        if let views = child.value as? [UIView] {
          for (place, view) in views.enumerated() where held[ObjectIdentifier(view)] == nil {
            held[ObjectIdentifier(view)] = "\(plain(label))[\(place)]"
          }
        } else if let view = unwrapped(child.value) as? UIView,
          held[ObjectIdentifier(view)] == nil
        {
          held[ObjectIdentifier(view)] = plain(label)
        }
      }
      mirror = current.superclassMirror
    }
    return held
  }

  private static func searchedProperty(
    of owner: UIResponder, holding view: UIView
  ) -> (owner: String, property: String)? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      !ClassNames.isOfUIKit(type)
    {
      for child in current.children {
        guard let label = child.label, let suffix = position(of: view, in: child.value) else {
          continue
        }
        return (ClassNames.name(of: Swift.type(of: owner)), plain(label) + suffix)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Empty for the value itself, `[2]` for an element of an array; nil where the view is not in it.
  private static func position(of view: UIView, in value: Any) -> String? {
    if let views = value as? [UIView] {
      return views.firstIndex { $0 === view }.map { "[\($0)]" }
    }
    guard let object = unwrapped(value) as? UIView else { return nil }
    return object === view ? "" : nil
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
    return inner.value
  }

  /// A lazy property's storage has a name of its own.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
