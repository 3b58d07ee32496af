// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where messages of one kind of an app go: to the run's error output, debug messages to nowhere.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { type.isShown && category != "disabled" }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// As in Console.app: information and debug messages are not shown unless asked for.
  var isShown: Bool { self != .info && self != .debug }
}

/// Logs a format with its arguments; `%{public}@` and `%{private}@` are `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogOutput.format("\(message)", arguments), log)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogOutput.format("\(message)", arguments), log)
}

public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(message.text, log)
}

enum LogOutput {
  static func write(_ text: String, _ log: OSLog) {
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    FileHandle.standardError.write(Data((place.isEmpty ? text : "[\(place)] \(text)").utf8))
    FileHandle.standardError.write(Data("\n".utf8))
  }

  /// The privacy words are taken out; Swift strings are objects here.
  static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = Substring(format)
    while let start = rest.range(of: "%{") {
      plain += rest[..<start.lowerBound] + "%"
      rest = rest[start.upperBound...]
      if let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
    }
    return String(format: plain + rest, arguments: arguments)
  }
}
