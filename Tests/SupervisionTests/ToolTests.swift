// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Supervision

@Suite("programs that are started")
struct ToolTests {
  private func shell(_ script: String) -> Launch {
    Launch(
      executable: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("both outputs and the exit code come back")
  func answer() throws {
    let answer = try Tool.run(shell("echo out; echo err >&2; exit 3"), within: 60)
    #expect(answer.end == .exited(3))
    #expect(answer.output == Data("out\n".utf8))
    #expect(answer.errors == Data("err\n".utf8))
    let merged = try Tool.run(
      shell("echo out; echo err >&2; kill -9 $$"), within: 60, areMerged: true)
    #expect(merged.end == .signalled(SIGKILL))
    #expect(merged.output == Data("out\nerr\n".utf8))
  }

  @Test("a program that is not there is said by its path")
  func missing() {
    #expect(throws: LaunchError("/no/such: error: cannot be started: No such file or directory")) {
      try Tool.run(Launch(executable: "/no/such"), within: 60)
    }
  }

  @Test("a child that keeps the pipe open is not waited for, and goes with its parent")
  func grandchild() throws {
    let start = ContinuousClock.now
    let answer = try Tool.run(shell("sleep 1000 & echo $!"), within: 500)
    #expect(answer.end == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(400))
    let text = String(decoding: answer.output, as: UTF8.self)
    let number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isGone(number))
  }

  @Test("a stopped process ends with its time")
  func stopped() throws {
    let answer = try Tool.run(shell("kill -STOP $$"), within: 0.3)
    #expect(answer.end == .stopped)
  }

  /// Documentation/Containment.md §3.5.1: for the superuser the kernel has no such limit.
  @Test("a program that starts too many processes is ended with them, whoever runs it")
  func crowd() throws {
    #expect(
      Containment.current.isTrusted || Enclosure().tool(shell("true")).mostProcesses == 4096)
    let own = try RunFolder.make("own")
    defer { RunFolder.removeTree(own.path) }
    let last = own.appendingPathComponent("last")
    // The shell itself and 300 more.
    var launch = shell(
      "for i in $(seq 300); do sleep 1000 & done; echo $! > '\(last.path)'; wait")
    launch.mostProcesses = 100
    let words = "what builds was ended: it had more than 100 processes and threads at once"
    #expect(throws: LaunchError(words)) { try Tool.run(launch, within: 500) }
    // Where it was ended before it had all of them, it has not said the last.
    if let number = (try? String(contentsOf: last, encoding: .utf8)).flatMap({
      Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }) {
      #expect(isGone(number))
    }
    launch = shell("for i in $(seq 20); do sleep 0.3 & done; wait")
    launch.mostProcesses = 100
    #expect(try Tool.run(launch, within: 500).end == .exited(0))
  }

  @Test("a program has no descriptors but those that it is given, and no variables")
  func descriptors() throws {
    let file = open("/dev/zero", O_RDONLY)
    defer { close(file) }
    let list = try Tool.run(shell("ls /proc/$$/fd; env"), within: 60)
    let words = String(decoding: list.output, as: UTF8.self).split(separator: "\n")
    #expect(Set(words.filter { Int($0) != nil }).isSubset(of: ["0", "1", "2", "10"]), "\(words)")
    #expect(!words.contains { $0.hasPrefix("HOME=") }, "\(words)")
  }

  @Test("what a contained tool may write is its own folder, and it has no network")
  func contained() throws {
    let containment = Containment.current
    try #require(!containment.isTrusted)
    let own = try RunFolder.make("own")
    let other = try RunFolder.make("other")
    defer {
      RunFolder.removeTree(own.path)
      RunFolder.removeTree(other.path)
    }
    var enclosure = Enclosure()
    enclosure.show(own.path, isWritable: true)
    let script = """
      echo a > '\(own.path)/file' && echo own
      echo b > '\(other.path)/file' && echo other
      exec 3<>/dev/tcp/127.0.0.1/9 && echo network
      echo "processes $(ulimit -u)"
      """
    var launch = Launch(executable: "/bin/bash", arguments: ["-c", script])
    launch.environment = ["PATH": "/usr/bin:/bin"]
    let answer = try Tool.run(enclosure.tool(launch), within: 60)
    let words = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    // A machine with neither namespaces nor Landlock can only be said to have none.
    let limitsFiles = containment.namespaces.path != nil || containment.landlock > 0
    #expect(words.dropLast() == (limitsFiles ? ["own"] : ["own", "other"]))
    if containment.namespaces.path != nil, access("/usr/bin/prlimit", X_OK) == 0 {
      #expect(words.last == "processes 4096")
    }
    if !limitsFiles { #expect(containment.remark?.contains("Landlock") == true) }
  }

  /// Documentation/Containment.md §3.2: where Landlock lacks, the namespace alone keeps an app from keeping
  /// files between looks.
  @Test(
    "without Landlock nothing can be made beside the devices",
    .enabled(if: Containment.current.isWhole), arguments: [false, true])
  func devices(isApp: Bool) throws {
    let own = try RunFolder.make("own")
    defer { RunFolder.removeTree(own.path) }
    var enclosure = Enclosure()
    enclosure.show(own.path, isWritable: true)
    let script = """
      echo a > /dev/null && echo null
      for file in /dev/shm/snug-test /dev/snug-test /dev/pts/snug-test; do
        (echo b > $file) && echo $file
      done
      echo c > '\(own.path)/file' && echo own
      """
    var launch = Launch(executable: "/bin/sh", arguments: ["-c", script])
    launch.environment = ["PATH": "/usr/bin:/bin"]
    let enclosed = isApp ? try enclosure.app(launch, phone: own) : enclosure.tool(launch)
    let answer = try Tool.run(enclosed, within: 60)
    let words = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    #expect(words == ["null", "own"], "\(String(decoding: answer.errors, as: UTF8.self))")
  }

  private func isGone(_ process: Int32) -> Bool {
    // Killed is not yet gone: whoever adopts it waits for it.
    for _ in 0..<5000 {
      if kill(process, 0) != 0 { return true }
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state?.contains(") Z ") == true { return true }
      usleep(1000)
    }
    return false
  }
}

/// Documentation/Containment.md §4.4.
@Suite("Git")
struct GitTests {
  @Test(
    "a repository's settings start nothing that writes", .enabled(if: Containment.current.isWhole))
  func settings() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("git-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let written = folder.appendingPathComponent("written")
    for words in [
      ["init", "-q", "."], ["config", "core.fsmonitor", "touch '\(written.path)'; false"],
      ["config", "filter.x.clean", "touch '\(written.path)'; cat"],
    ] {
      let launch = Launch(
        executable: "/usr/bin/env", arguments: ["git", "-C", folder.path] + words)
      #expect(try Tool.run(launch, within: 60).hasSucceeded)
    }
    try Data("a.txt filter=x\n".utf8).write(to: folder.appendingPathComponent(".gitattributes"))
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let add = Launch(
      executable: "/usr/bin/env",
      arguments: [
        "git", "-C", folder.path, "-c", "filter.x.clean=cat", "-c", "core.fsmonitor=false", "add",
        "a.txt",
      ])
    #expect(try Tool.run(add, within: 60).hasSucceeded)
    try Data("ab".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let answer = try Git.run(["diff", "--name-only"], in: folder)
    // The filter was tried, and could not write.
    #expect(String(decoding: answer.errors, as: UTF8.self).contains("touch"))
    #expect(String(decoding: answer.output, as: UTF8.self).contains("a.txt"))
    #expect(!FileManager.default.fileExists(atPath: written.path))
  }
}
