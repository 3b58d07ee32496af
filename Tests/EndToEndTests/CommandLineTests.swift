// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "help explains itself on standard output",
    arguments: [
      (["--help"], "Usage: snug <command>"), (["help", "render"], "--text-size"),
      (["render", "--help"], "Exit codes"), (["devices", "--help"], "snug devices"),
      (["explain", "--help"], "Usage: snug explain <app> <view>"),
    ])
  func help(words: [String], expected: String) throws {
    let result = try Snug.run(words)

    #expect(result.exitCode == 0)
    #expect(result.output.contains(expected))
    #expect(result.errors.isEmpty)
  }

  @Test(
    "the version is one line, asked for by a command or an option",
    arguments: ["version", "--version"])
  func version(word: String) throws {
    let result = try Snug.run(word)

    #expect(result.exitCode == 0)
    #expect(result.output == "snug 0.1.0\n")
    #expect(result.errors.isEmpty)
  }

  @Test("devices are listed with their size")
  func devices() throws {
    let result = try Snug.run("devices")

    #expect(result.exitCode == 0)
    #expect(result.output.contains("iPhone X"))
    #expect(result.output.contains("375×812"))
    #expect(result.output.contains("AX5"))
  }

  @Test(
    "wrong words are one sentence and exit code 64",
    arguments: [
      (["draw"], "there is no command 'draw'"),
      (["render"], "the app's project or folder is missing"),
      (["render", "App", "--format", "gif"], "unknown format 'gif'"),
      (["render", "App", "--text-size", "huge"], "unknown text size 'huge'; known are xS, S, M"),
      (["render", "App", "--scale", "0"], "--scale takes a number"),
      (["render", "App", "--colour"], "unknown option '--colour'"),
      (["render", "App", "--output"], "--output needs a value"),
      (["explain", "App"], "the path of a view is missing"),
      (["explain", "App", "label", "--format", "html"], "the formats are text, json"),
    ])
  func wrongWords(words: [String], sentence: String) throws {
    let result = try Snug.run(words)

    #expect(result.exitCode == 64)
    #expect(result.errors.contains(sentence))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("an unknown device is answered with near ones")
  func unknownDevice() throws {
    let result = try Snug.run("render", "App.xcodeproj", "--device", "iPhon X")

    #expect(result.exitCode == 64)
    #expect(result.errors.contains("unknown device 'iPhon X'; did you mean 'iPhone X'"))
  }
}
