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

  /// The recorded answer to a request, where a browser's redirects end; its latency is that of all of them.
  package func answer(to request: Request, sent: Data? = nil, turn: Int = 0) -> Answer? {
    let answers = answers(to: request, sent: sent, turn: turn)
    guard var last = answers.last else { return nil }
    last.latency = answers.reduce(0) { $0 + $1.latency }
    return last
  }

  /// The recorded answers to a request: redirects, and what they end in.
  ///
  /// - Parameters:
  ///   - sent: The body of the request: of several answers the first to the same body is meant.
  ///   - turn: How many times the same was asked before: each time the next answer, at the end the last.
  /// - Returns: nothing where the end was not recorded.
  package func answers(to request: Request, sent: Data? = nil, turn: Int = 0) -> [Answer] {
    guard case .entries(let entries) = content else {
      guard case .folder(let folder) = content, let answer = folder.answer(to: request) else {
        return []
      }
      return [answer]
    }
    var (request, sent) = (request, sent)
    var answers: [Answer] = []
    while answers.count < Self.mostAnswers {
      guard let all = entries[request.key] else { return [] }
      let same = all.filter { sent != nil && $0.sent == sent }
      let fitting = same.isEmpty ? all : same
      let entry = fitting[min(answers.isEmpty ? turn : 0, fitting.count - 1)]
      answers.append(entry.answer)
      guard let next = entry.redirect else { return answers }
      if !entry.answer.keepsMethod { sent = nil }
      request = Request(method: entry.answer.keepsMethod ? request.method : "GET", url: next)
    }
    return []
  }

  /// As many as URL sessions follow.
  private static let mostAnswers = 16
}

extension NetworkArchive.Answer {
  /// Whether what it redirects to is asked for in the same way.
  package var keepsMethod: Bool { status == 307 || status == 308 }
}

/// Why an archive cannot be used, and what helps.
package struct ArchiveProblem: Error, Equatable, Sendable {
  package var line = 1
  package var column = 1
  package var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
