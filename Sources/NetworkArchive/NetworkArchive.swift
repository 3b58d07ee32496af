// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What servers answered, kept in files, to be answered again (Documentation/NetworkArchive.md).
package struct NetworkArchive: Sendable {
  /// What is asked of a server.
  package struct Request: Hashable, Sendable {
    /// In capitals: `GET`.
    package var method: String
    package var url: URL

    package init(method: String, url: URL) {
      self.method = method.uppercased()
      self.url = url
    }

    /// What makes two requests the same: fragments stay in the app, schemes and hosts have no case.
    var key: String {
      guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        return "\(method) \(url.absoluteString)"
      }
      parts.fragment = nil
      parts.scheme = parts.scheme?.lowercased()
      parts.host = parts.host?.lowercased()
      if parts.path.isEmpty { parts.path = "/" }
      if (parts.scheme, parts.port) == ("http", 80) || (parts.scheme, parts.port) == ("https", 443)
      {
        parts.port = nil
      }
      return "\(method) \(parts.string ?? url.absoluteString)"
    }
  }

  /// What the server said.
  package struct Answer: Equatable, Sendable {
    package var url: URL
    package var status: Int
    /// One value a name; of those sent twice both, with a comma between.
    package var headers: [String: String]
    package var body: Data
    /// Seconds from the request to the end of the answer.
    package var latency: TimeInterval
  }

  /// A recorded request and its answer.
  struct Entry: Sendable {
    var request: Request
    /// What was sent along; nil where nothing was.
    var sent: Data?
    var answer: Answer
    /// Where a browser goes on.
    var redirect: URL?
  }

  private enum Content: Sendable {
    case entries([String: [Entry]])
    case folder(AnswerFolder)
  }

  private let content: Content

  /// Opens an HTTP Archive, or a folder of files by host and path.
  ///
  /// - Complexity: O(bytes) of an archive; files of a folder are read when they are asked for.
  package init(path: String) throws(ArchiveProblem) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ArchiveProblem("there is no file '\(path)'; record it, or take it out of snug.json")
    }
    if isFolder.boolValue {
      self.init(.folder(AnswerFolder(root: URL(fileURLWithPath: path))))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ArchiveProblem("the file cannot be read")
    }
    try self.init(archive: data)
  }

  /// Reads an HTTP Archive, version 1.1 or 1.2.
  package init(archive data: Data) throws(ArchiveProblem) {
    self.init(
      .entries(Dictionary(grouping: try ArchiveReader.entries(of: data), by: \.request.key)))
  }

  private init(_ content: Content) { self.content = content }

  /// The recorded answer to a request, where a browser's redirects end.
  ///
  /// - Parameters:
  ///   - sent: The body of the request: of several answers the first to the same body is meant.
  ///   - turn: How many times the same was asked before: each time the next answer, at the end the last.
  /// - Returns: nil where nothing of the kind was recorded.
  package func answer(to request: Request, sent: Data? = nil, turn: Int = 0) -> Answer? {
    guard case .entries(let entries) = content else {
      if case .folder(let folder) = content { return folder.answer(to: request) }
      return nil
    }
    var (request, sent) = (request, sent)
    var latency: TimeInterval = 0
    // As many as URL sessions follow.
    for step in 0..<16 {
      guard let all = entries[request.key] else { return nil }
      let same = all.filter { sent != nil && $0.sent == sent }
      let fitting = same.isEmpty ? all : same
      let entry = fitting[min(step == 0 ? turn : 0, fitting.count - 1)]
      latency += entry.answer.latency
      guard let next = entry.redirect else {
        var answer = entry.answer
        answer.latency = latency
        return answer
      }
      let keepsMethod = entry.answer.status == 307 || entry.answer.status == 308
      request = Request(method: keepsMethod ? request.method : "GET", url: next)
      if !keepsMethod { sent = nil }
    }
    return nil
  }
}

/// Why an archive cannot be used, and what helps.
package struct ArchiveProblem: Error, Equatable, Sendable {
  package var line = 1
  package var column = 1
  package var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
