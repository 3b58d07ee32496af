// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which module declares a class; asked of the runtime once for each class.
@MainActor
package enum ClassOrigin {
  private static var modules: [ObjectIdentifier: String] = [:]

  package static func module(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let known = modules[key] { return known }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    modules[key] = module
    return module
  }

  /// Whether the class is UIKit's own, and neither an app's nor a library's.
  package static func isUIKit(_ type: AnyClass) -> Bool { module(of: type) == "UIKit" }
}
