// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Answers messages of the Model Context Protocol, one a line (Documentation/Agents.md).
///
/// Tools are called on threads of their own, each in a process of its own, so one that fails or is
/// cancelled leaves the others and the server standing.
final class ModelContextServer: @unchecked Sendable {
  private let tools: [AgentTool]
  private let runner: any AgentToolRunning
  private let send: @Sendable (String) -> Void

  private let lock = NSLock()
  /// Calls that are under way, by what their ids look like.
  private var calls: [String: AgentCall] = [:]
  private var hasShakenHands = false
  private let underWay = DispatchGroup()

  /// - Parameter send: Takes a line without its end; called by several threads, one at a time.
  init(
    tools: [AgentTool], runner: any AgentToolRunning, send: @escaping @Sendable (String) -> Void
  ) {
    self.tools = tools
    self.runner = runner
    let lock = NSLock()
    self.send = { line in lock.withLock { send(line) } }
  }

  /// Takes a line; what it asks for may be answered later.
  func take(_ line: Data) {
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    guard let message = JSONValue(line) else { return answer(nil, .failure(.parse)) }
    guard message.members != nil, message["jsonrpc"] == "2.0" else {
      return answer(nil, .failure(.request("a message is an object with jsonrpc 2.0")))
    }
    // An answer to a question: none was asked.
    if message["method"] == nil, message["result"] != nil || message["error"] != nil { return }
    let id = message["id"]
    guard let method = message["method"]?.text else {
      return answer(id, .failure(.request("a request has a method")))
    }
    guard let id else { return notice(method, message["params"]) }
    guard id.text != nil || id.number != nil else {
      return answer(nil, .failure(.request("an id is a string or a number")))
    }
    do throws(ModelContextError) {
      try request(method, id, message["params"] ?? [:])
    } catch {
      answer(id, .failure(error))
    }
  }

  /// Waits for what is under way, which is answered, and ends it where nobody waits for the answers.
  ///
  /// - Parameter isGivenUp: Whether the client is gone or the server has to end; asked five times a second.
  func finish(unless isGivenUp: () -> Bool) {
    while !isGivenUp() {
      if underWay.wait(timeout: .now() + .milliseconds(200)) == .success { return }
    }
    lock.withLock { for call in calls.values { call.cancel() } }
    underWay.wait()
  }

  /// Waits for what is under way, however long it takes; for tests.
  func wait() { underWay.wait() }

  // MARK: Messages

  private func notice(_ method: String, _ parameters: JSONValue?) {
    guard method == "notifications/cancelled", let id = parameters?["requestId"] else { return }
    lock.withLock { calls[id.line] }?.cancel()
  }

  private func request(
    _ method: String, _ id: JSONValue, _ parameters: JSONValue
  ) throws(ModelContextError) {
    guard parameters.members != nil else { throw .parameters("params is an object") }
    let isModern = try Self.isModern(parameters["_meta"])
    switch method {
    case "initialize" where !isModern:
      lock.withLock { hasShakenHands = true }
      let asked = parameters["protocolVersion"]?.text
      let known = ModelContextVersion.withHandshake
      let version = asked.flatMap { known.contains($0) ? $0 : nil } ?? known[0]
      answer(
        id,
        .success([
          "protocolVersion": .string(version), "capabilities": Self.capabilities,
          "serverInfo": Self.server, "instructions": .string(Self.instructions),
        ]))
      return
    case "ping" where !isModern: return answer(id, .success([:]))
    default: break
    }
    guard isModern || lock.withLock({ hasShakenHands }) else {
      throw .parameters(
        "_meta lacks io.modelcontextprotocol/protocolVersion, and there was no 'initialize'")
    }
    switch method {
    case "server/discover" where isModern:
      answer(
        id,
        .success(
          listed([
            "supportedVersions": .array(ModelContextVersion.supported.map { .string($0) }),
            "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
          ])), isModern: true)
    case "tools/list":
      guard parameters["cursor"] == nil else { throw .parameters("there is one page of tools") }
      let list: JSONValue = ["tools": .array(tools.map(\.value))]
      answer(id, .success(isModern ? listed(list) : list), isModern: isModern)
    case "tools/call": try call(id, parameters, isModern: isModern)
    default: throw .method(method)
    }
  }

  /// Whether a request says what it needs itself.
  private static func isModern(_ meta: JSONValue?) throws(ModelContextError) -> Bool {
    guard let version = meta?["io.modelcontextprotocol/protocolVersion"] else { return false }
    guard let name = version.text, name == ModelContextVersion.current else {
      throw .version(version.text ?? version.line)
    }
    guard meta?["io.modelcontextprotocol/clientCapabilities"]?.members != nil else {
      throw .parameters("_meta lacks io.modelcontextprotocol/clientCapabilities")
    }
    return true
  }

  private func call(
    _ id: JSONValue, _ parameters: JSONValue, isModern: Bool
  ) throws(ModelContextError) {
    guard let name = parameters["name"]?.text else {
      throw .parameters("the tool's name is missing")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .parameters("there is no tool '\(name)'")
    }
    let arguments = parameters["arguments"] ?? [:]
    try tool.check(arguments)
    let call = AgentCall()
    let key = id.line
    let isFree = lock.withLock {
      guard calls[key] == nil else { return false }
      calls[key] = call
      return true
    }
    guard isFree else { throw .request("a request with this id is under way") }
    let report = progress(for: parameters["_meta"]?["progressToken"])
    underWay.enter()
    Thread.detachNewThread { [self] in
      let result = runner.run(tool, arguments, call, progress: report)
      lock.withLock { calls[key] = nil }
      // Nobody waits for the answer to what was cancelled.
      if !call.isCancelled { answer(id, .success(result.value), isModern: isModern) }
      underWay.leave()
    }
  }

  private func progress(for token: JSONValue?) -> @Sendable (String) -> Void {
    guard let token, token.text != nil || token.number != nil else { return { _ in } }
    let count = Counter()
    return { [send] words in
      let message: JSONValue = [
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": [
          "progressToken": token, "progress": .number(Double(count.next())),
          "message": .string(words),
        ],
      ]
      send(message.line)
    }
  }

  private func answer(
    _ id: JSONValue?, _ result: Result<JSONValue, ModelContextError>, isModern: Bool = false
  ) {
    var message: [String: JSONValue] = ["jsonrpc": "2.0"]
    message["id"] = id
    switch result {
    case .success(let value):
      var members = value.members ?? [:]
      if isModern {
        members["resultType"] = "complete"
        members["_meta"] = ["io.modelcontextprotocol/serverInfo": Self.server]
      }
      message["result"] = .object(members)
    case .failure(let error): message["error"] = error.value
    }
    send(JSONValue.object(message).line)
  }

  /// What clients may keep: it is the same as long as the program is.
  private func listed(_ value: JSONValue) -> JSONValue {
    var members = value.members ?? [:]
    members["ttlMs"] = 3_600_000
    members["cacheScope"] = "public"
    return .object(members)
  }

  // MARK: What the server says of itself

  private static let capabilities: JSONValue = ["tools": [:]]

  private static let server: JSONValue = [
    "name": "snug", "title": "Snug", "version": .string(CommandLineTool.version),
  ]

  private static let instructions = """
    Lays out UIKit apps on Linux. After a change call render to see the screen, with its elements \
    numbered, and check to hear what is wrong on other devices, text sizes and languages; explain \
    says why a view is where it is. Paths are those of the machine that the server runs on.
    """
}

/// Numbers from 1.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
