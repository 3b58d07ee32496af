// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

/// What a request allows of the network, which is an unmetered one here.
extension URLRequest {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular
    case expensive
    case constrained
  }

  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// Kinds of traffic that Foundation has on Apple's systems alone; they go as others do.
extension NSURLRequest.NetworkServiceType {
  public static var avStreaming: Self { .video }
  public static var responsiveAV: Self { .video }
  public static var responsiveData: Self { .default }
  public static var callSignaling: Self { .voip }
}

/// What Foundation marks unavailable on Linux. It has no effect here: a run has recorded answers or none.
extension URLSessionConfiguration {
  public var waitsForConnectivity: Bool {
    get { (objc_getAssociatedObject(self, &waiting) as? Bool) ?? false }
    set { objc_setAssociatedObject(self, &waiting, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Nothing goes on without the app, so it is never launched for it; kept.
  public var sessionSendsLaunchEvents: Bool {
    get { (objc_getAssociatedObject(self, &launching) as? Bool) ?? false }
    set { objc_setAssociatedObject(self, &launching, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { (objc_getAssociatedObject(self, &constrained) as? Bool) ?? true }
    set { objc_setAssociatedObject(self, &constrained, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { (objc_getAssociatedObject(self, &expensive) as? Bool) ?? true }
    set { objc_setAssociatedObject(self, &expensive, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// A default configuration of that name: nothing goes on without the app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}

extension URLSessionTask {
  /// Whether data may come in parts; kept.
  public var prefersIncrementalDelivery: Bool {
    get { (objc_getAssociatedObject(self, &incremental) as? Bool) ?? true }
    set { objc_setAssociatedObject(self, &incremental, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// What a delegate may be told on Apple's systems; Foundation's sessions do not tell it here.
extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

nonisolated(unsafe) private var incremental: UInt8 = 0
nonisolated(unsafe) private var waiting: UInt8 = 0
nonisolated(unsafe) private var launching: UInt8 = 0
nonisolated(unsafe) private var constrained: UInt8 = 0
nonisolated(unsafe) private var expensive: UInt8 = 0

/// The key of what a download that ended early goes on from.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse
    case lz4
    case lzma
    case zlib
  }

  /// The data in blocks of RFC 1951 that are stored as they are; other algorithms are not here.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
    var rest = (self as Data)[...]
    var result = Data()
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      result += block
    } while !rest.isEmpty
    return result as NSData
  }
}
