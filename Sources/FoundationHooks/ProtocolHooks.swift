// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What an app registers to load addresses with: the host has it asked first
// (Documentation/NetworkArchive.md §3.1). The symbols are those of `URLProtocol`'s class methods.

nonisolated(unsafe) private var register: ((AnyClass) -> Bool)?
nonisolated(unsafe) private var unregister: ((AnyClass) -> Void)?

/// Sets who hears of classes; called while no other thread is at work.
@_silgen_name("snug_protocols_hear")
public func hearOfProtocols(
  register new: @escaping (AnyClass) -> Bool, unregister old: @escaping (AnyClass) -> Void
) {
  (register, unregister) = (new, old)
}

@_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
public func registerProtocolClass(_ kind: AnyClass) -> Bool { register?(kind) ?? false }

@_silgen_name("$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ")
public func unregisterProtocolClass(_ kind: AnyClass) { unregister?(kind) }
