// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// The system that a process tells of is the simulated device's and not the machine's, whose kernel
// Foundation on Linux tells of (Documentation/Testing.md §6.2.2). `UIDevice.systemVersion` has the
// same numbers. The symbols are Foundation's own, as in FoundationHooks.swift; its objects have no
// state that would be asked for here.

private let system = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)

@_silgen_name(
  "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
public func systemVersion() -> OperatingSystemVersion { system }

/// The first build of that version.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
public func systemVersionString() -> String { "Version 18.0 (Build 22A3351)" }

@_silgen_name(
  "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
public func isSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let wanted = (version.majorVersion, version.minorVersion, version.patchVersion)
  return (system.majorVersion, system.minorVersion, system.patchVersion) >= wanted
}
