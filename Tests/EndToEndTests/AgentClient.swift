// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A client of the Model Context Protocol that believes nothing: what comes is held against the
/// protocol's schema (revision 2026-07-28, and 2025-11-25 where there was a handshake).
final class AgentClient {
  typealias Members = [String: Any]

  private let process = Process()
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  private var rest = Data()
  private var number = 0
  private(set) var notices: [Members] = []

  init(in folder: URL = Snug.root, environment: [String: String] = [:]) throws {
    process.executableURL = Snug.executable
    process.arguments = ["mcp"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  var id: Int32 { process.processIdentifier }

  // MARK: Speaking

  static var meta: Members {
    [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": Members(),
      "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
    ]
  }

  /// A server that is gone is an answer that does not come, and not the end of all tests by SIGPIPE.
  func send(line: String) {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var now = timespec()
    while sigtimedwait(&pipe, nil, &now) > 0 {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  func send(_ message: Members) throws {
    send(line: String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
  }

  /// Sends a request of the present revision.
  ///
  /// - Returns: Its id.
  @discardableResult
  func request(
    _ method: String, _ parameters: Members = [:], meta: Members? = AgentClient.meta
  ) throws -> Int {
    number += 1
    var parameters = parameters
    if let meta { parameters["_meta"] = meta }
    try send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    return number
  }

  // MARK: Listening

  /// The next message; nil at the end.
  func message() throws -> Members? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = Data(rest[rest.startIndex..<end])
        rest = Data(rest[rest.index(after: end)...])
        let value = try JSONSerialization.jsonObject(with: line)
        return try #require(value as? Members, "a line is no object")
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// The answer to a request; notices before it are kept.
  func answer(to id: Int) throws -> Members {
    while let message = try message() {
      #expect(message["jsonrpc"] as? String == "2.0")
      if message["method"] != nil {
        #expect(message["id"] == nil)
        notices.append(message)
        continue
      }
      try #require(message["id"] as? Int == id)
      #expect((message["result"] == nil) != (message["error"] == nil))
      return message
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// The result of a request of the present revision.
  func result(_ method: String, _ parameters: Members = [:], meta: Members? = meta) throws
    -> Members
  {
    let answer = try answer(to: request(method, parameters, meta: meta))
    let result = try #require(answer["result"] as? Members, "\(answer)")
    if meta != nil {
      #expect(result["resultType"] as? String == "complete")
      let server = (result["_meta"] as? Members)?["io.modelcontextprotocol/serverInfo"] as? Members
      #expect(server?["name"] as? String == "snug")
      #expect(server?["version"] is String)
    }
    return result
  }

  /// The code of the error that a request is answered with.
  func error(_ method: String, _ parameters: Members = [:], meta: Members? = meta) throws -> Members
  {
    let answer = try answer(to: request(method, parameters, meta: meta))
    let error = try #require(answer["error"] as? Members, "\(answer)")
    #expect(error["message"] is String)
    return error
  }

  /// Calls a tool, and holds its result against the schema.
  func call(_ tool: String, _ arguments: Members) throws -> Members {
    let result = try result("tools/call", ["name": tool, "arguments": arguments])
    for part in try #require(result["content"] as? [Members]) {
      switch part["type"] as? String {
      case "text": #expect(part["text"] is String)
      case "image":
        let data = try #require(Data(base64Encoded: part["data"] as? String ?? ""))
        #expect(part["mimeType"] as? String == "image/png")
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      case let other: Issue.record("content of type \(other ?? "none")")
      }
    }
    if let structure = result["structuredContent"] { #expect(structure is Members) }
    if let isError = result["isError"] { #expect(isError is Bool) }
    return result
  }

  /// All texts of a tool's result.
  static func text(of result: Members) -> String {
    ((result["content"] as? [Members]) ?? []).compactMap { $0["text"] as? String }
      .joined(separator: "\n")
  }

  // MARK: Ending

  /// Ends standard input; what was asked is still answered.
  func endInput() { try? input.fileHandleForWriting.close() }

  /// Reads no answers any more.
  func leave() { try? output.fileHandleForReading.close() }

  /// Ends standard input and waits.
  ///
  /// - Returns: The exit code.
  func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
