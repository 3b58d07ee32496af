// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What every object answers by name, which the register has of no class: Foundation's own objects
/// are in it neither. Tables sort texts by `#selector(getter: NSObject.description)`, for one.
enum CommonMessages {
  /// The answer to a message without arguments, or nil where the object has none here.
  static func answer(_ name: String, of object: AnyObject) -> Any? {
    guard let object = object as? NSObject else { return nil }
    switch name {
    case "description": return object.description
    case "debugDescription": return object.debugDescription
    case "self": return object
    case "hash": return object.hash
    default: return (object as? NSString).flatMap { text(name, of: $0) }
    }
  }

  /// Whether objects of a class answer a message.
  static func knows(_ name: String, of type: AnyClass) -> Bool {
    switch name {
    case "description", "debugDescription", "self", "hash": type is NSObject.Type
    default: type is NSString.Type && text(name, of: "") != nil
    }
  }

  private static func text(_ name: String, of text: NSString) -> Any? {
    switch name {
    case "length": return text.length
    case "lowercaseString": return text.lowercased
    case "uppercaseString": return text.uppercased
    case "capitalizedString": return text.capitalized
    case "lastPathComponent": return text.lastPathComponent
    default: return nil
    }
  }
}
