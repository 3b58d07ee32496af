// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Glibc

/// A method of Foundation's by its symbol, past those that stand in its place in this process (see
/// FoundationHooks).
package struct FoundationMethod: @unchecked Sendable {
  /// What a closure consists of: its code, and the object that the code runs with, which is where a
  /// method has `self` (C).
  private struct Closure {
    let code: UnsafeMutableRawPointer
    let object: UnsafeMutableRawPointer
  }

  private let code: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - parts: The symbol.
  ///   - file: The library that has it.
  package init(_ parts: String..., in file: String = "libFoundation.so") {
    // Else what comes next after this library in the linker's order, RTLD_NEXT.
    let library =
      dlopen(file, RTLD_NOLOAD | RTLD_LAZY)
      ?? UnsafeMutableRawPointer(bitPattern: -1)
    code = dlsym(library, parts.joined())
  }

  /// The method of an object; nil for a Foundation that has none of the name.
  ///
  /// - Parameter type: A structure of one closure of the method's type: a closure alone would have
  ///   another form in a generic function.
  package func bound<Call>(to object: AnyObject, as type: Call.Type) -> Call? {
    guard let code else { return nil }
    let closure = Closure(code: code, object: Unmanaged.passUnretained(object).toOpaque())
    return unsafeBitCast(closure, to: type)
  }
}
