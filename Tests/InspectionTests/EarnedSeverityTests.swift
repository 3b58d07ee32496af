// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

/// Documentation/Check.md §5.3: an error is what somebody cannot read or reach.
@Suite("how grave a finding is")
@MainActor
struct EarnedSeverityTests {
  /// A label of one line that shows a part of its text.
  private func cut(
    _ share: CGFloat, device: String = "iPhone X", textSize: TextSize = .l
  ) throws -> Severity? {
    try findings(device: device, textSize: textSize) { controller in
      let text = label("A sentence that is a good deal too long for this")
      controller.view.put(text, 20, 100, text.intrinsicContentSize.width * share, 60)
    }.of(.truncatedText).first?.severity
  }

  @Test("a line of which more than half is gone is an error, less is a warning")
  func lostShare() throws {
    #expect(try cut(0.4) == .error)
    #expect(try cut(0.7) == .warning)
  }

  @Test("what is cut on a usual phone at the usual size may be meant, and needs review")
  func usual() throws {
    #expect(try cut(0.4, device: "iPhone 14") == .needsReview)
    #expect(try cut(0.4, device: "iPhone 14", textSize: .ax3) == .error)
  }

  @Test("a height that cuts letters is an error and one finding, of the constant that does it")
  func fixedHeight() throws {
    let found = try findings(textSize: .ax5) { controller in
      let text = label("Grows", lines: 0)
      text.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(text)
      NSLayoutConstraint.activate([
        text.heightAnchor.constraint(equalToConstant: 22),
        text.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      ])
    }
    #expect(found.of(.fixedHeightAroundText).map(\.severity) == [.error])
    #expect(found.of(.truncatedText).isEmpty)
  }

  @Test(
    "faint text is a warning, text a little too faint a note",
    arguments: [(CGFloat(0.9), Severity.warning), (0.5, .note)])
  func contrast(white: CGFloat, severity: Severity) throws {
    let found = try findings { controller in
      controller.view.backgroundColor = .white
      let text = label("Faint")
      text.textColor = UIColor(white: white, alpha: 1)
      controller.view.put(text, 20, 100, 100, 22)
    }.of(.lowContrast)
    #expect(found.map(\.severity) == [severity])
  }

  @Test("Apple's colours as numbers, and white on them, are Apple's own look")
  func systemValues() throws {
    let found = try findings { controller in
      controller.view.backgroundColor = .white
      // The values of systemBlue in Apple's guidelines: 0, 122, 255.
      let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
      let link = label("Tinted")
      link.textColor = blue
      controller.view.put(link, 20, 100, 100, 22)
      let box = controller.view.put(UIView(), 20, 200, 200, 60)
      box.backgroundColor = blue
      let text = label("Filled")
      text.textColor = .white
      box.put(text, 10, 10, 100, 22)
    }
    #expect(found.of(.lowContrast).isEmpty)
  }

  @Test("a button of Apple's own height is no small target, one made lower is")
  func naturalButton() throws {
    func small(_ change: CGFloat) throws -> [Finding] {
      try findings { controller in
        let button = UIButton(type: .system)
        button.setTitle("Skip this page", for: .normal)
        let size = button.intrinsicContentSize
        controller.view.put(button, 20, 100, size.width, size.height + change)
      }.of(.smallHitTarget)
    }
    #expect(try small(0).isEmpty)
    #expect(try small(-5).map(\.severity) == [.note])
    #expect(try small(-14).map(\.severity) == [.warning])
  }

  @Test("dots of a page control far from the edge are not outside the safe area")
  func pageControl() throws {
    let found = try findings { controller in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      // 34 points at the foot of an iPhone X belong to the home indicator; the dots end above.
      controller.view.put(pages, 0, 732, 375, 60)
      controller.view.put(label("Under the indicator"), 20, 780, 200, 22)
    }.of(.outsideSafeArea)
    #expect(found.map(\.className) == ["UILabel"])
  }

  @Test("labels of one class that ignore Dynamic Type have one cause")
  func oneClass() throws {
    let found = try findings { controller in
      for index in 0..<3 {
        let text = label("Row \(index)")
        text.font = .systemFont(ofSize: CGFloat(14 + index))
        controller.view.put(text, 20, CGFloat(100 + 40 * index), 100, 22)
      }
    }.of(.ignoresDynamicType)
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(Set(found.map(\.cause)).count == 1)
  }

  @Test("a button with a subtitle comes to rest")
  func subtitle() throws {
    let found = try findings { controller in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Continue"
      configuration.subtitle = "You can change this later"
      let button = UIButton(configuration: configuration)
      controller.view.put(button, 20, 100, 240, 60)
      controller.view.layoutIfNeeded()
    }
    #expect(found.of(.sizeDoesNotSettle).isEmpty && found.of(.repeatedLayout).isEmpty)
  }

  @Test("a button whose attributed title breaks lines otherwise than its label comes to rest")
  func brokenTitle() throws {
    let found = try findings { controller in
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byWordWrapping
      let button = UIButton(type: .system)
      button.titleLabel?.lineBreakMode = .byCharWrapping
      button.setAttributedTitle(
        NSAttributedString(string: "See our help", attributes: [.paragraphStyle: style]),
        for: .normal)
      controller.view.put(button, 20, 100, 240, 48)
      controller.view.layoutIfNeeded()
    }
    #expect(found.of(.sizeDoesNotSettle).isEmpty && found.of(.repeatedLayout).isEmpty)
  }

  final class Restless: UIView {
    var moves = false
    override func layoutSubviews() {
      super.layoutSubviews()
      if moves { subviews.first?.frame.origin.x += 1 }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  @Test(
    "layout that goes on is a note where nothing moves any more",
    arguments: [(false, Severity.note), (true, .warning)])
  func restless(moves: Bool, severity: Severity) throws {
    let found = try findings { controller in
      let view = Restless()
      view.moves = moves
      view.addSubview(UIView())
      controller.view.put(view, 20, 100, 100, 100)
    }.of(.sizeDoesNotSettle)
    #expect(found.map(\.severity) == [severity])
  }

  @Test("a conflict that is over in the end was said in passing")
  func passingConflict() throws {
    func conflict(resolves: Bool) throws -> [Finding] {
      try findings { controller in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
          wide, view.widthAnchor.constraint(equalToConstant: 50),
          view.heightAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
          view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        ])
        controller.view.layoutIfNeeded()
        if resolves { wide.isActive = false }
      }.of(.unsatisfiableConstraints)
    }
    #expect(try conflict(resolves: false).map(\.severity) == [.warning])
    #expect(try conflict(resolves: true).map(\.severity) == [.note])
  }
}
