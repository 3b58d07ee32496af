// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
internal import NetworkArchive

/// Loads addresses of HTTP from the archive of the run.
final class ArchiveProtocol: URLProtocol {
  private let lock = NSLock()
  private var isStopped = false

  override class func canInit(with request: URLRequest) -> Bool {
    guard ["http", "https"].contains(request.url?.scheme?.lowercased()) else { return false }
    RecordedNetwork.shared?.note(request)
    return RecordedNetwork.shared != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let network = RecordedNetwork.shared else { return }
    let answer = network.answer(to: request, sent: request.httpBody)
    // A session stops and releases a loading on its own queue; what both touch is behind the lock.
    nonisolated(unsafe) let loading = self
    network.later(answer?.latency ?? 0) {
      guard loading.lock.withLock({ !loading.isStopped }) else { return }
      if let answer { loading.deliver(answer) } else { loading.fail() }
    }
  }

  override func stopLoading() { lock.withLock { isStopped = true } }

  private func deliver(_ answer: NetworkArchive.Answer) {
    guard let client,
      let response = HTTPURLResponse(
        url: answer.url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: answer.headers)
    else { return fail() }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: answer.headers, for: answer.url)
    HTTPCookieStorage.shared.setCookies(cookies, for: answer.url, mainDocumentURL: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: answer.body)
    if task is URLSessionDownloadTask {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
      guard (try? answer.body.write(to: file)) != nil, DownloadPlace.set(file, of: self) else {
        return fail(.cannotWriteToFile)
      }
    }
    client.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ code: URLError.Code = .notConnectedToInternet) {
    var details: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    details[NSURLErrorFailingURLErrorKey] = request.url
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
  }

  // MARK: In the place of HTTP

  /// Has every session load HTTP from here, once for the process.
  static func install() { _ = isInstalled }

  /// The sessions of Foundation on Linux ask their own class for HTTP first, whatever is registered. So
  /// the entry of that class's method table says no, and registered classes are asked.
  private static let isInstalled: Bool = {
    let name = "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZ"
    guard let method = dlsym(nil, name),
      let slot = TypeMetadata(URLProtocol.self).methods.firstIndex(of: UInt(bitPattern: method))
    else { return false }
    for kind in URLSessionConfiguration.default.protocolClasses ?? []
    where String(reflecting: kind).hasSuffix("._HTTPURLProtocol") {
      TypeMetadata(kind).methods[slot] = TypeMetadata(ClosedProtocol.self).methods[slot]
    }
    return URLProtocol.registerClass(ArchiveProtocol.self)
  }()

  private final class ClosedProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
  }
}

/// Where a loading says that its file is, which Foundation on Linux lets its own classes alone say.
private enum DownloadPlace {
  /// - Returns: Whether it could be said.
  static func set(_ file: URL, of loading: URLProtocol) -> Bool {
    let parts = sequence(first: Mirror(reflecting: loading), next: \.superclassMirror)
    guard let child = parts.lazy.flatMap(\.children).first(where: { $0.label == "properties" }),
      let properties = child.value as? any LoadingProperties
    else { return false }
    // The first property of the class, behind the object's head.
    let place = Unmanaged.passUnretained(loading).toOpaque()
      .advanced(by: 2 * MemoryLayout<UInt>.size)
    return properties.replace(at: place, adding: file, as: "temporaryFileURL")
  }
}

private protocol LoadingProperties {
  func replace(at place: UnsafeMutableRawPointer, adding file: URL, as name: String) -> Bool
}

extension Dictionary: LoadingProperties
where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  fileprivate func replace(
    at place: UnsafeMutableRawPointer, adding file: URL, as name: String
  ) -> Bool {
    let here = unsafeBitCast(self, to: UInt.self)
    guard let key = Key(rawValue: name), place.load(as: UInt.self) == here else { return false }
    place.assumingMemoryBound(to: Self.self).pointee[key] = file
    return true
  }
}
