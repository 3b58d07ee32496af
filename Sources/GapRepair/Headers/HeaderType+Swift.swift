// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the names of types in headers mean beyond what they say.
struct HeaderNames {
  /// Typedefs of blocks, which may be nil as objects may.
  var blocks: Set<String> = []
  /// Swift's names of the frameworks' types that are called otherwise in C.
  var renamed: [String: String] = [:]

  /// Whether a type is a block's, by itself or by a typedef.
  func isBlock(_ type: HeaderType) -> Bool {
    type.isBlock || type.name.map(blocks.contains) == true
  }
}

extension HeaderType {
  /// How Swift writes it.
  ///
  /// - Parameters:
  ///   - isNonnull: Whether what says nothing else is never nil, `NS_ASSUME_NONNULL_BEGIN`.
  ///   - isInside: Whether it stands in another type, where nothing is unwrapped by itself.
  ///   - names: Those of other headers' types.
  /// - Returns: Nil for what Swift does not see.
  func swift(isNonnull: Bool, isInside: Bool = false, names: HeaderNames = HeaderNames()) -> String?
  {
    guard let plain = plain(isNonnull: isNonnull, names: names) else { return nil }
    guard isObject || isPointer || names.isBlock(self) else { return plain }
    let whole = isBlock || plain.contains("&") || plain.hasPrefix("any ") ? "(\(plain))" : plain
    switch mayBeNil {
    case true?: return whole + "?"
    case false?: return plain
    case nil: return isNonnull ? plain : whole + (isInside ? "?" : "!")
    }
  }

  /// What a typedef is called for: without what says that it may be nil.
  func named(isNonnull: Bool, names: HeaderNames) -> String? {
    plain(isNonnull: isNonnull, names: names)
  }

  /// Without what says that it may be nil.
  private func plain(isNonnull: Bool, names: HeaderNames) -> String? {
    func inside(_ type: HeaderType) -> String? {
      type.swift(isNonnull: isNonnull, isInside: true, names: names)
    }
    if case .constant(let name, _) = self {
      return name == "void" ? "UnsafeRawPointer" : HeaderType.constant(name)
    }
    guard case .named(let name, let arguments, let stars, _) = self else {
      guard case .block(let parameters, let result, _) = self else { return nil }
      let types = parameters.compactMap(inside)
      guard types.count == parameters.count, let result = result.isVoid ? "Void" : inside(result)
      else { return nil }
      return "(\(types.joined(separator: ", "))) -> \(result)"
    }
    if HeaderType.plain[name] != nil { return HeaderType.pointer(to: name, stars) }
    // Elements are there: what holds them cannot hold nil.
    let elements = arguments.map {
      $0.swift(isNonnull: true, isInside: true, names: names) ?? "Any"
    }
    switch (name, stars) {
    case ("id", 0):
      return arguments.isEmpty
        ? "Any"
        : "any " + arguments.compactMap(\.name).map(HeaderType.swiftName).joined(separator: " & ")
    case ("Class", 0): return "AnyClass"
    case ("instancetype", 0): return "Self"
    case ("NSArray", 1): return "[\(elements.first ?? "Any")]"
    case ("NSSet", 1): return "Set<\(elements.first ?? "AnyHashable")>"
    case ("NSDictionary", 1):
      let key = elements.first ?? "AnyHashable"
      return "[\(key == "Any" ? "AnyHashable" : key): \(elements.count > 1 ? elements[1] : "Any")]"
    case ("void", 1): return "UnsafeMutableRawPointer"
    case (_, 0), (_, 1):
      // Of the system's classes with generic arguments Swift has none; others adopt protocols.
      let isPlain = arguments.isEmpty || name.hasPrefix("NS") || stars == 0
      let own = names.renamed[name] ?? HeaderType.swiftName(name)
      return isPlain ? own : ([own] + arguments.compactMap(\.name)).joined(separator: " & ")
    default: return nil
    }
  }

  private static func pointer(to name: String, _ stars: Int) -> String? {
    switch stars {
    case 0: plain[name]
    case 1: pointed(name).map { "UnsafeMutablePointer<\($0)>" }
    default: nil
    }
  }

  private static func constant(_ name: String) -> String? {
    pointed(name).map { "UnsafePointer<\($0)>" }
  }

  /// What a pointer leads to: `BOOL` is Swift's `Bool` only where it stands alone.
  private static func pointed(_ name: String) -> String? {
    switch name {
    case "BOOL", "Boolean": "ObjCBool"
    default: plain[name]
    }
  }

