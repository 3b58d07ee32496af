// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Core Foundation's name of a run loop.
public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue as CFString)
  public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue as CFString)
}

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Runs a block in one of the run loop's next turns, in the modes that a string or a list of strings
/// names.
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping @Sendable () -> Void
) {
  let names = (mode as? NSArray)?.compactMap { $0 as? String }
  let modes = (names ?? [(mode as? NSString).map(String.init) ?? RunLoop.Mode.default.rawValue])
    .map { RunLoop.Mode(rawValue: $0) }
  loop.perform(inModes: modes, block: block)
}

/// A run loop that waits looks again at what it was given.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform(inModes: [.common]) {} }
