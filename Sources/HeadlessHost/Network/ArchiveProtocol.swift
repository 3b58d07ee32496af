// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
internal import NetworkArchive

/// Loads addresses of HTTP from the archive of the run.
final class ArchiveProtocol: URLProtocol {
  private let lock = NSLock()
  private var isStopped = false
  private lazy var sent = request.sentBody

  override class func canInit(with request: URLRequest) -> Bool {
    guard ["http", "https"].contains(request.url?.scheme?.lowercased()),
      !RegisteredProtocols.loads(request)
    else { return false }
    RecordedNetwork.shared?.note(request)
    return RecordedNetwork.shared != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let network = RecordedNetwork.shared else { return }
    listener?.tellSent(of: request)
    follow(network.answers(to: request, sent: sent), for: request)
  }

  override func stopLoading() { lock.withLock { isStopped = true } }

  /// Who is told how the loading goes on.
  private var listener: TaskListener? { task.flatMap(TaskListener.init) }

  /// Runs `action` after some seconds, unless the loading was stopped by then.
  private func later(_ seconds: TimeInterval, _ action: @escaping (ArchiveProtocol) -> Void) {
    // A session stops and releases a loading on its own queue; what both touch is behind the lock.
    nonisolated(unsafe) let loading = self
    nonisolated(unsafe) let action = action
    RecordedNetwork.shared?.later(seconds) {
      guard loading.lock.withLock({ !loading.isStopped }) else { return }
      action(loading)
    }
  }

  /// Redirects that a session follows at most, as it does those of the archive.
  private static let mostRedirects = 16

  /// Goes through redirects to their end.
  ///
  /// - Parameter count: How many were followed.
  private func follow(
    _ answers: [NetworkArchive.Answer], for request: URLRequest, after count: Int = 0
  ) {
    guard count <= Self.mostRedirects else { return later(0) { $0.fail(.httpTooManyRedirects) } }
    guard let first = answers.first else { return later(0) { $0.fail() } }
    later(first.latency) { loading in
      guard answers.count > 1 else { return loading.end(with: first, to: request) }
      let next = first.redirect(request, to: answers[1].url)
      guard let listener = loading.listener, let response = first.response else {
        return loading.follow(Array(answers.dropFirst()), for: next, after: count + 1)
      }
      nonisolated(unsafe) let kept = loading
      listener.askWhetherToFollow(response, to: next) { wanted in
        guard let wanted else { return kept.later(0) { $0.deliver(first) } }
        let isOther = wanted.url != next.url || wanted.httpMethod != next.httpMethod
        kept.follow(
          isOther
            ? RecordedNetwork.shared?.answers(to: wanted, sent: wanted.sentBody) ?? []
            : Array(answers.dropFirst()), for: wanted, after: count + 1)
      }
    }
  }

  /// Tells the last answer; one that asks for a name and a password is the delegate's first.
  private func end(
    with answer: NetworkArchive.Answer, to request: URLRequest, failures: Int = 0
  ) {
    guard let listener, let response = answer.response,
      let space = URLProtectionSpace(asking: response)
    else { return deliver(answer) }
    nonisolated(unsafe) let loading = self
    listener.askForCredential(space, response, failures: failures) { disposition in
      switch disposition {
      case .cancelAuthenticationChallenge: loading.later(0) { $0.fail(.cancelled) }
      case .useCredential:
        let answers = RecordedNetwork.shared?.answers(to: request, sent: loading.sent) ?? []
        // The same again is what the server says to every password.
        guard let next = answers.last, answers.count == 1, next != answer else {
          return answers.count > 1
            ? loading.follow(answers, for: request) : loading.later(0) { $0.deliver(answer) }
        }
        loading.later(next.latency) { $0.end(with: next, to: request, failures: failures + 1) }
      default: loading.later(0) { $0.deliver(answer) }
      }
    }
  }

  private func deliver(_ answer: NetworkArchive.Answer) {
    guard let client, let response = answer.response else { return fail() }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: answer.headers, for: answer.url)
    HTTPCookieStorage.shared.setCookies(cookies, for: answer.url, mainDocumentURL: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if task is URLSessionDownloadTask {
      // Data would be told to a delegate of data tasks, and this is none.
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
      guard (try? answer.body.write(to: file)) != nil, DownloadPlace.set(file, of: self) else {
        return fail(.cannotWriteToFile)
      }
      listener?.tellWritten(answer.body.count)
    } else {
      client.urlProtocol(self, didLoad: answer.body)
    }
    response.whileFinal { client.urlProtocolDidFinishLoading(self) }
  }

  private func fail(_ code: URLError.Code = .notConnectedToInternet) {
    var details: [String: Any] = [
      NSLocalizedDescriptionKey: code == .cancelled
        ? "cancelled" : "The Internet connection appears to be offline."
    ]
    details[NSURLErrorFailingURLErrorKey] = request.url
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
  }

  // MARK: In the place of HTTP

  /// Has every session load HTTP from here, once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    RegisteredProtocols.comeFirst()
    RegisteredProtocols.addLast(ArchiveProtocol.self)
  }()
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
