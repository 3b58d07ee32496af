// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What Apple's NSObject has for messages that it does not answer itself.

extension NSObjectProtocol {
  /// nil: an object of no class of its own passes nothing on.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  public func method(for selector: Selector!) -> IMP! { IMP(selector: selector) }

  public func doesNotRecognizeSelector(_ selector: Selector!) {
    ProgrammingError.raise(
      "NSInvalidArgumentException",
      "-[\(ProgrammingError.className(of: self)) \(selector.name)]: unrecognized selector sent to "
        + "instance")
  }
}
