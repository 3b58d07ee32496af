// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
internal import NetworkArchive

/// A recorded response.
///
/// A session of Foundation on Linux asks once more for a password when a response with the status 401 is through,
/// and does not end where nobody has one. It does so where it finds a host to ask for; while it finishes,
/// it finds none here, since the delegate was asked before.
final class RecordedResponse: HTTPURLResponse, @unchecked Sendable {
  private let lock = NSLock()
  /// The thread that finishes the loading.
  private var finisher: pthread_t?

  override var url: URL? {
    lock.withLock { finisher.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
      ? nil : super.url
  }

  func whileFinal(_ action: () -> Void) {
    guard statusCode == 401 else { return action() }
    lock.withLock { finisher = pthread_self() }
    action()
    lock.withLock { finisher = nil }
  }
}

extension NetworkArchive.Answer {
  var response: RecordedResponse? {
    RecordedResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
  }

  /// The request that follows one that was answered so.
  func redirect(_ request: URLRequest, to url: URL) -> URLRequest {
    var next = request
    next.url = url
    if !keepsMethod { (next.httpMethod, next.httpBody) = ("GET", nil) }
    return next
  }
}

extension URLProtectionSpace {
  /// What a response with the status 401 asks a password for; nil where it asks for none.
  convenience init?(asking response: HTTPURLResponse) {
    guard response.statusCode == 401, let url = response.url, let host = url.host,
      let words = response.value(forHTTPHeaderField: "WWW-Authenticate")
    else { return nil }
    let method =
      switch words.prefix(while: { $0 != " " && $0 != "," }).lowercased() {
      case "basic": NSURLAuthenticationMethodHTTPBasic
      case "digest": NSURLAuthenticationMethodHTTPDigest
      default: NSURLAuthenticationMethodDefault
      }
    let realm = words.range(of: "realm=\"").map {
      String(words[$0.upperBound...].prefix { $0 != "\"" })
    }
    let scheme = url.scheme ?? "https"
    self.init(
      host: host, port: url.port ?? (scheme == "http" ? 80 : 443), protocol: scheme, realm: realm,
      authenticationMethod: method)
  }
}

extension URLRequest {
  /// The body to send; that of a stream is taken out of it.
  var sentBody: Data? {
    guard httpBody == nil, let stream = httpBodyStream else { return httpBody }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = stream.read(&part, maxLength: part.count), count > 0 {
      body.append(contentsOf: part[..<count])
    }
    return body
  }
}
