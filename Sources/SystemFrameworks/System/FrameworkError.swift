// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An error as the headers of Apple's frameworks declare one: a code in a domain.
public protocol FrameworkError: CustomNSError, Hashable, Sendable {
  associatedtype Code: FrameworkErrorCode

  var code: Code { get }
  init(_ code: Code)
}

extension FrameworkError {
  public var errorCode: Int { code.rawValue }
}

/// The number of such an error; `catch AVError.noImageAtTime` compares with it.
public protocol FrameworkErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
  associatedtype Failure: FrameworkError where Failure.Code == Self
}

extension FrameworkErrorCode {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? Failure)?.code == code
  }
}
