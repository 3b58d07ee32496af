// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
public import FoundationNetworking

extension NSMutableURLRequest {
  /// A request whose address is set later; it has none before on Apple's systems, and an empty page's
  /// here, since Foundation stops at copies of a request without address (C).
  public convenience init() {
    guard let blank = URL(string: "about:blank") else {
      preconditionFailure("Foundation refuses the address about:blank")
    }
    self.init(url: blank)
  }
}
