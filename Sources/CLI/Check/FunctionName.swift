// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A function of the app as debug information calls it, taken apart.
struct FunctionName: Equatable {
  /// Without module, type and arguments: `makeLabel`.
  let base: String
  /// The last word of the result's type: `UILabel`; nil for none.
  let result: String?

  /// - Parameter mangled: nil is made of names of closures, accessors and initialisers.
  init?(_ mangled: String) {
    guard let text = FunctionName.demangled(mangled) else { return nil }
    self.init(demangled: text)
  }

  init?(demangled text: String) {
    let others = [
      "closure #", ".getter", ".setter", ".modify", "init(", "initialization expression",
    ]
    guard !others.contains(where: text.contains), let paren = text.firstIndex(of: "(") else {
      return nil
    }
    var head = text[..<paren]
    if head.isEmpty || head.hasSuffix(".") {
      // A private name stands in parentheses: `App.Page.(make in _4F1A)(…)`.
      let inner = text[text.index(after: paren)...]
      guard let end = inner.range(of: " in _") else { return nil }
      head = inner[..<end.lowerBound]
    }
    let name = head.split(separator: ".").last ?? head
    base = String(name.prefix { $0 != "<" })
    guard let arrow = text.range(of: " -> ", options: .backwards) else {
      result = nil
      return
    }
    let type = text[arrow.upperBound...].filter { $0 != "?" && $0 != "!" }
    result = type.split(separator: ".").last.map(String.init)
  }

  /// Whether it may make a view of that class for its caller.
  func isFactory(of className: String) -> Bool { result == className || result == "A" }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The runtime's own words for a mangled name.
  private static func demangled(_ name: String) -> String? {
    guard let symbol = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(symbol, to: Demangle.self)
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
