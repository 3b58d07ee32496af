// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a method with a handler answers: its asynchronous form is the same method on Apple's
/// systems (SE-0297).
///
/// - Throws: The error that the handler gets.
public func awaitReply<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ call: (@escaping (Value, (any Error)?) -> Void) -> Void
) async throws -> Value {
  try await withCheckedThrowingContinuation { done in
    call { value, error in
      if let error { return done.resume(throwing: error) }
      nonisolated(unsafe) let value = value
      done.resume(returning: value)
    }
  }
}
