// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("why a view without constraints is where it is", .serialized)
@MainActor
struct ExplainFrameTests {
  final class Screen: UIView {
    let box = UIView()
  }

  /// Whether frames are being set by code of the app; elsewhere UIKit sets them.
  nonisolated(unsafe) static var isInApp = false

  /// Explains with calls noted as coming from offset 4711 of the program.
  private func noted(
    of path: String, _ fill: (UIViewController) -> Void
  ) throws -> Explanation {
    FrameNotes.callSite = { ExplainFrameTests.isInApp ? 4711 : 0 }
    defer { FrameNotes.callSite = nil }
    return try explanation(of: path) { controller in
      Self.isInApp = true
      fill(controller)
      Self.isInApp = false
    }
  }

  @Test("a frame that code set is at the call")
  func byHand() throws {
    let found = try noted(of: "box.height") { controller in
      let screen = controller.view.put(Screen(), 0, 0, 375, 812)
      screen.put(screen.box, 10, 20, 30, 40)
    }
    let part = try found["height"].part(.frame)
    #expect(part.text == "code set the height to 40")
    #expect(part.amount == 40)
    #expect(part.place == SourcePlace(file: WorkerPlace.codeFile, line: 4711, column: 0))
    #expect(try found["height"].change.hasPrefix("Change it there"))
  }

  @Test("what the mask made of a frame is said, with both widths of the superview")
  func mask() throws {
    let found = try noted(of: "box.width") { controller in
      let screen = controller.view.put(Screen(), 0, 0, 100, 100)
      screen.box.autoresizingMask = [.flexibleWidth]
      screen.addSubview(screen.box)
      screen.box.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
      Self.isInApp = false
      screen.frame.size.width = 300
    }
    // 80 + (300 − 100)
    let part = try found["width"].part(.frame)
    #expect(part.text == "code set the width to 80, and the autoresizing mask made 280 of it")
    #expect(part.because == ["since then Screen went from 100 to 300; the mask is flexibleWidth"])
  }

  @Test("a view that nobody gave a frame says so")
  func forgotten() throws {
    let found = try noted(of: "box.height") { controller in
      let screen = controller.view.put(Screen(), 0, 0, 375, 812)
      screen.addSubview(screen.box)
    }
    #expect(
      try found["height"].part(.frame).text
        == "no code gave it a frame, so its height is the 0 that it was made with")
    #expect(
      try found["height"].change.contains("translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test("a controller's view fills the window, which has what the device gives")
  func root() throws {
    let found = try explanation(of: "UIViewController.view") { _ in }
    #expect(try found["width"].reason == "the view of UIViewController fills the window")
    #expect(try found["width"].value == 375)
  }

  @Test(
    "paths are taken apart: rows, names, numbers and the value",
    arguments: [
      ("[0, 3]", [[0, 3]], [], nil, nil),
      ("[1,2] > nameLabel.height", [[1, 2]], ["nameLabel"], nil, "height"),
      ("[0, 1] › [0, 3] › Tag.label 2", [[0, 1], [0, 3]], ["Tag.label"], 2, nil),
      ("A.view › UIView[1] › UILabel", [], ["A.view", "UIView[1]", "UILabel"], nil, nil),
    ] as [(String, [[Int]], [String], Int?, String?)])
  func paths(text: String, cells: [[Int]], steps: [String], number: Int?, value: String?) {
    let query = ViewQuery(text)
    #expect(query.cells.map { [$0.section, $0.item] } == cells)
    #expect(query.steps == steps)
    #expect(query.number == number)
    #expect(query.value?.rawValue == value)
  }

  @Test("views are found by path, property, class and position")
  func directory() throws {
    try onScreen { controller in
      let screen = controller.view.put(Screen(), 0, 0, 375, 812)
      screen.put(screen.box, 10, 20, 30, 40)
      screen.put(label("First"), 0, 100, 80, 20)
      screen.put(label("Second"), 0, 200, 80, 20).accessibilityIdentifier = "second"
    } asking: { _, _ in
      let directory = ViewDirectory(UIApplication.shared.windows)
      @MainActor func names(_ path: String) -> [String] {
        directory.names(of: directory.views(matching: ViewQuery(path)))
      }
      #expect(names("Screen.box") == ["Screen.box"])
      #expect(names("box") == ["Screen.box"])
      #expect(names("BOX") == ["Screen.box"])
      #expect(names("second").first?.hasSuffix("\"Second\"") == true)
      #expect(names("nothing").isEmpty)
    }
  }
}
