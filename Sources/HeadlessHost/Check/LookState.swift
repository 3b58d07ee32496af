// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import CVirtualClock
import Foundation
internal import UIKit

/// What an app keeps from one launch to the next in one process, put back to what it is in a new one
/// (Documentation/Check.md §4.7).
@MainActor
enum LookState {
  private static var isRemembered = false
  private static var isUsed = false
  private static var environment: [String: String] = [:]
  private static var folder = ""
  private static var threadKeys: Set<AnyHashable> = []
  private static var timeZone = NSTimeZone.default
  private static var processName = ""
  private static var threadName: String?

  /// Finds what is to be kept; called by the worker, once for all that it forks.
  static func prepare() { _ = snug_globals_find() }

  /// Keeps what is to be put back; called before the app's first launch, in the process that launches it.
  static func remember() {
    isRemembered =
      snug_globals_remember() != 0 && snug_globals_made() == 0 && renewsNotificationCenter
    environment = ProcessInfo.processInfo.environment
    folder = FileManager.default.currentDirectoryPath
    threadKeys = keysOfThread
    timeZone = NSTimeZone.default
    processName = ProcessInfo.processInfo.processName
    threadName = Thread.current.name
    HomeFolder.rememberNetwork()
    snug_process_remember()
  }

  /// Puts everything back before a launch, but for the process's first.
  ///
  /// The app of the launch before is let go of first: what its objects do at their end belongs to it.
  static func begin(replacing end: () -> Void) {
    defer {
      isUsed = true
      UseRecorder.willLaunch()
    }
    guard isUsed, isRemembered else { return }
    end()
    // What only observers hold goes now, and still finds the app's globals at its end.
    NotificationCenterHook.renew()
    snug_globals_restore()
    forgetArchivedNames()
    UserDefaults.resetStandardUserDefaults()
    flushPreferences()
    for key in keysOfThread.subtracting(threadKeys) {
      Thread.current.threadDictionary.removeObject(forKey: key)
    }
    snug_process_restore()
    if NSTimeZone.default != timeZone { NSTimeZone.default = timeZone }
    if ProcessInfo.processInfo.processName != processName {
      ProcessInfo.processInfo.processName = processName
    }
    if Thread.current.name != threadName { Thread.current.name = threadName }
    if FileManager.default.currentDirectoryPath != folder {
      _ = FileManager.default.changeCurrentDirectoryPath(folder)
    }
    HomeFolder.forgetNetwork()
    HomeFolder.renew()
  }

  /// Why the process cannot be used for another launch; nil when nothing is left that could not be
  /// put back.
  static var remains: String? {
    if !isRemembered { return "globals" }
    if RunClock.nextDue != nil || snug_alarm_is_set() != 0 { return "timers" }
    if snug_threads_at_work() != 0 { return "threads" }
    if snug_process_is_changed() != 0 || hasClosedHandles { return "process" }
    return ProcessInfo.processInfo.environment == environment ? nil : "environment"
  }

  /// Whether files stay open after the app was let go of that cannot be closed for it.
  static var holdsDatabases: Bool { snug_databases_are_open() != 0 }

  /// Foundation's handles of standard input, output and error do not open again.
  private static var hasClosedHandles: Bool {
    [FileHandle.standardInput, .standardOutput, .standardError].contains { $0.fileDescriptor < 0 }
  }

  private static var keysOfThread: Set<AnyHashable> {
    Set(Thread.current.threadDictionary.allKeys.compactMap { $0 as? AnyHashable })
  }

  /// Whether Foundation's own symbol is the one that is replaced.
  private static var renewsNotificationCenter: Bool {
    let center = NotificationCenter.default
    NotificationCenterHook.renew()
    return NotificationCenter.default !== center
  }
}

/// Gives Foundation another default notification center; see FoundationHooks.
private enum NotificationCenterHook {
  static func renew() { renewNotificationCenter() }
}

@_silgen_name("snug_notification_center_renew")
private func renewNotificationCenter()

/// Has no class a name in archives that the app gave it; see FoundationHooks.
@_silgen_name("snug_archived_names_forget")
private func forgetArchivedNames()

/// Foundation's, of the C interface that it is made of: forgets what was read and written.
@_silgen_name("CFPreferencesFlushCaches")
private func flushPreferences()
