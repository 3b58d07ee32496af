// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import NetworkArchive

/// Documentation/NetworkArchive.md §2.
@Suite("what servers answered once")
struct NetworkArchiveTests {
  private static func request(_ method: String = "GET", _ url: String) -> NetworkArchive.Request {
    .init(method: method, url: URL(string: url)!)
  }

  private static func entry(
    _ method: String = "GET", _ url: String, status: Int = 200, text: String = "",
    time: Double = 0, request more: String = "", response: String = "", content: String = ""
  ) -> String {
    """
    {"time": \(time), "request": {"method": "\(method)", "url": "\(url)"\(more)},
     "response": {"status": \(status)\(response), "content": {"text": "\(text)"\(content)}}}
    """
  }

  private static func archive(_ entries: String...) throws -> NetworkArchive {
    try NetworkArchive(
      archive: Data(#"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#.utf8))
  }

  private static func text(_ answer: NetworkArchive.Answer?) -> String? {
    answer.map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test("a request is known by method and address, without its fragment and the host's capitals")
  func matching() throws {
    let archive = try Self.archive(
      Self.entry("GET", "https://Example.org/items?page=1", text: "one"),
      Self.entry("GET", "https://example.org:443", text: "home"),
      Self.entry("DELETE", "https://example.org/items?page=1", text: "gone"))
    func text(_ method: String = "GET", _ url: String) -> String? {
      Self.text(archive.answer(to: Self.request(method, url)))
    }
    #expect(text("GET", "https://example.org/items?page=1#top") == "one")
    #expect(text("get", "HTTPS://EXAMPLE.ORG/items?page=1") == "one")
    #expect(text("GET", "https://example.org/") == "home")
    #expect(text("DELETE", "https://example.org/items?page=1") == "gone")
    // Another query is another thing, and paths have capitals.
    #expect(text("GET", "https://example.org/items?page=2") == nil)
    #expect(text("GET", "https://example.org/Items?page=1") == nil)
    #expect(text("POST", "https://example.org/items?page=1") == nil)
  }

  @Test("what was asked several times is answered in order, and at last always the same")
  func turns() throws {
    let url = "https://example.org/state"
    let archive = try Self.archive(
      Self.entry("GET", url, text: "waiting"), Self.entry("GET", url, text: "done"))
    let answers = (0..<4).map { Self.text(archive.answer(to: Self.request("GET", url), turn: $0)) }
    #expect(answers == ["waiting", "done", "done", "done"])
  }

  @Test("of answers to what was sent, those to the same body")
  func bodies() throws {
    let url = "https://example.org/search"
    let archive = try Self.archive(
      Self.entry("POST", url, text: "cats", request: #", "postData": {"text": "q=cat"}"#),
      Self.entry("POST", url, text: "dogs", request: #", "postData": {"text": "q=dog"}"#))
    let asked = Self.request("POST", url)
    #expect(Self.text(archive.answer(to: asked, sent: Data("q=dog".utf8))) == "dogs")
    #expect(Self.text(archive.answer(to: asked, sent: Data("q=cat".utf8))) == "cats")
    #expect(Self.text(archive.answer(to: asked, sent: Data("q=cow".utf8))) == "cats")
  }

  @Test("redirects are followed, with the times of all answers; a circle has no answer")
  func redirects() throws {
    let archive = try Self.archive(
      Self.entry(
        "POST", "https://example.org/login", status: 302, time: 250,
        response: #", "redirectURL": "/home""#),
      Self.entry("GET", "https://example.org/home", text: "welcome", time: 500),
      Self.entry(
        "GET", "https://example.org/a", status: 301, response: #", "redirectURL": "/a""#))
    let answer = try #require(
      archive.answer(to: Self.request("POST", "https://example.org/login")))
    #expect(answer.url.absoluteString == "https://example.org/home")
    #expect(Self.text(answer) == "welcome")
    #expect(answer.latency == 0.75)
    #expect(archive.answer(to: Self.request("GET", "https://example.org/a")) == nil)
  }

  @Test(
    "bodies in base64; headers without those of the transport, names as servers once wrote them")
  func contents() throws {
    let archive = try Self.archive(
      Self.entry(
        "GET", "https://example.org/i", text: "AAEC",
        response: """
          , "headers": [{"name": "content-type", "value": "image/png"},
            {"name": "Content-Encoding", "value": "gzip"}, {"name": "x-a", "value": "1"},
            {"name": "X-A", "value": "2"}]
          """, content: #", "encoding": "base64", "mimeType": "text/html""#))
    let answer = try #require(archive.answer(to: Self.request("GET", "https://example.org/i")))
    #expect(answer.body == Data([0, 1, 2]))
    #expect(answer.headers == ["Content-Type": "image/png", "X-A": "1, 2"])
    #expect(answer.status == 200)
  }

  @Test("a request that never had an answer is none")
  func unanswered() throws {
    let archive = try Self.archive(Self.entry("GET", "https://example.org/", status: 0))
    #expect(archive.answer(to: Self.request("GET", "https://example.org/")) == nil)
  }

  @Test(
    "what is wrong with an archive is said with its place",
    arguments: [
      ("{\n  \"log\": {,}}", 2, "the JSON is broken"),
      ("{}", 1, "there is no list 'log.entries'"),
      (#"{"log": {"entries": [3]}}"#, 1, "'log.entries[0]' is no object"),
      (#"{"log": {"entries": [{"request": {}}]}}"#, 1, "'log.entries[0]' needs a 'request'"),
      (
        #"{"log": {"entries": [{"request": {}, "response": {}}]}}"#, 1,
        "'log.entries[0].request.url' is no address"
      ),
      (
        #"{"log": {"entries": [{"request": {"url": "http://a"}, "response": {"status": 200, "#
          + #""content": {"text": "???", "encoding": "base64"}}}]}}"#, 1,
        "'log.entries[0].response.content.text' is not in base64"
      ),
    ])
  func broken(text: String, line: Int, words: String) {
    let problem = #expect(throws: ArchiveProblem.self) {
      try NetworkArchive(archive: Data(text.utf8))
    }
    #expect(problem?.line == line)
    #expect(problem?.sentence.contains(words) == true, "\(problem?.sentence ?? "")")
  }

  @Test("a folder answers with the file of an address")
  func folder() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("answers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, to path: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("list", to: "example.org/items.json")
    try write("second", to: "example.org/items.json?page=2")
    try write("home", to: "example.org/index.html")
    try write("made", to: "POST/example.org/items.json")
    try write("secret", to: "../answers-secret-\(root.lastPathComponent)")
    defer {
      try? FileManager.default.removeItem(
        at: root.appendingPathComponent("../answers-secret-\(root.lastPathComponent)"))
    }
    let archive = try NetworkArchive(path: root.path)
    func answer(_ method: String = "GET", _ url: String) -> NetworkArchive.Answer? {
      archive.answer(to: Self.request(method, url))
    }
    #expect(Self.text(answer("GET", "https://example.org/items")) == "list")
    #expect(Self.text(answer("GET", "https://example.org/items.json?page=2")) == "second")
    #expect(Self.text(answer("GET", "https://example.org/items?page=3")) == "list")
    #expect(Self.text(answer("GET", "https://EXAMPLE.org")) == "home")
    #expect(Self.text(answer("POST", "https://example.org/items")) == "made")
    #expect(
      answer("GET", "https://example.org/items")?.headers["Content-Type"] == "application/json")
    #expect(answer("GET", "https://example.org/other") == nil)
    #expect(answer("GET", "https://example.org/%2e%2e/\(root.lastPathComponent)") == nil)
    #expect(
      answer("GET", "https://../answers-secret-\(root.lastPathComponent)") == nil)
  }
}
