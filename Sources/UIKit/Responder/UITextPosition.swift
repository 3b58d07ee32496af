// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in a text; Snug's are distances from its start in UTF-16 units.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  nonisolated let offset: Int

  public override nonisolated init() {
    offset = 0
    super.init()
  }

  nonisolated init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Places of UIKit's texts are equal by their distance; those of an app's class are what it says.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextPosition.self, let other = object as? UITextPosition,
      type(of: other) == UITextPosition.self
    else { return object as AnyObject? === self }
    return other.offset == offset
  }

  open override nonisolated var hash: Int {
    type(of: self) == UITextPosition.self ? offset : ObjectIdentifier(self).hashValue
  }
}
