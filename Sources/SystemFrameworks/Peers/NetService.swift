// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A service of the local network. There is no such network: publishing, resolving and browsing
/// fail in a later turn of the main loop.
open class NetService: NSObject {
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let noAutoRename = Options(rawValue: 1)
    public static let listenForConnections = Options(rawValue: 2)
  }

  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  /// What a delegate is told when something fails.
  static var failure: [String: NSNumber] {
    [
      errorCode: NSNumber(value: ErrorCode.unknownError.rawValue),
      errorDomain: NSNumber(value: 10),
    ]
  }

  public let name: String
  public let type: String
  public let domain: String
  open private(set) var port: Int
  open weak var delegate: (any NetServiceDelegate)?
  open var includesPeerToPeer = false
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
    super.init()
  }

  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  open var addresses: [Data]? { nil }
  open var hostName: String? { nil }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func publish() { publish(options: []) }

  open func publish(options: Options = []) {
    answerLater { [self] in delegate?.netService(self, didNotPublish: Self.failure) }
  }

  open func resolve() { resolve(withTimeout: 5) }

  open func resolve(withTimeout timeout: TimeInterval) {
    answerLater { [self] in delegate?.netService(self, didNotResolve: Self.failure) }
  }

  open func stop() {
    answerLater { [self] in delegate?.netServiceDidStop(self) }
  }

  open func txtRecordData() -> Data? { record }

  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  open func startMonitoring() {}
  open func stopMonitoring() {}

  /// The pairs of a TXT record: each a length in one byte and `key=value` (RFC 6763 §6).
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var pairs: [String: Data] = [:]
    var rest = txtData[...]
    while let length = rest.popFirst(), rest.count >= Int(length) {
      let pair = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let key = pair.prefix { $0 != UInt8(ascii: "=") }
      guard !key.isEmpty else { continue }
      pairs[String(decoding: key, as: UTF8.self)] = Data(pair.dropFirst(key.count + 1))
    }
    return pairs
  }

  /// A TXT record of pairs, in the order of their keys; a pair of over 255 bytes is left out.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    var data = Data()
    for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
      let pair = Data("\(key)=".utf8) + value
      guard let length = UInt8(exactly: pair.count) else { continue }
      data.append(length)
      data.append(pair)
    }
    return data
  }
}

public protocol NetServiceDelegate: NSObjectProtocol {
  // @objc optional
  func netServiceWillPublish(_ sender: NetService)
  // @objc optional
  func netServiceDidPublish(_ sender: NetService)
  // @objc(netService:didNotPublish:) optional
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  // @objc optional
  func netServiceWillResolve(_ sender: NetService)
  // @objc optional
  func netServiceDidResolveAddress(_ sender: NetService)
  // @objc(netService:didNotResolve:) optional
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  // @objc optional
  func netServiceDidStop(_ sender: NetService)
  // @objc(netService:didUpdateTXTRecordData:) optional
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  // @objc(netService:didAcceptConnectionWithInputStream:outputStream:) optional
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}

/// Looks for services; a search does not start.
open class NetServiceBrowser: NSObject {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func searchForBrowsableDomains() { refuse() }
  open func searchForRegistrationDomains() { refuse() }
  open func searchForServices(ofType type: String, inDomain domainString: String) { refuse() }

  open func stop() {
    answerLater { [self] in delegate?.netServiceBrowserDidStopSearch(self) }
  }

  private func refuse() {
    answerLater { [self] in
      delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
    }
  }
}

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  // @objc optional
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  // @objc optional
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  // @objc(netServiceBrowser:didNotSearch:) optional
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  // @objc(netServiceBrowser:didFindDomain:moreComing:) optional
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  // @objc(netServiceBrowser:didFindService:moreComing:) optional
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  // @objc(netServiceBrowser:didRemoveDomain:moreComing:) optional
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  // @objc(netServiceBrowser:didRemoveService:moreComing:) optional
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
