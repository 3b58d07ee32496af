// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

@Suite("What apps say")
struct AppConsoleTests {
  private let console = AppConsole(files: [
    "/app/Base.lproj/Main.storyboard", "/app/A/Cell.xib", "/app/B/Cell.xib", "/app/a.swift",
  ])

  @Test("a document's fault has its path and is told once for all configurations")
  func once() {
    let text = "Main.storyboard:4:9: warning: Unknown class A\nhello\nhello\n"
    #expect(
      console.text(text)
        == "/app/Base.lproj/Main.storyboard:4:9: warning: Unknown class A\nhello\nhello\n")
    #expect(console.text(text) == "hello\nhello\n")
    #expect(console.text("Main.storyboard:5:9: warning: Unknown class A\n").hasPrefix("/app/"))
  }

  @Test("of several configurations it is said which one spoke, where it said something")
  func place() {
    let place = "iPhone SE, portrait, text size L"
    #expect(console.text("conflict\n", in: place) == "\(place):\nconflict\n")
    #expect(console.text("conflict", in: place) == "\(place):\nconflict\n")
    let fault = "Main.storyboard:4:9: warning: Unknown class A\n"
    #expect(console.text(fault, in: place).hasPrefix("\(place):\n/app/"))
    #expect(console.text(fault, in: place) == "")
    #expect(console.text("", in: place) == "")
  }

  @Test("errors are told each time, names of two documents stay names")
  func errors() {
    let error = "Main.storyboard:4:9: error: 'photo' is connected here"
    #expect(console.text(error) == "/app/Base.lproj/" + error)
    #expect(console.text(error) == "/app/Base.lproj/" + error)
    #expect(console.text("Cell.xib:1:2: warning: x") == "Cell.xib:1:2: warning: x")
    #expect(console.text("a.swift:1:2: error: x") == "a.swift:1:2: error: x")
  }
}
