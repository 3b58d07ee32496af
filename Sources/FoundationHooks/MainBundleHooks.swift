// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import FoundationAdditions

// Tests without an app run in a tool, whose bundle is then the main one, and theirs is that of their
// classes (Documentation/Testing.md §6.2). The symbols are Foundation's own, as in FoundationHooks.swift.

private final class Nobody {}

private struct BundleCall {
  let run: () -> Bundle
}

/// The bundle of the program.
private let own: Bundle = {
  // A property of the class has no use for its `self`.
  let nobody = Nobody()
  let getter = FoundationMethod("$s10Foundation6BundleC4mainACvgZ")
  guard let call = getter.bound(to: nobody, as: BundleCall.self) else {
    preconditionFailure("Foundation has no getter of the symbol that this stands for")
  }
  return withExtendedLifetime(nobody) { call.run() }
}()

nonisolated(unsafe) private var tool: Bundle?

/// Makes another bundle the main one; called while no other thread is at work.
@_silgen_name("snug_main_bundle_set")
public func setMainBundle(_ bundle: Bundle?) { tool = bundle }

@_silgen_name("$s10Foundation6BundleC4mainACvgZ")
public func mainBundle() -> Bundle { tool ?? own }

/// The main one and the program's: Foundation on Linux tells of none (C).
@_silgen_name("$s10Foundation6BundleC10allBundlesSayACGvgZ")
public func allBundles() -> [Bundle] { [tool, own].compactMap { $0 } }

/// All classes of an app and its libraries are in one program.
@_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
public func bundleOfClass(_ kind: AnyClass) -> Bundle { Bundle(path: own.bundlePath) ?? own }
