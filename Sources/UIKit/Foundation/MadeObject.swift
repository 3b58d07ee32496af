// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An object that an initialiser of a protocol's extension takes over
/// (Documentation/SourceLowering.md §4.5).
public protocol MadeObject {}

extension MadeObject {
  /// Becomes the object that was made.
  public init(made object: Self) { self = object }
}

extension NSObject: MadeObject {}
