// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import FoundationAdditions

// The names of classes in archives that an app sets for its whole process, which Foundation does not
// list, so that the next launch in this process finds none of them. Documentation/Check.md §4.7.

private let names = SetNames()

private final class SetNames: @unchecked Sendable {
  private struct Call {
    let run: (AnyClass?, String) -> Void
  }

  private static let method = FoundationMethod(
    "$s10Foundation17NSKeyedUnarchiverC8setClass_03forE4NameyyXlXpSg_SStFZ")
  private let lock = NSLock()
  private var names: Set<String> = []

  func set(_ type: AnyClass?, for name: String) {
    lock.withLock { _ = names.insert(name) }
    // A method of the class, which has no use for its `self`: any object will do.
    Self.method.bound(to: self, as: Call.self)?.run(type, name)
  }

  func forget() {
    for name in lock.withLock({ names }) { set(nil, for: name) }
    lock.withLock { names = [] }
  }
}

@_silgen_name("$s10Foundation17NSKeyedUnarchiverC8setClass_03forE4NameyyXlXpSg_SStFZ")
public func unarchiverSetClass(_ type: AnyClass?, forClassName name: String) {
  names.set(type, for: name)
}

/// Takes back all names that were set; called while no other thread is at work.
@_silgen_name("snug_archived_names_forget")
public func forgetArchivedNames() { names.forget() }
