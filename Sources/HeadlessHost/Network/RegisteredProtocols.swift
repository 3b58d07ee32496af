// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

/// The classes that an app registers to load addresses, which come before all others, the last one first
/// (Documentation/NetworkArchive.md §3.1).
///
/// Sessions of Foundation on Linux ask their own class for HTTP before registered ones, and of these the first
/// one first. So the entries of the method tables that register, and that say whether that class loads a
/// request, are replaced.
enum RegisteredProtocols {
  private static let lock = NSLock()
  /// The last registered first.
  nonisolated(unsafe) private static var classes: [URLProtocol.Type] = []

  /// A launch begins: the classes of the one before are gone.
  static func renew() {
    _ = hearsOfClasses
    for kind in lock.withLock({ classes }) { ArchiveProtocol.unregisterClass(kind) }
    lock.withLock { classes = [] }
  }

  /// Has registered classes asked before Foundation's own for HTTP, once for the process.
  static func comeFirst() { _ = isFirst }

  /// Whether one of them loads a request.
  static func loads(_ request: URLRequest) -> Bool {
    lock.withLock { classes }.contains { $0.canInit(with: request) }
  }

  fileprivate static func add(_ kind: URLProtocol.Type) {
    comeFirst()
    let all = lock.withLock {
      classes = [kind] + classes.filter { $0 != kind }
      return classes
    }
    for kind in all + [ArchiveProtocol.self] { ArchiveProtocol.unregisterClass(kind) }
    for kind in all { _ = ArchiveProtocol.registerClass(kind) }
    if RecordedNetwork.shared != nil {
      _ = ArchiveProtocol.registerClass(ArchiveProtocol.self)
    }
  }

  fileprivate static func remove(_ kind: URLProtocol.Type) {
    lock.withLock { classes.removeAll { $0 == kind } }
    ArchiveProtocol.unregisterClass(kind)
  }

  private static let hearsOfClasses: Bool = {
    replace("13registerClassySbyXlXpFZ", in: URLProtocol.self, by: Registration.self)
      && replace("15unregisterClassyyyXlXpFZ", in: URLProtocol.self, by: Registration.self)
  }()

  private static let isFirst: Bool = {
    let kinds = URLSessionConfiguration.default.protocolClasses ?? []
    guard let http = kinds.first(where: { String(reflecting: $0).hasSuffix("._HTTPURLProtocol") })
    else { return false }
    return replace(
      "7canInit4withSbAA10URLRequestV_tFZ", in: http, by: SecondProtocol.self)
  }()

  /// Gives a class the method that another one has in its place.
  ///
  /// - Parameter method: The end of the mangled name that it has in `URLProtocol`.
  /// - Returns: Whether Foundation has such a method.
  private static func replace(
    _ method: String, in kind: AnyClass, by other: URLProtocol.Type
  ) -> Bool {
    let name = "$s20FoundationNetworking11URLProtocolC" + method
    guard let address = dlsym(nil, name),
      let slot = Self.base.firstIndex(of: UInt(bitPattern: address))
    else { return false }
    TypeMetadata(kind).methods[slot] = TypeMetadata(other).methods[slot]
    return true
  }

  /// The methods of `URLProtocol` as they were.
  private static let base = Array(TypeMetadata(URLProtocol.self).methods)
}

/// What `URLProtocol` does to register, instead of its own. The tables of its subclasses keep the methods that it
/// had, so Foundation's own are called through one of them.
private final class Registration: URLProtocol {
  override class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let kind = protocolClass as? URLProtocol.Type,
      !String(reflecting: kind).hasPrefix("FoundationNetworking.")
    else { return ArchiveProtocol.registerClass(protocolClass) }
    RegisteredProtocols.add(kind)
    return true
  }

  override class func unregisterClass(_ protocolClass: AnyClass) {
    guard let kind = protocolClass as? URLProtocol.Type else { return }
    RegisteredProtocols.remove(kind)
  }
}

/// Loads HTTP where no class of the app or of the run's does.
private final class SecondProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    guard RecordedNetwork.shared == nil,
      ["http", "https"].contains(request.url?.scheme?.lowercased())
    else { return false }
    return !RegisteredProtocols.loads(request)
  }
}
