// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Hands two values to `body`, which runs on the main actor that the caller is already on.
///
/// Layers, like Core Animation's, are not bound to an actor, but their delegates are views. Unlike
/// `MainActor.assumeIsolated` this passes values that are not `Sendable`: nothing crosses a thread.
///
/// - Precondition: The caller is on the main thread.
func callOnMainActor<First, Second, Result>(
  _ first: First, _ second: Second, _ body: @MainActor (First, Second) -> Result
) -> Result {
  // The question costs two system calls on Linux and layers ask it for every change.
  #if INVARIANT_CHECKS
    MainActor.preconditionIsolated()
  #endif
  return withoutActuallyEscaping(body) { escaping in
    Swift.unsafeBitCast(escaping, to: ((First, Second) -> Result).self)(first, second)
  }
}
