// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Glibc

/// The runtime's own question, as weak references ask it; found by name, for Swift keeps its symbols
/// to itself.
private typealias ObjectQuestion = @convention(c) (UnsafeRawPointer) -> Bool
private let isDeallocating: ObjectQuestion? =
  dlsym(nil, "swift_isDeallocating").map { unsafeBitCast($0, to: ObjectQuestion.self) }

/// Whether an object is being destroyed: a reference that does not retain gives nil then.
func isDying(_ object: AnyObject) -> Bool {
  isDeallocating?(Unmanaged.passUnretained(object).toOpaque()) ?? false
}

extension Unmanaged {
  /// The object; nil once it dies, as a weak reference would be. Who dies has to clear such references
  /// before it is gone.
  var living: Instance? {
    isDeallocating?(toOpaque()) == true ? nil : takeUnretainedValue()
  }
}
