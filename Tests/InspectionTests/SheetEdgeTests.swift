// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

/// Documentation/Check.md §6.3.1, §6.5.
@Suite("Edges of sheets, and controls of which little is drawn")
@MainActor
struct SheetEdgeTests {
  @Test("what leaves a sheet lies beyond its edge, and no view of UIKit's is at fault")
  func sheet() throws {
    let found = try findings(device: "iPhone 8") { controller in
      let sheet = UIViewController()
      controller.present(sheet, animated: false)
      Runtime.current.turn()
      sheet.view.put(label("Foot"), 20, sheet.view.bounds.height - 10, 100, 22)
    }.of(.clippedContent)
    let message = try #require(found.first?.message)
    #expect(found.count == 1)
    #expect(message.hasSuffix(" pt lie beyond the bottom edge of the sheet"), "\(message)")
    #expect(found.first?.related.isEmpty == true)
  }

  @Test("what the app moves up for the keyboard comes back, and is not lost")
  func movedForKeyboard() throws {
    func lost(isEdited: Bool) throws -> [String] {
      try findings(device: "iPhone 8") { controller in
        let sheet = UIViewController()
        controller.present(sheet, animated: false)
        Runtime.current.turn()
        sheet.view.put(label("Head"), 20, 20, 100, 22)
        let text = UITextView()
        sheet.view.put(text, 20, 200, 300, 100)
        if isEdited { text.becomeFirstResponder() }
        sheet.view.bounds.origin.y = 100
      }.of(.clippedContent).map(\.message)
    }
    #expect(try lost(isEdited: true) == [])
    #expect(try lost(isEdited: false).map { $0.hasSuffix("the top edge of the sheet") } == [true])
  }

  @Test(
    "a scene that is presented as a sheet has no status bar above it, and nothing around it on a tablet",
    arguments: [("iPhone 14", 1), ("iPad Pro 11", 0)])
  func aloneForSheet(device: String, expected: Int) throws {
    func outside(_ isSheet: Bool) throws -> Int {
      try findings(device: device) { controller in
        controller.standsForSheet = isSheet
        controller.view.put(label("Head"), 20, 2, 100, 22)
        let foot = controller.view.bounds.height - 12
        controller.view.put(label("Foot of it all"), 100, foot, 200, 12)
      }.of(.outsideSafeArea).count
    }
    #expect(try outside(false) == 2)
    #expect(try outside(true) == expected)
  }

  /// A button from 0 to 300, its title in the middle, and a label from 250 on, which ends beyond it.
  private func overlaps(_ title: String, surface: UIColor? = nil) throws -> Int {
    try findings { controller in
      controller.view.put(label("September"), 250, 100, 120, 22)
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.backgroundColor = surface
      controller.view.put(button, 0, 90, 300, 44)
    }.of(.overlappingViews).count
  }

  @Test("beside a text a button without a surface is its title; one with a surface is all of it")
  func drawnPart() throws {
    #expect(try overlaps("Back") == 0)
    #expect(try overlaps("Back to the whole of the calendar") == 1)
    #expect(try overlaps("Back", surface: .systemYellow) == 1)
  }

  @Test("of a control that leaves the screen what is drawn counts: the dots of a page control")
  func pageControl() throws {
    func edges(_ x: CGFloat) throws -> Int {
      try findings { controller in
        let pages = UIPageControl()
        pages.numberOfPages = 3
        controller.view.put(pages, x, 300, 600, 30)
      }.of(.clippedContent).count
    }
    // The dots stand in the middle, at 180 from the left edge and at 0.
    #expect(try edges(-120) == 0)
    #expect(try edges(-300) == 1)
  }

  @Test(
    "a field that follows on one in sight, below the screen, is lost; a panel that waits there is not"
  )
  func belowScreen() throws {
    func found(_ tie: (UIView, UIView, UIView) -> NSLayoutConstraint) throws -> [String] {
      try findings(device: "iPhone 14", orientation: .landscape) { controller in
        let (first, second) = (UITextField(), UITextField())
        for field in [first, second] {
          field.placeholder = "Name"
          field.borderStyle = .roundedRect
          field.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(field)
          NSLayoutConstraint.activate([
            field.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200),
            field.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
        NSLayoutConstraint.activate([
          first.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
          tie(first, second, controller.view),
        ])
      }.of(.clippedContent).map(\.message)
    }
    // The window is 390 points high: 200 and 44 of the first, 160 between, 44 of the second are 448.
    #expect(
      try found { first, second, _ in
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 160)
      }
        == ["58 pt lie beyond the bottom edge of the screen"])
    #expect(
      try found { _, second, root in
        second.topAnchor.constraint(equalTo: root.bottomAnchor, constant: 14)
      }.isEmpty)
  }
}
