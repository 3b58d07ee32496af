// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Supervision

/// `snug mcp`: speaks the Model Context Protocol on standard input and output
/// (Documentation/Agents.md).
struct ModelContextCommand: Sendable {
  let isTrusted: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isTrusted = arguments.flag("--trust")
    try arguments.finish()
  }

  /// No message is longer, bytes.
  private static let mostBytes = 16 << 20

  /// Serves until standard input ends and what was asked until then is answered, or a signal comes, or
  /// nobody reads the answers.
  func run() -> Int32 {
    let server = ModelContextServer(
      tools: AgentTools.all, runner: ProcessToolRunner(isTrusted: isTrusted)
    ) { line in
      StandardStream.output.write(Data((line + "\n").utf8))
    }
    // A client that is gone is an end, not a crash.
    signal(SIGPIPE, SIG_IGN)
    var rest = Data()
    var isTooLong = false
    read { bytes in
      rest.append(contentsOf: bytes)
      while let end = rest.firstIndex(of: 0x0A) {
        let line = Data(rest[rest.startIndex..<end])
        rest = Data(rest[rest.index(after: end)...])
        if isTooLong {
          isTooLong = false
          server.take(Data("{".utf8))
        } else {
          server.take(line)
        }
      }
      if rest.count > Self.mostBytes {
        rest = Data()
        isTooLong = true
      }
    }
    server.finish { Interruption.signal != 0 || StandardStream.output.isGone }
    return CommandLineTool.ExitCode.success
  }

  /// Reads standard input to its end.
  private func read(_ take: (UnsafeRawBufferPointer) -> Void) {
    var polled = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while Interruption.signal == 0 {
        guard poll(&polled, 1, 200) > 0 else { continue }
        let count = Foundation.read(0, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return }
        take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
