// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKitTesting

/// Pictures against files: recording, equality, and what a failure says (Documentation/Testing.md §3.4).
@MainActor
@Suite("Pictures against goldens")
struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("goldens-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")

  /// A white page with a red square of 20 points at (10, 60) on an iPhone X, 3 pixels a point.
  private func page() -> (screen: Screen, square: UIView) {
    let screen = Screen(device: "iPhone X")
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
    square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    controller.view.addSubview(square)
    screen.show(controller)
    return (screen, square)
  }

  private func failure(of body: () -> Void) -> String {
    nonisolated(unsafe) var text = ""
    withKnownIssue {
      body()
    } matching: { issue in
      text = issue.comments.first?.rawValue ?? ""
      return issue.comments.count == 1
    }
    return text
  }

  /// Records what the screen shows as the golden.
  private func record(_ screen: Screen, _ path: String, of view: UIView? = nil) {
    setenv("RECORD", "1", 1)
    defer { unsetenv("RECORD") }
    let text = failure { screen.expectPicture(path, of: view) }
    #expect(text == "\(path) was recorded; look at it, and run again without RECORD")
  }

  @Test("a recorded picture is there, with its folders, and equal to the next")
  func recording() throws {
    let path = folder.appendingPathComponent("deep/page.png").path
    defer { try? FileManager.default.removeItem(at: folder) }
    let (screen, _) = page()

    record(screen, path)

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == screen.picture())
    screen.expectPicture(path)
  }

  @Test(
    "a difference is told by its pixels and their box, and the new picture lies beside the file")
  func difference() throws {
    let path = folder.appendingPathComponent("page.png").path
    let found = folder.appendingPathComponent("page.found.png").path
    defer { try? FileManager.default.removeItem(at: folder) }
    let (screen, square) = page()
    record(screen, path)

    square.frame.size.width = 21
    screen.settle()
    let text = failure { screen.expectPicture(path) }

    // A column of one point by 20: 3 × 60 pixels from x 90, y 180 on.
    #expect(
      text
        == "The picture differs from \(path): 180 pixels differ, within x 90 to 93, y 180 to 240; "
        + "the new picture is \(found)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: found)) == screen.picture())
  }

  @Test("a tolerance lets each component be so many steps off, and no more")
  func tolerance() {
    let path = folder.appendingPathComponent("page.png").path
    defer { try? FileManager.default.removeItem(at: folder) }
    let (screen, square) = page()
    record(screen, path)

    square.backgroundColor = UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1)
    screen.settle()

    screen.expectPicture(path, tolerance: 5)
    let text = failure { screen.expectPicture(path, tolerance: 4) }
    #expect(text.contains(": 3600 pixels differ, within x 30 to 90, y 180 to 240; "))
  }

  @Test("another size is told as such")
  func size() {
    let path = folder.appendingPathComponent("page.png").path
    defer { try? FileManager.default.removeItem(at: folder) }
    let (screen, _) = page()
    record(screen, path)

    screen.rotate(to: .landscapeRight)
    let text = failure { screen.expectPicture(path) }

    #expect(text.contains(": it is 2436 × 1125 pixels instead of 1125 × 2436; "))
  }

  @Test("one view alone has the view's size")
  func view() throws {
    let path = folder.appendingPathComponent("square.png").path
    defer { try? FileManager.default.removeItem(at: folder) }
    let (screen, square) = page()
    record(screen, path, of: square)

    // Width and height stand at bytes 16 to 23 of a PNG file: 60 by 60.
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(data[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 60])
    screen.expectPicture(path, of: square)
  }
}
