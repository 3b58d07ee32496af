// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

/// The delegate of a task, which hears on its session's queue what Foundation on Linux does not tell
/// (Documentation/NetworkArchive.md §3.6).
struct TaskListener: @unchecked Sendable {
  private let task: URLSessionTask
  private let session: URLSession
  private let delegate: any URLSessionTaskDelegate

  /// nil where nobody listens.
  init?(_ task: URLSessionTask) {
    let parts = sequence(first: Mirror(reflecting: task), next: \.superclassMirror)
    guard
      let session = parts.lazy.flatMap(\.children).first(where: { $0.label == "session" })?.value
        as? URLSession, let delegate = task.delegate
    else { return nil }
    (self.task, self.session, self.delegate) = (task, session, delegate)
  }

  private func tell(_ words: @escaping @Sendable (TaskListener) -> Void) {
    session.delegateQueue.addOperation { words(self) }
  }

  /// The whole body was sent.
  func tellSent(of request: URLRequest) {
    let count = Int64(Self.bodyCount(of: task) ?? request.httpBody?.count ?? 0)
    guard count > 0 else { return }
    tell {
      $0.delegate.urlSession(
        $0.session, task: $0.task, didSendBodyData: count, totalBytesSent: count,
        totalBytesExpectedToSend: count)
    }
  }

  /// The bytes that a task sends; nil where that is not known.
  private static func bodyCount(of task: URLSessionTask) -> Int? {
    let parts = sequence(first: Mirror(reflecting: task), next: \.superclassMirror)
    guard let body = parts.lazy.flatMap(\.children).first(where: { $0.label == "knownBody" })?.value
    else { return nil }
    // An optional, and in it a case.
    var content: Any = body
    while let inner = Mirror(reflecting: content).children.first?.value {
      if let data = inner as? DispatchData { return data.count }
      if let file = inner as? URL {
        return (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
      }
      content = inner
    }
    return nil
  }

  /// A file of so many bytes was written.
  func tellWritten(_ count: Int) {
    let count = Int64(count)
    tell {
      guard let delegate = $0.delegate as? any URLSessionDownloadDelegate,
        let task = $0.task as? URLSessionDownloadTask
      else { return }
      delegate.urlSession(
        $0.session, downloadTask: task, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
    }
  }

  func askWhetherToFollow(
    _ response: HTTPURLResponse, to request: URLRequest,
    _ answer: @escaping @Sendable (URLRequest?) -> Void
  ) {
    tell {
      $0.delegate.urlSession(
        $0.session, task: $0.task, willPerformHTTPRedirection: response, newRequest: request,
        completionHandler: answer)
    }
  }

  func askForCredential(
    _ space: URLProtectionSpace, _ response: HTTPURLResponse, failures: Int,
    _ answer: @escaping @Sendable (URLSession.AuthChallengeDisposition) -> Void
  ) {
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: failures,
      failureResponse: response, error: nil, sender: NoSender())
    tell {
      $0.delegate.urlSession($0.session, task: $0.task, didReceive: challenge) { disposition, _ in
        answer(disposition)
      }
    }
  }
}

/// Sessions are answered by blocks; nobody asks the sender.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
