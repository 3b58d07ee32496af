// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension FileManager {
  /// The folder that the apps of a group share: one of the app's own here, as an app with the
  /// entitlement would find it before another wrote to it.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/AppGroup", isDirectory: true)
      .appendingPathComponent(group, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// There is no iCloud account.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