  /// Plain C's names.
  static let plain: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "int8_t": "Int8", "int16_t": "Int16",
    "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int",
    "SEL": "Selector", "NSRange": "NSRange", "CGRect": "CGRect", "CGSize": "CGSize",
    "CGPoint": "CGPoint", "UIEdgeInsets": "UIEdgeInsets", "unichar": "UInt16", "Byte": "UInt8",
    "Int": "Int", "UInt": "UInt", "Int8": "Int8", "UInt8": "UInt8", "Int16": "Int16",
    "UInt16": "UInt16", "Int32": "Int32", "UInt32": "UInt32", "Int64": "Int64",
    "UInt64": "UInt64", "Double": "Double", "Float": "Float",
    "dispatch_queue_t": "DispatchQueue", "dispatch_block_t": "() -> Void",
    "CGColorRef": "CGColor", "CGImageRef": "CGImage", "CGPathRef": "CGPath",
    "CGContextRef": "CGContext", "CLLocationCoordinate2D": "CLLocationCoordinate2D",
  ]

  /// Foundation's classes that Swift has as values, or without their prefix.
  static func swiftName(_ name: String) -> String {
    guard name.hasPrefix("NS") else { return name }
    if let other = values[name] ?? nested[name] { return other }
    let rest = String(name.dropFirst(2))
    return renamed.contains(rest) ? rest : name
  }

  /// Whether Foundation's class of a name is a value in Swift.
  static func isValue(_ name: String) -> Bool {
    valueNames.contains(name) || values[name] != nil
      || name.hasPrefix("NS") && valueNames.contains(String(name.dropFirst(2)))
  }

  private static let valueNames: Set<String> = [
    "NSArray", "NSSet", "NSDictionary", "Class", "String", "Data", "Date", "IndexPath", "IndexSet",
    "DateComponents", "Calendar", "TimeZone", "Locale", "UUID", "Notification", "CharacterSet",
    "DateInterval", "PersonNameComponents",
  ]

  private static let values = [
    "NSError": "any Error", "NSURLRequest": "URLRequest", "NSURL": "URL",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
  ]

  /// Enumerations, options and texts that stand in a type in Swift.
  private static let nested = [
    "NSStringEncoding": "UInt", "NSErrorDomain": "String",
    "NSNotificationName": "Notification.Name",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSRunLoopMode": "RunLoop.Mode", "NSStringCompareOptions": "NSString.CompareOptions",
    "NSStringEnumerationOptions": "NSString.EnumerationOptions",
    "NSCalendarUnit": "NSCalendar.Unit", "NSCalendarIdentifier": "NSCalendar.Identifier",
    "NSDateFormatterStyle": "DateFormatter.Style",
    "NSNumberFormatterStyle": "NumberFormatter.Style",
    "NSByteCountFormatterCountStyle": "ByteCountFormatter.CountStyle",
    "NSDataReadingOptions": "NSData.ReadingOptions",
    "NSDataWritingOptions": "NSData.WritingOptions",
    "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
    "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
    "NSSearchPathDirectory": "FileManager.SearchPathDirectory",
    "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask",
    "NSFileAttributeKey": "FileAttributeKey", "NSURLResourceKey": "URLResourceKey",
    "NSOperationQueuePriority": "Operation.QueuePriority",
    "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
    "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
    "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
    "NSURLSessionTaskState": "URLSessionTask.State",
    "NSURLCredentialPersistence": "URLCredential.Persistence",
    "NSRegularExpressionOptions": "NSRegularExpression.Options",
    "NSMatchingOptions": "NSRegularExpression.MatchingOptions",
  ]

  private static let renamed: Set<String> = [
    "ComparisonResult", "Comparator", "QualityOfService", "HTTPURLResponse", "URLProtocol",
    "URLCredentialStorage", "URLSessionStreamTask", "URLSessionWebSocketTask",
    "URLSessionTaskMetrics", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "CachedURLResponse", "StreamDelegate",
    "XMLParserDelegate", "FileManagerDelegate", "ByteCountFormatter", "DateComponentsFormatter",
    "DateIntervalFormatter", "ISO8601DateFormatter", "MeasurementFormatter", "LengthFormatter",
    "MassFormatter", "EnergyFormatter", "PersonNameComponentsFormatter", "FileWrapper",
    "ValueTransformer", "Pipe", "Unit", "Dimension", "NotificationQueue",
    "String", "Data", "Date", "IndexPath", "IndexSet", "DateComponents", "Calendar", "TimeZone",
    "Locale", "UUID", "Notification", "CharacterSet", "DateInterval", "PersonNameComponents",
    "Bundle", "Timer", "Thread", "Operation", "BlockOperation", "OperationQueue", "FileManager",
    "UserDefaults", "NotificationCenter", "DateFormatter", "NumberFormatter", "Formatter",
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLResponse",
    "URLCache", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge",
    "HTTPCookie", "HTTPCookieStorage", "Progress", "Scanner", "InputStream", "OutputStream",
    "Stream", "UndoManager", "JSONSerialization", "ProcessInfo", "RunLoop",
    "Port", "XMLParser", "FileHandle",
  ]
}
