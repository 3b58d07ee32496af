// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

/// The classes that an app registers to load addresses, which come before all others, the last one first
/// (Documentation/NetworkArchive.md §3.1).
///
/// Sessions of Foundation on Linux ask their own class for HTTP before registered ones, and of these the first
/// one first. So the symbols that register (`ProtocolHooks`), and the entry of the method table that says
/// whether that class loads a request, are replaced.
enum RegisteredProtocols {
  private static let lock = NSLock()
  /// The last registered first.
  nonisolated(unsafe) private static var classes: [URLProtocol.Type] = []

  /// A launch begins: the classes of the one before are gone.
  static func renew() {
    _ = hearsOfClasses
    for kind in lock.withLock({ classes }) { foundation.unregisterClass(kind) }
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
    for kind in all + [ArchiveProtocol.self] { foundation.unregisterClass(kind) }
    for kind in all { addLast(kind) }
    if RecordedNetwork.shared != nil { addLast(ArchiveProtocol.self) }
  }

  fileprivate static func remove(_ kind: URLProtocol.Type) {
    lock.withLock { classes.removeAll { $0 == kind } }
    foundation.unregisterClass(kind)
  }

  private static let hearsOfClasses: Void = hearOfProtocols(
    register: { one in
      guard let kind = one as? URLProtocol.Type else { return false }
      // Foundation's own come by this way, too.
      if String(reflecting: kind).hasPrefix("FoundationNetworking.") {
        return foundation.registerClass(kind)
      }
      add(kind)
      return true
    }, unregister: { ($0 as? URLProtocol.Type).map(remove) })

  /// Foundation's class as a value that no compiler knows: its methods are then looked up in its table, which
  /// has Foundation's own.
  private static let foundation =
    (_typeByName("20FoundationNetworking11URLProtocolC") as? URLProtocol.Type) ?? URLProtocol.self

  /// Has a class of the run's asked after those of the app.
  static func addLast(_ kind: URLProtocol.Type) { _ = foundation.registerClass(kind) }

  private static let isFirst: Bool = {
    // Foundation's classes are registered with the first session.
    _ = URLSession(configuration: .ephemeral)
    let name = "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZ"
    let kinds = URLSessionConfiguration.default.protocolClasses ?? []
    guard let method = dlsym(nil, name),
      let slot = TypeMetadata(URLProtocol.self).methods.firstIndex(of: UInt(bitPattern: method)),
      let http = kinds.first(where: { String(reflecting: $0).hasSuffix("._HTTPURLProtocol") })
    else { return false }
    TypeMetadata(http).methods[slot] = TypeMetadata(SecondProtocol.self).methods[slot]
    return true
  }()
}

@_silgen_name("snug_protocols_hear")
private func hearOfProtocols(
  register: @escaping (AnyClass) -> Bool, unregister: @escaping (AnyClass) -> Void)

/// Loads HTTP where no class of the app or of the run's does.
private final class SecondProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    guard RecordedNetwork.shared == nil,
      ["http", "https"].contains(request.url?.scheme?.lowercased())
    else { return false }
    return !RegisteredProtocols.loads(request)
  }
}
