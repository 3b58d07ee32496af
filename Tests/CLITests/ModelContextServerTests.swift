// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import CLI

/// Codes and members are those of the protocol's schema, revisions 2026-07-28 and 2025-11-25.
@Suite("Messages of the Model Context Protocol")
struct ModelContextServerTests {
  /// What a server sent.
  private final class Sent: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ line: String) { lock.withLock { all.append(line) } }
    var lines: [JSONValue] { lock.withLock { all.compactMap { JSONValue(Data($0.utf8)) } } }
  }

  /// Answers with what it was given; waits to be cancelled where asked to.
  private struct Runner: AgentToolRunning {
    let started = DispatchSemaphore(value: 0)
    /// Lets the call of the app `held` go on.
    let released = DispatchSemaphore(value: 0)

    func run(
      _ tool: AgentTool, _ arguments: JSONValue, _ call: AgentCall,
      progress: @escaping @Sendable (String) -> Void
    ) -> AgentResult {
      started.signal()
      if arguments["app"] == "endless" {
        while !call.isCancelled { usleep(1000) }
        return AgentResult(content: [.text("late")])
      }
      if arguments["app"] == "held" {
        released.wait()
        return AgentResult(content: [.text("done")])
      }
      progress("half")
      return AgentResult(
        content: [.text("done"), .picture(Data([1, 2, 3]))], structure: arguments,
        isError: arguments["app"] == "broken")
    }
  }

  private let sent = Sent()
  private let runner = Runner()
  private let server: ModelContextServer

  init() {
    let sent = sent
    server = ModelContextServer(tools: AgentTools.all, runner: runner) { sent.add($0) }
  }

  private static let meta = """
    "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", \
    "io.modelcontextprotocol/clientCapabilities": {}}
    """

  private func take(_ text: String) { server.take(Data(text.utf8)) }

  /// The only answer so far.
  private func answer(to text: String) throws -> JSONValue {
    take(text)
    server.wait()
    return try #require(sent.lines.last)
  }

  @Test(
    "what is no request is answered with its error",
    arguments: [
      ("{", -32700), ("[]", -32600), ("3", -32600), (#"{"id": 1, "method": "ping"}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": [1]}"#, -32602),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#, -32602),
    ])
  func noRequest(line: String, code: Int) throws {
    let answer = try answer(to: line)

    #expect(answer["error"]?["code"] == .number(Double(code)), "\(answer)")
    #expect(answer["error"]?["message"]?.text != nil)
    #expect(answer["jsonrpc"] == "2.0")
  }

  @Test("empty lines and unknown notices are passed over, answers too")
  func silent() {
    for line in [
      "", "  \r", #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "id": 9, "result": {}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}"#,
    ] { take(line) }

    #expect(sent.lines == [])
  }

  @Test(
    "a handshake settles on the client's version, or on the newest that has one",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
      ("1999-01-01", "2025-11-25"),
    ])
  func handshake(asked: String, expected: String) throws {
    let answer = try answer(
      to: """
        {"jsonrpc": "2.0", "id": "a", "method": "initialize", "params": {"protocolVersion": \
        "\(asked)", "capabilities": {}, "clientInfo": {"name": "c", "version": "1"}}}
        """)

    let result = try #require(answer["result"])
    #expect(answer["id"] == "a")
    #expect(result["protocolVersion"]?.text == expected)
    #expect(result["capabilities"]?["tools"] == [:])
    #expect(result["serverInfo"]?["name"] == "snug")
    #expect(result["resultType"] == nil)
    let list = try self.answer(to: #"{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}"#)
    #expect(list["result"]?["tools"]?.elements?.count == 5)
    #expect(try self.answer(to: #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#)["result"] == [:])
  }

  @Test("without a handshake each request says what it needs")
  func stateless() throws {
    let found = try answer(
      to: #"{"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {\#(Self.meta)}}"#)

    let result = try #require(found["result"])
    #expect(result["supportedVersions"]?.elements?.first == "2026-07-28")
    #expect(result["resultType"] == "complete")
    #expect(result["cacheScope"] == "public")
    #expect(result["ttlMs"]?.number != nil)
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "snug")
    // What the new revision has no more.
    for method in ["ping", "initialize", "prompts/list"] {
      let answer = try self.answer(
        to: #"{"jsonrpc": "2.0", "id": 2, "method": "\#(method)", "params": {\#(Self.meta)}}"#)
      #expect(answer["error"]?["code"] == -32601)
    }
  }

  @Test("another version is refused with those that are spoken")
  func version() throws {
    let answer = try answer(
      to: """
        {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": \
        {"io.modelcontextprotocol/protocolVersion": "1900-01-01", \
        "io.modelcontextprotocol/clientCapabilities": {}}}}
        """)

    let error = try #require(answer["error"])
    #expect(error["code"] == -32022)
    #expect(error["data"]?["requested"] == "1900-01-01")
    #expect(error["data"]?["supported"]?.elements?.contains("2026-07-28") == true)
  }

  @Test("each tool has what the schema of a tool asks for")
  func tools() throws {
    let answer = try answer(
      to: #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {\#(Self.meta)}}"#)
    let tools = try #require(answer["result"]?["tools"]?.elements)

    #expect(
      tools.compactMap { $0["name"]?.text } == ["screens", "render", "check", "explain", "test"])
    for tool in tools {
      #expect(tool["description"]?.text?.isEmpty == false)
      let schema = try #require(tool["inputSchema"])
      #expect(schema["type"] == "object")
      let properties = try #require(schema["properties"]?.members)
      for name in try #require(schema["required"]?.elements) {
        #expect(properties[name.text ?? ""] != nil)
      }
      for property in properties.values {
        #expect(property["type"]?.text != nil)
        #expect(property["description"]?.text?.isEmpty == false)
      }
      #expect(tool["outputSchema"]?["type"] == "object")
    }
  }

  private func call(_ id: Int, _ parameters: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {\#(parameters), \#(Self.meta)}}"#
  }

  @Test(
    "a call that the tool does not take is refused before anything is started",
    arguments: [
      (#""arguments": {}"#, "name is missing"), (#""name": "paint""#, "no tool 'paint'"),
      (#""name": "render""#, "needs 'app'"),
      (#""name": "render", "arguments": {"app": 3}"#, "'app' of render is a text"),
      (#""name": "render", "arguments": {"app": "--trust"}"#, "does not begin with --"),
      (#""name": "render", "arguments": {"app": "A", "colour": 1}"#, "no argument 'colour'"),
      (#""name": "check", "arguments": {"app": "A", "explore": 1.5}"#, "a whole number"),
      (#""name": "render", "arguments": {"app": "A", "pictures": "some"}"#, "one of last, all"),
      (#""name": "render", "arguments": [1]"#, "arguments is an object"),
    ])
  func refused(parameters: String, words: String) throws {
    let answer = try answer(to: call(1, parameters))

    #expect(answer["error"]?["code"] == -32602)
    #expect(answer["error"]?["message"]?.text?.contains(words) == true, "\(answer)")
  }

  @Test("a call is answered with its content, with what went wrong in it, and the server goes on")
  func calls() throws {
    let fine = try answer(to: call(1, #""name": "check", "arguments": {"app": "A"}"#))
    let broken = try answer(to: call(2, #""name": "check", "arguments": {"app": "broken"}"#))

    #expect(
      fine["result"]?["content"] == [
        ["type": "text", "text": "done"],
        ["type": "image", "mimeType": "image/png", "data": "AQID"],
      ])
    #expect(fine["result"]?["structuredContent"] == ["app": "A"])
    #expect(fine["result"]?["isError"] == nil)
    #expect(broken["result"]?["isError"] == true)
  }

  @Test("a call is answered by what it wants to hear in between, under its token")
  func progress() throws {
    let meta = Self.meta.dropLast() + #", "progressToken": "t"}"#
    let last = try answer(
      to: """
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "check", \
        "arguments": {"app": "A"}, \(meta)}}
        """)

    #expect(last["id"] == 1)
    let notice = try #require(sent.lines.first)
    #expect(notice["method"] == "notifications/progress")
    #expect(notice["params"] == ["progressToken": "t", "progress": 1, "message": "half"])
  }

  @Test("a cancelled call has no answer; others have theirs")
  func cancel() throws {
    take(call(1, #""name": "check", "arguments": {"app": "endless"}"#))
    runner.started.wait()
    take(call(1, #""name": "check", "arguments": {"app": "A"}"#))
    #expect(sent.lines.last?["error"]?["code"] == -32600)
    take(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    server.wait()

    #expect(sent.lines.count == 1)
    #expect(try answer(to: call(1, #""name": "check", "arguments": {"app": "A"}"#))["id"] == 1)
  }

  @Test("at the end what is under way is cancelled where nobody waits for it")
  func end() {
    take(call(1, #""name": "check", "arguments": {"app": "endless"}"#))
    server.finish { true }

    #expect(sent.lines == [])
  }

  @Test("at the end what is under way is answered first")
  func answeredEnd() {
    take(call(1, #""name": "check", "arguments": {"app": "held"}"#))
    runner.started.wait()
    var questions = 0
    server.finish {
      // It is asked again and again while a call is under way.
      questions += 1
      if questions == 2 { runner.released.signal() }
      return false
    }

    #expect(sent.lines.map { $0["id"] } == [1])
  }

  @Test("arguments become the words of the command that means the same")
  func words() throws {
    let folder = URL(fileURLWithPath: "/tmp/x")
    let arguments = try #require(
      JSONValue(
        Data(
          """
          {"app": "A b", "screen": "Feed, old", "steps": "tap 'x'; back", "bold": true, \
          "text_size": "AX3", "offline": false}
          """.utf8)))
    let words = ProcessToolRunner(isTrusted: false).words(AgentTools.render, arguments, folder)

    #expect(
      words == [
        "render", "--verbose", "A b", "--screen=Feed, old", "--steps=tap 'x'; back",
        "--text-size=AX3", "--bold", "--format=png,text", "--annotate",
        "--output=/tmp/x/pictures",
      ])
    var parsed = Arguments(words)
    #expect(throws: Never.self) { _ = try Command.named(parsed.command() ?? "").work(&parsed) }
  }
}
