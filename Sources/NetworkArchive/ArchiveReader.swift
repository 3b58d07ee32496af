// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Reads HTTP Archives, as browsers and proxies export them (W3C's draft of HAR, 1.2).
enum ArchiveReader {
  static func entries(of data: Data) throws(ArchiveProblem) -> [NetworkArchive.Entry] {
    let root: [String: Any]
    do {
      root = try JSONText.dictionary(data)
    } catch {
      var problem = ArchiveProblem(error.message)
      (problem.line, problem.column) = (error.place.line, error.place.column)
      throw problem
    }
    let log = Part(root, "").part("log")
    guard let list = log?.content["entries"] as? [Any] else {
      throw ArchiveProblem(
        "there is no list 'log.entries', so this is no HTTP Archive; export it again")
    }
    var entries: [NetworkArchive.Entry] = []
    for (index, value) in list.enumerated() {
      guard let content = value as? [String: Any] else {
        throw ArchiveProblem("'log.entries[\(index)]' is no object; export the archive again")
      }
      if let entry = try entry(Part(content, "log.entries[\(index)]")) { entries.append(entry) }
    }
    return entries
  }

  /// An entry; nil for one that was never answered, which browsers keep with the status 0.
  private static func entry(_ part: Part) throws(ArchiveProblem) -> NetworkArchive.Entry? {
    guard let asked = part.part("request"), let answered = part.part("response") else {
      throw ArchiveProblem(
        "'\(part.path)' needs a 'request' and a 'response'; export the archive again")
    }
    guard let text = asked.content["url"] as? String, let url = URL(string: text) else {
      throw ArchiveProblem(
        "'\(asked.path).url' is no address; export the archive again")
    }
    let status = (answered.content["status"] as? NSNumber)?.intValue ?? 0
    guard status > 0 else { return nil }
    let headers = headers(answered)
    let milliseconds = (part.content["time"] as? NSNumber)?.doubleValue ?? 0
    let answer = NetworkArchive.Answer(
      url: url, status: status, headers: headers, body: try body(answered),
      latency: milliseconds > 0 ? min(milliseconds / 1000, 60) : 0)
    let target = (answered.content["redirectURL"] as? String).flatMap { $0.isEmpty ? nil : $0 }
    let redirect =
      (300..<400).contains(status)
      ? (target ?? headers["Location"]).flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
      : nil
    return NetworkArchive.Entry(
      request: .init(method: asked.content["method"] as? String ?? "GET", url: url),
      sent: (asked.part("postData")?.content["text"] as? String).map { Data($0.utf8) },
      answer: answer, redirect: redirect)
  }

  private static func body(_ answered: Part) throws(ArchiveProblem) -> Data {
    guard let content = answered.part("content"), let text = content.content["text"] as? String
    else { return Data() }
    guard (content.content["encoding"] as? String)?.lowercased() == "base64" else {
      return Data(text.utf8)
    }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw ArchiveProblem(
        "'\(content.path).text' is not in base64, as its 'encoding' says; export the archive again")
    }
    return data
  }

  /// The headers but for those of the transport, which is over: bodies are kept unpacked.
  private static func headers(_ answered: Part) -> [String: String] {
    var headers: [String: String] = [:]
    for case let pair as [String: Any] in answered.content["headers"] as? [Any] ?? [] {
      guard let name = pair["name"] as? String, let value = pair["value"] as? String,
        !["content-encoding", "transfer-encoding", "content-length"].contains(name.lowercased())
      else { continue }
      // Later versions of HTTP send names in small letters; requests for them have any case.
      let known = headers.keys.first { $0.lowercased() == name.lowercased() } ?? title(name)
      headers[known] = headers[known].map { "\($0), \(value)" } ?? value
    }
    if headers["Content-Type"] == nil,
      let kind = answered.part("content")?.content["mimeType"] as? String, !kind.isEmpty
    {
      headers["Content-Type"] = kind
    }
    return headers
  }

  /// `content-type` as `Content-Type`.
  private static func title(_ name: String) -> String {
    guard name == name.lowercased() else { return name }
    return name.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }

  /// An object of the archive, and the way to it.
  private struct Part {
    let content: [String: Any]
    let path: String

    init(_ content: [String: Any], _ path: String) {
      self.content = content
      self.path = path
    }

    func part(_ name: String) -> Part? {
      (content[name] as? [String: Any]).map { Part($0, path.isEmpty ? name : "\(path).\(name)") }
    }
  }
}
