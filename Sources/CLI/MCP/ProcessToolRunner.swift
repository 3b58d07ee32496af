// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Supervision

/// Calls a tool by running this program with the words that mean the same.
struct ProcessToolRunner: AgentToolRunning {
  /// Whether apps may do all that the user may, as `--trust` says.
  let isTrusted: Bool

  /// Seconds that a process has for ending itself when its call is cancelled.
  private static let grace = 5.0
  /// A call ends after this many seconds at the latest.
  private static let limit = 3600.0

  /// What a process said, and where its files are.
  struct Answer {
    var end: ChildProcess.End
    var output: String
    var errors: String
    let folder: URL

    /// What is told where there is nothing better.
    var complaint: String {
      let words = errors.trimmingCharacters(in: .whitespacesAndNewlines)
      return words.isEmpty ? "snug ended: \(end)" : words
    }
  }

  func run(
    _ tool: AgentTool, _ arguments: JSONValue, _ call: AgentCall,
    progress: @escaping @Sendable (String) -> Void
  ) -> AgentResult {
    do {
      let folder = try RunFolder.make("agent")
      defer { RunFolder.removeTree(folder.path) }
      let words = self.words(tool, arguments, folder)
      let answer = try start(words, in: folder, call, progress)
      return try AgentAnswer(tool, arguments, answer).result
    } catch {
      return AgentResult(content: [.text("\(error)")], isError: true)
    }
  }

  /// The command line.
  func words(_ tool: AgentTool, _ arguments: JSONValue, _ folder: URL) -> [String] {
    var words = [tool.name, "--verbose"]
    if isTrusted { words.append("--trust") }
    for parameter in tool.parameters {
      guard let value = arguments[parameter.name] else { continue }
      if parameter.isRequired, parameter.option == nil, let text = value.text {
        words.append(text)
      } else {
        words += parameter.words(for: value)
      }
    }
    switch tool.name {
    case "screens":
      words += ["--json", "--dry-run", "--output=\(folder.path)/page"]
    case "render":
      words += ["--format=png,text", "--annotate", "--output=\(folder.path)/pictures"]
    case "check":
      words += ["--format=json", "--report=\(folder.path)/report", "--fail-on=never"]
    case "explain": words.append("--format=json")
    case "test": words.append("--xunit-output=\(folder.path)/tests.xml")
    default: break
    }
    return words
  }

  private func start(
    _ words: [String], in folder: URL, _ call: AgentCall,
    _ progress: @escaping @Sendable (String) -> Void
  ) throws -> Answer {
    let (output, errors) = (try Channel(), try Channel())
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let process = try ChildProcess.start(
      Launch(
        executable: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
        arguments: words, environment: ProcessInfo.processInfo.environment),
      descriptors: [null, output.writing, errors.writing])
    output.closeWriting()
    errors.closeWriting()
    var (text, complaints) = (Data(), VerboseLines(progress))
    let deadline = ContinuousClock.now + .seconds(Self.limit)
    var askedToEnd: ContinuousClock.Instant?
    let end = process.wait(
      reading: [
        .init(output.reading) { bytes in
          text.append(contentsOf: bytes)
          return text.count < 256 << 20
        },
        .init(errors.reading) { bytes in
          complaints.take(bytes)
          return true
        },
      ],
      until: {
        // It ends what it started itself when it is asked to.
        if call.isCancelled, askedToEnd == nil {
          kill(process.id, SIGTERM)
          askedToEnd = .now
        }
        let isLate = askedToEnd.map { ContinuousClock.now - $0 > .seconds(Self.grace) } ?? false
        return isLate || ContinuousClock.now > deadline
      })
    return Answer(
      end: end, output: String(decoding: text, as: UTF8.self), errors: complaints.text,
      folder: folder)
  }
}

/// What a process says with `--verbose`: its steps are handed on, the rest is kept.
private struct VerboseLines {
  private(set) var text = ""
  private var rest: [UInt8] = []
  private let progress: @Sendable (String) -> Void
  private static let most = 1 << 20

  init(_ progress: @escaping @Sendable (String) -> Void) { self.progress = progress }

  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    rest += bytes
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeFirst(end + 1)
      if line.hasPrefix("["), let close = line.range(of: " s] ") {
        progress(String(line[close.upperBound...]))
      } else if text.utf8.count < Self.most {
        text += line + "\n"
      }
    }
  }
}
