// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@Suite("text that is cut, fixed or faint")
@MainActor
struct TextTests {
  @Test("a line wider than its label is cut; what is missing is the text's width less the label's")
  func oneLine() throws {
    var needed: CGFloat = 0
    let found = try findings { controller in
      let label = label("A sentence that is a good deal too long for this")
      needed = label.intrinsicContentSize.width
      controller.view.put(label, 20, 100, 100, 22)
    }
    let cut = try #require(found.of(.truncatedText).first)
    #expect(cut.severity == .error)
    #expect(abs(cut.numbers[0].value - Double(needed - 100)) < 0.4)
  }

  @Test("a label as wide as its text is not cut")
  func wideEnough() throws {
    let found = try findings { controller in
      let label = label("A sentence that fits")
      controller.view.put(label, 20, 100, label.intrinsicContentSize.width, 22)
    }
    #expect(found.of(.truncatedText).isEmpty)
  }

  @Test("a line of dashes is drawn, not read; stars are read")
  func dashes() throws {
    func cut(_ text: String) throws -> Int {
      try findings { $0.view.put(label(text), 20, 100, 100, 22) }.of(.truncatedText).count
    }
    #expect(try cut(String(repeating: "-", count: 40)) == 0)
    #expect(try cut(String(repeating: "★", count: 20)) == 1)
  }

  @Test("lines that do not fit the height are cut, a pixel too few is not")
  func tooLow() throws {
    func cut(_ less: CGFloat) throws -> [Finding] {
      try findings { controller in
        let label = label("Several words that take more than one line here", lines: 0)
        let height = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
        controller.view.put(label, 20, 100, 100, height - less)
      }.of(.truncatedText)
    }
    #expect(try cut(0.34).isEmpty)
    #expect(try cut(22).count == 1)
  }

  // SF's line at 17 points is 20.29 high: 4.2 above capitals and 4.1 below the baseline.
  @Test(
    "a line that lacks only what no letter of it fills is not cut",
    arguments: [
      ("Total", CGFloat(16), 0), ("Apply", 16, 1), ("Été", 16, 1), ("$4.99", 16, 1),
      ("$4.99", 17, 0),
    ])
  func blank(text: String, height: CGFloat, count: Int) throws {
    let found = try findings { controller in
      controller.view.put(label(text), 20, 100, 100, height)
    }.of(.truncatedText)
    #expect(found.count == count)
  }

  @Test(
    "lines beyond the number that is allowed are for a person where it is so every day, else a fault",
    arguments: [
      ("iPhone 14", TextSize.l, Severity.needsReview), ("iPhone SE", .l, .warning),
      ("iPhone 14", .ax5, .error),
    ])
  func allowedLines(device: String, size: TextSize, severity: Severity) throws {
    let found = try findings(device: device, textSize: size) { controller in
      let text = label(
        "A text that goes on for a while and takes four lines or so at the usual size of text",
        lines: 2)
      let room = text.sizeThatFits(CGSize(width: 250, height: 1000)).height
      controller.view.put(text, 20, 100, 250, room)
    }.of(.truncatedText)
    #expect(found.map(\.severity) == [severity])
  }

  @Test("a required constant height around text that outgrows it is named with its numbers")
  func fixedHeight() throws {
    func fixed(_ size: CGFloat, _ priority: UILayoutPriority) throws -> [Finding] {
      try findings(textSize: .ax5) { controller in
        let label = label("Grows", lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let height = label.heightAnchor.constraint(equalToConstant: size)
        height.priority = priority
        NSLayoutConstraint.activate([
          height, label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
          label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        ])
      }.of(.fixedHeightAroundText)
    }
    let found = try fixed(22, .required)
    #expect(found.number("fixed") == 22)
    #expect(try fixed(80, .required).isEmpty)
    #expect(try fixed(22, .defaultLow).isEmpty)
  }

  private final class Sections: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Today"
    }
    func tableView(
      _ table: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test(
    "a section's title that is higher than its header's fixed height is told at the table",
    arguments: [
      (CGFloat(28), TextSize.ax5, 1), (28, .l, 0), (UITableView.automaticDimension, .ax5, 0),
    ])
  func fixedHeaders(height: CGFloat, size: TextSize, count: Int) throws {
    let sections = Sections()
    let found = try findings(textSize: size) { controller in
      let table = UITableView(frame: controller.view.bounds, style: .plain)
      table.dataSource = sections
      table.rowHeight = 44
      table.sectionHeaderHeight = height
      controller.view.addSubview(table)
    }
    let fixed = found.of(.fixedHeightAroundText)
    #expect(fixed.count == count)
    #expect(found.of(.truncatedText).isEmpty)
    guard count > 0 else { return }
    #expect(fixed.number("fixed") == 28)
    // Headline has 53 points at AX5: a line of 63.25.
    #expect(abs((fixed.number("missing") ?? 0) - 35.25) < 0.5)
    #expect(fixed[0].severity == .error)
  }

  @Test("a font of fixed size ignores the text size; one of a style or of metrics does not")
  func fonts() throws {
    func ignoring(_ font: UIFont) throws -> Int {
      try findings { controller in
        let label = label("Text")
        label.font = font
        controller.view.put(label, 20, 100, 200, 40)
      }.of(.ignoresDynamicType).count
    }
    #expect(try ignoring(.systemFont(ofSize: 17)) == 1)
    #expect(try ignoring(.preferredFont(forTextStyle: .footnote)) == 0)
    #expect(try ignoring(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))) == 0)
  }

  // WCAG 2.1: #767676 on white is 4.54 : 1, #777777 is 4.48 : 1.
  @Test(
    "grey text on white needs 4.5 : 1, large text 3 : 1",
    arguments: [
      (byte: 0x76, size: CGFloat(17), isFaint: false), (byte: 0x77, size: 17, isFaint: true),
      (byte: 0x77, size: 18, isFaint: false), (byte: 0x96, size: 18, isFaint: true),
    ])
  func contrast(byte: Int, size: CGFloat, isFaint: Bool) throws {
    let found = try findings { controller in
      controller.view.backgroundColor = .white
      let label = label("Text")
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
      label.textColor = UIColor(white: CGFloat(byte) / 255, alpha: 1)
      controller.view.put(label, 20, 100, 200, 40)
    }
    #expect(found.of(.lowContrast).count == (isFaint ? 1 : 0))
    if byte == 0x77, isFaint { #expect(found.of(.lowContrast).number("contrast") == 4.48) }
  }

  @Test(
    "a text that is clipped to less than half a letter has no colour to judge",
    arguments: [(0, 1), (8, 1), (14, 0), (30, 0)] as [(CGFloat, Int)])
  func clippedText(top: CGFloat, count: Int) throws {
    let found = try findings { controller in
      let panel = UIView()
      panel.backgroundColor = .white
      panel.clipsToBounds = true
      let label = label("Text")
      label.textColor = UIColor(white: 0.8, alpha: 1)
      // 17 points: half a letter is 8.5.
      panel.put(label, 0, top, 200, 20)
      controller.view.put(panel, 20, 100, 200, 20)
    }
    #expect(found.of(.lowContrast).count == count)
  }

  @Test("colours of the system on a background of the system are the system's affair")
  func systemColours() throws {
    let found = try findings { controller in
      let label = label("Text")
      label.textColor = .tertiaryLabel
      controller.view.put(label, 20, 100, 200, 40)
    }
    #expect(found.of(.lowContrast).isEmpty)
  }
}
