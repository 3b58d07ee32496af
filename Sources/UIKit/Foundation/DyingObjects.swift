// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The runtime's own question, as weak references ask it.
@_silgen_name("swift_isDeallocating")
private func isDeallocating(_ object: UnsafeRawPointer) -> Bool

/// Whether an object is being destroyed: a reference that does not retain gives nil then.
func isDying(_ object: AnyObject) -> Bool {
  isDeallocating(Unmanaged.passUnretained(object).toOpaque())
}

extension Unmanaged {
  /// The object; nil once it dies, as a weak reference would be. Who dies has to clear such references
  /// before it is gone.
  var living: Instance? { isDeallocating(toOpaque()) ? nil : takeUnretainedValue() }
}
