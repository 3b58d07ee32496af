// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A program that is asked something and answers on its standard output.
package enum Tool {
  /// What a program said, and how it ended.
  package struct Answer: Sendable {
    package var end: ChildProcess.End
    package var output = Data()
    package var errors = Data()

    package var hasSucceeded: Bool { end == .exited(0) }
  }

  /// Of a final tool where the run is ended.
  private static let secondsAtTheEnd = 5.0
  /// No answer is longer.
  private static let mostBytes = 256 << 20

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - seconds: After these it is ended.
  ///   - isFinal: Whether it helps to tell what a run has found: where that is ended it has some
  ///     seconds more.
  ///   - areMerged: Whether what it says on standard error is in ``Answer/output`` too, in order.
  /// - Throws: where it cannot be started, or had to be ended for its processes.
  package static func run(
    _ launch: Launch, within seconds: Double, isFinal: Bool = false, areMerged: Bool = false
  ) throws(LaunchError) -> Answer {
    let (output, errors) = (try Channel(), try Channel())
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let process = try ChildProcess.start(
      launch, descriptors: [null, output.writing, areMerged ? output.writing : errors.writing])
    output.closeWriting()
    errors.closeWriting()
    var answer = Answer(end: .stopped)
    var crowd = launch.mostProcesses.map { Crowd(of: process.id, most: $0) }
    var isCrowded = false
    let deadline = ContinuousClock.now + .seconds(seconds)
    var lastCall: ContinuousClock.Instant?
    answer.end = process.wait(
      reading: [
        .init(output.reading) { bytes in
          answer.output.append(contentsOf: bytes)
          return answer.output.count < mostBytes
        },
        .init(errors.reading) { bytes in
          answer.errors.append(contentsOf: bytes)
          return answer.errors.count < mostBytes
        },
      ],
      isFinal: isFinal,
      until: {
        if crowd?.isTooLarge() == true { isCrowded = true }
        if isFinal, Interruption.signal != 0, lastCall == nil {
          lastCall = .now + .seconds(secondsAtTheEnd)
        }
        return isCrowded || ContinuousClock.now > min(deadline, lastCall ?? deadline)
      })
    if isCrowded, let most = launch.mostProcesses {
      throw LaunchError(
        "what builds was ended: it had more than \(most) processes and threads at once")
    }
    return answer
  }
}

/// A pipe whose ends close themselves.
package final class Channel: Sendable {
  package let reading: Int32
  package let writing: Int32
  private let isWritingOpen: AtomicFlag

  package init() throws(LaunchError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw LaunchError("error: no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
    isWritingOpen = AtomicFlag()
  }

  deinit {
    close(reading)
    closeWriting()
  }

  /// This process writes nothing: so the pipe ends with the process that does.
  package func closeWriting() { if isWritingOpen.clear() { close(writing) } }
}
