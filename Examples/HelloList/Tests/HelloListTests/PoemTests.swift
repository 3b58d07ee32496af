import Testing
import UIKitTesting

@testable import HelloList

@MainActor
@Suite("The poem")
struct PoemTests {
  @Test("every line is as tall as its text, at any text size")
  func rowsGrowWithTheText() {
    let screen = Screen(device: "iPhone SE")
    screen.show(PoemController())
    // The first line turns the corner at 288 points: 22 and 20.287, to the pixel, 8 above and below.
    #expect(screen.frames(of: LineCell.self)[0].height == 58.5)

    screen.setTextSize(.accessibilityLarge)

    #expect(screen.frames(of: LineCell.self)[0].height > 58.5)
    screen.expectNoIssues()
  }

  @Test("lines are read from top to bottom, however the device is held")
  func linesInOrder() {
    let screen = Screen(device: "iPhone X")
    screen.show(PoemController())

    screen.perform("rotate; expect \"A cell that says how big it wants to be,\"; rotate")

    let tops = screen.frames(of: LineCell.self).map(\.minY)
    #expect(tops == tops.sorted())
    #expect(tops.count == 4)
  }
}
