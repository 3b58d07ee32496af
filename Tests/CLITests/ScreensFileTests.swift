// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import CLI

/// `snug-screens.json` (Documentation/Exploration.md §9).
@Suite("The file of an app's screens")
struct ScreensFileTests {
  private let text = #"""
    {
      "screens": [
        {
          "name": "Event › Delete",
          "controller": "EventController",
          "steps": [
            "tap \"Calendar\"  # UITabBarController/TabButton 1",
            "tap \"Say #1\"",
            "type \"a\\\"b\" into Title"
          ]
        },
        {"name": "Lone", "from": "Scene", "stops": true, "steps": ["select 1"]},
        {"name": "Wide", "on": "iPad Pro 11 in landscape", "steps": ["select 2"]}
      ]
    }
    """#

  @Test("steps and marks are read; hashes in names are no marks")
  func reading() throws {
    let file = try ScreensFile(text, path: "snug-screens.json")
    let first = try #require(file.entries.first)
    let steps = [#"tap "Calendar""#, #"tap "Say #1""#, #"type "a\"b" into Title"#]
    #expect(first.steps.map(\.text) == steps)
    #expect(first.marks == ["UITabBarController/TabButton 1", nil, nil])
    #expect(first.controller == "EventController")
    #expect(file.entries.map(\.stops) == [false, true, false])
    #expect(file.entries.map(\.on) == [nil, nil, "iPad Pro 11 in landscape"])
    let root = ScreenRequest(name: "First", origin: .initial)
    #expect(file.requests(roots: [root]).last?.foundOn == "iPad Pro 11 in landscape")
  }

  @Test("what is written is read as the same")
  func roundTrip() throws {
    let file = try ScreensFile(text, path: "snug-screens.json")
    #expect(try ScreensFile(file.text, path: "snug-screens.json") == file)
  }

  @Test("a way begins at its scene, and is left out when the scene is gone")
  func scenes() throws {
    let file = try ScreensFile(text, path: "snug-screens.json")
    let initial = ScreenRequest(name: "First", origin: .initial)
    let scene = ScreenRequest(
      name: "Scene", origin: .scene, storyboard: "Main", identifier: "abc")
    let screens = file.requests(roots: [initial, scene])
    #expect(screens.map(\.base) == [.initial, .scene, .initial])
    #expect(screens[1].identifier == "abc")
    #expect(file.requests(roots: [initial]).map(\.name) == ["Event › Delete", "Wide"])
  }

  @Test("what is wrong is said with its place")
  func mistakes() {
    #expect {
      try ScreensFile(#"{"screens": [{"name": "A", "steps": ["tpa B"]}]}"#, path: "s.json")
    } throws: {
      "\($0)".hasPrefix("s.json:1:") && "\($0)".contains("tpa")
    }
    #expect {
      try ScreensFile(#"{"screens": [{"name": "A"}]}"#, path: "s.json")
    } throws: {
      "\($0)".contains("the screen needs \"steps\"")
    }
  }
}
