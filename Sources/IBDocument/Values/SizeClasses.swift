// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The size classes that decide which variations of a document apply.
package struct SizeClasses: Hashable, Sendable {
  package enum Class: String, Hashable, Sendable { case compact, regular }

  package var width: Class?
  package var height: Class?

  package init(width: Class?, height: Class?) {
    self.width = width
    self.height = height
  }
}
