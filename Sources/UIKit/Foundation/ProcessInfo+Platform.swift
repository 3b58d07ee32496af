// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }

  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Cool, and at a charger.
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }

  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF | 1 << 20)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// A token for ``endActivity(_:)``; nothing here puts an app to sleep.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }

  public func endActivity(_ activity: any NSObjectProtocol) {}

  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    block()
  }

  /// Runs the block once on another queue; time does not run out.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.folders(for: folder, in: .userDomainMask)[0]
  }

  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
}
