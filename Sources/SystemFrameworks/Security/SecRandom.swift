// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where random bytes come from.
public final class SecRandom: Sendable {}

public typealias SecRandomRef = SecRandom

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills `bytes` with the system's random bytes.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var source = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(of: source.next() as UInt8, toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
