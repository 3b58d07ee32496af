// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131_072)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262_144)
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

public typealias SCNetworkReachabilityCallBack =
  @Sendable (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
  ) -> Void

/// What a callback is given.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  public init(
    version: Int = 0, info: UnsafeMutableRawPointer? = nil,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)? = nil
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Whether a host can be reached: every one can, by Wi-Fi (Documentation/SystemFrameworks.md §2).
public final class SCNetworkReachability: @unchecked Sendable {
  private let lock = NSLock()
  private var callout: SCNetworkReachabilityCallBack?
  private var context = SCNetworkReachabilityContext()
  private var info: UnsafeMutableRawPointer?

  deinit { letGo() }

  func setCallback(
    _ callout: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    letGo()
    lock.withLock {
      self.callout = callout
      self.context = context ?? SCNetworkReachabilityContext()
      info = self.context.info
      if let held = info, let retained = self.context.retain?(held) {
        info = UnsafeMutableRawPointer(mutating: retained)
      }
    }
  }

  private func letGo() {
    let (held, release) = lock.withLock {
      defer { info = nil }
      return (info, context.release)
    }
    if let held { release?(held) }
  }

  /// Tells the callback once, as a monitor of paths does.
  func tell() {
    let (callout, info) = lock.withLock { (self.callout, self.info) }
    callout?(self, .reachable, info)
  }
}

/// The status of the last call of this thread: none fails here.
public func SCError() -> Int32 { kSCStatusOK }

/// What a status says, in the words of Apple's header.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  status == kSCStatusOK ? success : failure
}

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001

nonisolated(unsafe) private let success = permanent("Success!")
nonisolated(unsafe) private let failure = permanent("Failed!")

private func permanent(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  queue?.async { target.tell() }
  return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  answerLater { target.tell() }
  return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// The network's name: no app may know it.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
