// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Answers as files: `example.org/items/1.json` is what `https://example.org/items/1.json` and
/// `https://example.org/items/1` say.
struct AnswerFolder: Sendable {
  let root: URL

  /// Media types by the names of files, and what is tried where an address ends without one.
  private static let types: [(ending: String, type: String)] = [
    ("json", "application/json"), ("html", "text/html; charset=utf-8"), ("xml", "text/xml"),
    ("txt", "text/plain; charset=utf-8"), ("png", "image/png"), ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"), ("gif", "image/gif"), ("webp", "image/webp"),
    ("svg", "image/svg+xml"), ("pdf", "application/pdf"), ("rss", "application/rss+xml"),
    ("css", "text/css"), ("js", "text/javascript"), ("csv", "text/csv"),
  ]

  /// The file of an address; of methods but `GET` and `HEAD` under the method's name: `POST/example.org/…`.
  func answer(to request: NetworkArchive.Request) -> NetworkArchive.Answer? {
    guard let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true),
      let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    let names = parts.path.split(separator: "/").map(String.init)
    guard !([host] + names).contains(where: { $0 == "." || $0 == ".." }) else { return nil }
    var place = request.method == "GET" || request.method == "HEAD" ? "" : "\(request.method)/"
    place += ([host] + names).joined(separator: "/")
    let isFolder = names.isEmpty || parts.path.hasSuffix("/")
    var stems = [place, "\(place)/index"]
    if isFolder { stems.reverse() }
    if let query = parts.query { stems = stems.map { "\($0)?\(query)" } + stems }
    for stem in stems {
      for ending in [""] + Self.types.map({ ".\($0.ending)" }) {
        let file = root.appendingPathComponent(stem + ending)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
          !isFolder.boolValue, let data = FileManager.default.contents(atPath: file.path)
        else { continue }
        let type = Self.types.first { $0.ending == file.pathExtension.lowercased() }?.type
        return NetworkArchive.Answer(
          url: request.url, status: 200,
          headers: ["Content-Type": type ?? "application/octet-stream"],
          body: request.method == "HEAD" ? Data() : data, latency: 0)
      }
    }
    return nil
  }
}
