// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What an app's last words say of names that are looked up while it runs, and of whose code stopped it
/// (Documentation/Check.md §5.7).
extension CrashWords {
  /// Words of stops at a class, key, selector, document or type that the process does not have.
  private static let lookups = [
    "NSUnknownKeyException", "unrecognized selector", "Could not find a storyboard named",
    "Could not load NIB", "could not load nib", "doesn't contain a view controller",
    "has no segue with identifier", "unable to dequeue a cell", "must register a nib or a class",
    "_loadViewFromNibNamed",
  ]

  var looksForName: Bool { Self.lookups.contains(where: line.contains) || isOfCast && namesStandIn }

  var isOfCast: Bool { line.contains("Could not cast value of type") }

  /// Whether a cast is of what stands for a lost class: UIKit's own above it, or a placeholder.
  private var namesStandIn: Bool { line.contains("type 'UIKit.") || line.contains("'SnugGaps.") }

  var isOffMainThread: Bool { line.hasPrefix("UIKit was used off the main thread") }

  /// The module whose file a trap names, as in `UIKit/UIView.swift:12: Fatal error: …`.
  var module: String? {
    let path = origin.split(separator: ":").first ?? ""
    guard path.hasSuffix(".swift"), !path.hasPrefix("/") else { return nil }
    return path.split(separator: "/").first.map(String.init)
  }

  /// The module of the class that lacks a key or a selector, as in
  /// `[<UIKit.UIView> setValue:forUndefinedKey:]`.
  var classWithoutName: String? {
    guard line.contains("NSUnknownKeyException") || line.contains("unrecognized selector"),
      let match = line.firstMatch(of: /[\[<]+([A-Za-z_]\w*)\.[\w.]+/)
    else { return nil }
    return String(match.1)
  }
}
