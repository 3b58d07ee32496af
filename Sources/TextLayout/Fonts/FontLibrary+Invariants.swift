// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FontLibrary {
  #if INVARIANT_CHECKS
    /// Stops the process when a kept text differs from one that is shaped anew.
    func checkInvariants(of text: ShapedText) {
      let fresh = ShapedText(text.source, self)
      precondition(
        fresh.positions == text.positions && fresh.summaries.count == text.summaries.count,
        "'\(text.source.string)' was shaped differently before: the cache's key misses an input")
    }
  #else
    @inline(__always) func checkInvariants(of text: ShapedText) {}
  #endif
}
