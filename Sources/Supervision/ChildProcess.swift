// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment
internal import Foundation

/// How a child process is started.
package struct Launch: Sendable {
  package var executable: String
  /// Without the program's name.
  package var arguments: [String] = []
  /// All of its environment.
  package var environment: [String: String] = [:]
  /// The folder that it begins in; nil for this process's.
  package var folder: String?
  /// What it may read and change; nil where that is seen to otherwise.
  package var rules: FileRules?
  /// Whether it is kept from networks by a filter of calls.
  package var isFiltered = false
  /// How many processes and threads it may have at once, with all that it starts; nil for no such limit. Whoever
  /// waits for it counts them.
  package var mostProcesses: Int?

  package init(executable: String, arguments: [String] = [], environment: [String: String] = [:]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Folders and files, with all that lies in them.
  package struct FileRules: Sendable {
    package var readable: [String]
    package var writable: [String]

    package init(readable: [String], writable: [String]) {
      self.readable = readable
      self.writable = writable
    }
  }
}

/// Why a process could not be started.
package struct LaunchError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A process that this one started, in a group of its own, and ends with all that it started itself
/// (Documentation/Containment.md §5).
package final class ChildProcess: Sendable {
  /// How a process ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// Its time was over, or whoever read from it wanted no more.
    case stopped
    /// This process was asked to end.
    case interrupted
  }

  /// What is read while the process runs.
  package struct Source {
    let descriptor: Int32
    /// Takes what came; false ends the process.
    let take: (UnsafeRawBufferPointer) -> Bool

    package init(_ descriptor: Int32, _ take: @escaping (UnsafeRawBufferPointer) -> Bool) {
      self.descriptor = descriptor
      self.take = take
    }
  }

  package let id: Int32

  private init(id: Int32) { self.id = id }

  /// Starts a process.
  ///
  /// - Parameter descriptors: What become its descriptors 0, 1, 2 …; it has no others.
  package static func start(
    _ launch: Launch, descriptors: [Int32]
  ) throws(LaunchError) -> ChildProcess {
    let environment = launch.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let number = Family.starting {
      withTexts([launch.executable] + launch.arguments) { arguments in
        withTexts(environment) { environment in
          withTexts(launch.rules?.readable) { readable in
            withTexts(launch.rules?.writable) { writable in
              launch.executable.withCString { path in
                withOptionalText(launch.folder) { folder in
                  descriptors.withUnsafeBufferPointer { descriptors in
                    var call = snug_launch()
                    call.path = path
                    call.arguments = arguments.map { UnsafePointer($0) }
                    call.environment = environment.map { UnsafePointer($0) }
                    call.folder = folder
                    call.descriptors = descriptors.baseAddress
                    call.descriptor_count = Int32(descriptors.count)
                    call.readable = constant(readable)
                    call.writable = constant(writable)
                    call.is_filtered = launch.isFiltered ? 1 : 0
                    return snug_start(&call)
                  }
                }
              }
            }
          }
        }
      }
    }
    guard number > 0 else {
      throw LaunchError(
        "\(launch.executable): error: cannot be started: \(String(cString: strerror(-number)))")
    }
    return ChildProcess(id: number)
  }

  /// Counts a process that was started otherwise among those that are no strays.
  package static func spare(_ number: Int32) { _ = Family.starting { number } }

  /// Waits for the process's end and reads what it says until then.
  ///
  /// What it started itself ends with it. A pipe that something else keeps open is not waited for.
  ///
  /// - Parameters:
  ///   - isFinal: Whether it helps to tell what a run has found, and goes on where that is ended.
  ///   - isOverdue: asked ten times a second.
  package func wait(
    reading sources: [Source], isFinal: Bool = false, until isOverdue: () -> Bool
  ) -> End {
    let ending = snug_process_descriptor(id)
    defer { if ending >= 0 { close(ending) } }
    var polled = [
      pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isFinal ? -1 : Interruption.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    polled += sources.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    for source in sources {
      _ = fcntl(source.descriptor, F_SETFL, fcntl(source.descriptor, F_GETFL) | O_NONBLOCK)
    }
    var status: Int32 = 0
    while true {
      poll(&polled, nfds_t(polled.count), ending >= 0 ? 100 : 5)
      let hasEnded = snug_has_ended(id, &status) != 0
      for (index, source) in sources.enumerated() where polled[index + 2].fd >= 0 {
        switch Self.read(source, all: hasEnded) {
        case .open: continue
        case .ended: polled[index + 2].fd = -1
        case .refused:
          if !hasEnded { return end(.stopped) }
        }
      }
      if hasEnded {
        Family.forget(id, killing: true)
        return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
      }
      if Interruption.signal != 0, !isFinal { return end(.interrupted) }
      if isOverdue() { return end(.stopped) }
    }
  }

  /// Ends the process and its children.
  private func end(_ end: End) -> End {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    Family.forget(id, killing: true)
    return end
  }

  private enum Reading { case open, ended, refused }

  private static func read(_ source: Source, all: Bool) -> Reading {
    let space = 1 << 18
    return withUnsafeTemporaryAllocation(byteCount: space, alignment: 16) { buffer in
      repeat {
        let count = Foundation.read(source.descriptor, buffer.baseAddress, space)
        if count < 0 { return errno == EAGAIN || errno == EINTR ? .open : .ended }
        if count == 0 { return .ended }
        if !source.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return .refused }
      } while all
      return .open
    }
  }
}

// MARK: C texts

private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// A list of texts that ends with NULL; NULL for nil.
private func withTexts<Result>(_ texts: [String]?, _ body: (Texts?) -> Result) -> Result {
  guard let texts else { return body(nil) }
  var copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  copies.append(nil)
  return copies.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}

private func withOptionalText<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return text.withCString { body($0) }
}

private func constant(_ texts: Texts?) -> UnsafePointer<UnsafePointer<CChar>?>? {
  texts.map { UnsafeRawPointer($0).assumingMemoryBound(to: UnsafePointer<CChar>?.self) }
}
