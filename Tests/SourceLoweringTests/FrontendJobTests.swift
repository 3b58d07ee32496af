// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import AppBuild

@Suite("Commands that the compiler's driver prints")
struct FrontendJobTests {
  @Test("words are read as a shell reads them")
  func words() {
    #expect(
      FrontendJob.words(of: #"/bin/a -D 'b c' "d \"e" f\ g '' h"#) == [
        "/bin/a", "-D", "b c", "d \"e", "f g", "", "h",
      ])
  }

  @Test("chosen files are looked at closely, each with an output of its own")
  func focus() throws {
    let printed = "/bin/x -emit-module /a.swift\n/bin/y -emit-sil /a.swift /b.swift -o /dev/null\n"
    let job = try #require(FrontendJob(printed, mode: "-emit-sil"))
    #expect(
      job.focused(on: ["/b.swift"]) == [
        "-emit-sil", "/a.swift", "-primary-file", "/b.swift", "-o", "/dev/null",
      ])
    #expect(job.focused(on: ["/c.swift"]) == nil)
    #expect(FrontendJob("", mode: "-emit-sil") == nil)
  }

  @Test("the code of chosen files goes to places of their own, in the order of the files")
  func objects() throws {
    let job = try #require(FrontendJob("/bin/y -frontend -c /a.swift /b.swift -o /n\n", mode: "-c"))
    #expect(
      job.compiling(["/b.swift": "/2.o", "/a.swift": "/1.o"]) == [
        "-frontend", "-c", "-primary-file", "/a.swift", "-primary-file", "/b.swift", "-o", "/1.o",
        "-o", "/2.o",
      ])
  }
}
