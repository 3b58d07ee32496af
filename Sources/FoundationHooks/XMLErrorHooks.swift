// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import Glibc

// What a parser of XML tells of errors on Apple's systems: the first one that ends it, with its place
// and words, which are libxml2's own on both. Foundation on Linux keeps the number alone, and tells
// what libxml2 finds behind it as well (Documentation/SourceLowering.md §2.4).
// These stand for functions of FoundationXML; the layouts read here are libxml2's interface.

private typealias ErrorFunction =
  @convention(c) (_ parser: UnsafeMutableRawPointer?, _ error: UnsafeRawPointer?) -> Void

/// FoundationXML's own function of a name.
private func original<Function>(_ name: String, as type: Function.Type) -> Function? {
  // Without a library the name would be this one's.
  guard let library = dlopen("libFoundationXML.so", RTLD_NOLOAD | RTLD_LAZY) else { return nil }
  return dlsym(library, name).map { unsafeBitCast($0, to: type) }
}

/// Whether nothing was found yet that ends the reading: `wellFormed` of libxml2's `xmlParserCtxt`.
private func isWellFormed(_ context: UnsafeRawPointer) -> Bool {
  context.load(fromByteOffset: 24, as: Int32.self) != 0
}

/// Makes the error object of one of libxml2's.
///
/// - Parameter error: An `xmlError` of libxml2.
/// - Returns: A `CFError` with a count of one.
@_cdecl("_CFErrorCreateFromXMLInterface")
public func makeErrorOfXML(_ error: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  let code = error.load(fromByteOffset: 4, as: Int32.self)
  let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
  let line = error.load(fromByteOffset: 32, as: Int32.self)
  let column = error.load(fromByteOffset: 68, as: Int32.self)
  let information: NSMutableDictionary = [
    "NSXMLParserErrorLineNumber" as NSString: NSNumber(value: line),
    "NSXMLParserErrorColumn" as NSString: NSNumber(value: column),
  ]
  if let message {
    information["NSXMLParserErrorMessage" as NSString] = NSString(utf8String: message)
  }
  return createError(nil, "NSXMLParserErrorDomain", Int(code), information)
}

/// Core Foundation's function of the name.
@_silgen_name("CFErrorCreate")
private func createError(
  _ allocator: UnsafeRawPointer?, _ domain: NSString, _ code: Int, _ information: NSDictionary
) -> UnsafeMutableRawPointer?

/// FoundationXML's function that is told of errors: the same for all parsers.
nonisolated(unsafe) private var told: ErrorFunction?

private let passFirst: ErrorFunction = { parser, error in
  let context = error?.load(fromByteOffset: 72, as: UnsafeRawPointer?.self)
  // What ends the reading is told before the context knows of it.
  guard context.map(isWellFormed) != false else { return }
  told?(parser, error)
}

@_cdecl("_CFXMLInterfaceSetStructuredErrorFunc")
public func setErrorFunctionOfXML(
  _ parser: UnsafeMutableRawPointer?, _ function: UnsafeRawPointer?
) {
  typealias Setter = @convention(c) (UnsafeMutableRawPointer?, ErrorFunction?) -> Void
  let set = original("_CFXMLInterfaceSetStructuredErrorFunc", as: Setter.self)
  guard let function else {
    set?(parser, nil)
    return
  }
  told = unsafeBitCast(function, to: ErrorFunction.self)
  set?(parser, passFirst)
}
