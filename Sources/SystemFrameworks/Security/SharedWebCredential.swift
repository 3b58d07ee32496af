// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Passwords that a phone shares with web sites (Documentation/SystemFrameworks.md §2): there are none
// here, and none is kept.

nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// Tells that nothing was kept: a phone asks its owner, who refuses.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  let answer = Answer { completionHandler(notFound) }
  DispatchQueue.global().async { answer.tell() }
}

/// Tells that no site has a password here.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  let answer = Answer { completionHandler(nil, notFound) }
  DispatchQueue.global().async { answer.tell() }
}

/// A password of letters and digits that are not mistaken for others, `xxx-xxx-xxx-xxx`, with at least
/// one capital, one small letter and one digit.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
  let all = kinds.flatMap { $0 }
  let first = kinds.compactMap { $0.randomElement() }
  let letters = (first + (first.count..<12).compactMap { _ in all.randomElement() }).shuffled()
  let groups = stride(from: 0, to: 12, by: 3).map { String(letters[$0..<$0 + 3]) }
  return CFString(string: groups.joined(separator: "-"))
}

private var notFound: CFError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))
}

/// What is told on another queue than the one that asked, as on a phone.
private struct Answer: @unchecked Sendable {
  let tell: () -> Void
}
