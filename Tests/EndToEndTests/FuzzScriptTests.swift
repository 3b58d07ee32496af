// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/HostileFiles.md §4.
@Suite("Scripts/fuzz")
struct FuzzScriptTests {
  @Test("a reader that is ended leaves no folder behind")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    let reader = try folder.write(
      "#!/bin/sh\nmkdir \"$TMPDIR/kept\"; echo \"b $3\"; kill -KILL $$\n", to: "reader")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: reader.path)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("tmp"), withIntermediateDirectories: true)
    let script = Process()
    script.executableURL = Snug.root.appendingPathComponent("Scripts/fuzz")
    script.arguments = ["2", "--kind", "font"]
    script.environment = ProcessInfo.processInfo.environment.merging([
      "FUZZ_WORKER": reader.path, "TMPDIR": folder.path + "/tmp",
    ]) { $1 }
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(script.terminationStatus == 1)
    #expect(told.contains("font 0 of seed 1: ended with -9"), "\(told)")
    #expect(told.contains("font 1 of seed 1: ended with -9"), "\(told)")
    #expect(try folder.names(in: "tmp") == [])
  }
}
