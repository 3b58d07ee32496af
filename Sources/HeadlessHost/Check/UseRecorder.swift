// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Localization

/// Takes down which files of the app run and which resources it asks for from a launch on
/// (Documentation/ChangedScreens.md §2).
@MainActor
enum UseRecorder {
  private static var files: [String] = []
  /// What earlier launches of the unit used.
  private static var kept = UnitUse()
  private static var hasLaunched = false

  /// Finds the counters of the program's functions; nothing is taken down before.
  static func remember() {
    files = (0..<snug_counters_find()).compactMap { snug_counters_file($0) }
      .map { String(cString: $0) }
  }

  /// Begins with nothing but what the app ran since its launch, as far as it stands.
  static func beginUnit() {
    kept = UnitUse()
    hasLaunched = false
  }

  /// Told before the app is launched, and after what was there before has gone.
  static func willLaunch() {
    guard !files.isEmpty else { return }
    if hasLaunched { kept.formUnion(sinceLaunch) }
    hasLaunched = true
    snug_counters_clear()
    ResourceUse.begin()
  }

  /// What the unit used so far; empty where nothing is taken down.
  static var use: UnitUse {
    guard !files.isEmpty else { return UnitUse() }
    var use = sinceLaunch
    use.formUnion(kept)
    return use
  }

  private static var sinceLaunch: UnitUse {
    var ran = [UInt8](repeating: 0, count: files.count)
    snug_counters_add(&ran)
    return UnitUse(
      files: Set(files.indices.filter { ran[$0] != 0 }.map { files[$0] }),
      resources: ResourceUse.names)
  }
}
