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

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override nonisolated var hash: Int { offset }
}
