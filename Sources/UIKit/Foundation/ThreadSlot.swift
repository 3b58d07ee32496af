// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A word that each thread has of its own; nil at first.
///
/// For what a function tells its caller beside its result: delegates are asked and observers told on
/// many threads at once. The slot is never given back, so it belongs in a global or static constant.
struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// - Parameter end: What becomes of a word that is not nil when its thread ends.
  init(end: (@convention(c) (UnsafeMutableRawPointer?) -> Void)? = nil) {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, end)
    precondition(
      failure == 0, "no key for a thread's own value: \(String(cString: strerror(failure)))")
    self.key = key
  }

  /// The word of the calling thread.
  ///
  /// - Complexity: O(1), a few nanoseconds.
  var value: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
