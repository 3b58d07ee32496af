// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@testable import Inspection

/// An iPhone X is 375 × 812 points, and 812 × 375 when turned.
@Suite("sizes that stay through a change")
@MainActor
struct StaleTests {
  private let start = Configuration(device: "iPhone X")
  private let end = Configuration(device: "iPhone X", orientation: .landscape)

  /// What is told of a screen that is turned, against a launch on a turned device.
  private func turned(_ fill: @escaping (UIViewController) -> Void) throws -> [Fault] {
    let fresh = try onScreen(orientation: .landscape, fill) { _, _ in
      ScreenSketch(UIApplication.shared.windows)
    }
    return try onScreen(fill) { _, _ in
      let before = ScreenSketch(UIApplication.shared.windows)
      #expect(UIApplication.shared.rotate(to: .landscapeLeft))
      for _ in 0..<4 { Runtime.current.turn() }
      return ScreenSketch(UIApplication.shared.windows).faults(
        since: before, against: fresh, after: SettingChange(start: start, end: end))
    }
  }

  /// What is told of a screen whose text size changes, against a launch at that size.
  private func enlarged(_ fill: @escaping (UIViewController) -> Void) throws -> [Fault] {
    let end = Configuration(device: "iPhone X", textSize: .ax5)
    let fresh = try onScreen(textSize: .ax5, fill) { _, _ in
      ScreenSketch(UIApplication.shared.windows)
    }
    return try onScreen(fill) { _, _ in
      let before = ScreenSketch(UIApplication.shared.windows)
      UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
      for _ in 0..<4 { Runtime.current.turn() }
      return ScreenSketch(UIApplication.shared.windows).faults(
        since: before, against: fresh, after: SettingChange(start: start, end: end))
    }
  }

  @Test("a label that keeps its font has a switch; those of UIKit's own views are its affair")
  func keptFonts() throws {
    let own = try enlarged { controller in
      let text = label("Kept")
      text.adjustsFontForContentSizeCategory = false
      controller.view.put(text, 20, 100, 300, 80)
    }
    #expect(own.first?.words().remedy.contains("adjustsFontForContentSizeCategory") == true)

    let placeholder = try enlarged { controller in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
      configuration.textProperties.font = .systemFont(ofSize: size)
      controller.view.put(
        UIContentUnavailableView(configuration: configuration), 0, 100, 375, 500)
    }
    let kept = try #require(placeholder.first { $0.detail == "kept" })
    #expect(!kept.words().remedy.contains("adjustsFontForContentSizeCategory"))
    #expect(!kept.words().reason.contains("adjustsFontForContentSizeCategory"))
  }

  /// Puts a list on the whole screen, which it follows.
  private func fill(_ view: UIView, with list: UIView) {
    let screen = UIScreen.main.bounds
    view.put(list, 0, 0, screen.width, screen.height).autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
  }

  @Test("a width taken from the screen once is told with the rule that it broke")
  func keptWidth() throws {
    let faults = try turned { controller in
      controller.view.put(UIView(), 20, 100, UIScreen.main.bounds.width - 40, 50)
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1 && fault.kind == .staleSize && fault.measure == 812 - 375)
    let words = fault.words()
    #expect(words.message.contains("still 335 × 50 pt; 772 × 50 pt is right"))
    #expect(words.reason.contains("less 40 pt"))
  }

  @Test("a share of the screen and columns are rules too", arguments: [2, 3])
  func columns(count: Int) throws {
    let faults = try turned { controller in
      let width = (UIScreen.main.bounds.width - CGFloat(10 * (count + 1))) / CGFloat(count)
      controller.view.put(UIView(), 10, 100, width, 50)
    }
    #expect(faults.map(\.kind) == [.staleSize])
  }

  @Test("a width that follows, and one that is the same in all launches, are right")
  func sound() throws {
    let faults = try turned { controller in
      let view = controller.view.put(UIView(), 20, 100, UIScreen.main.bounds.width - 40, 50)
      view.autoresizingMask = .flexibleWidth
      controller.view.put(UIView(), 20, 200, 300, 50)
    }
    #expect(faults.isEmpty)
  }

  @Test("of a size that follows no rule neither can be shown to be wrong")
  func unknown() throws {
    // 111 × 50 upright and 337 × 91 turned: of neither screen a share, a rest or a column.
    let faults = try turned { controller in
      let isWide = UIScreen.main.bounds.width > 700
      controller.view.put(UIView(), 20, 100, isWide ? 337 : 111, isWide ? 91 : 50)
    }
    #expect(faults.isEmpty)
  }

  @Test("views with other texts are not compared")
  func otherTexts() throws {
    var launches = 0
    let faults = try turned { controller in
      launches += 1
      let box = controller.view.put(UIView(), 20, 100, UIScreen.main.bounds.width - 40, 50)
      box.put(label("Launch \(launches)"), 0, 0, 200, 22)
    }
    #expect(launches == 2)
    #expect(faults.isEmpty)
  }

  @Test("an axis that was chosen once is told")
  func axis() throws {
    let faults = try turned { controller in
      let stack = UIStackView(arrangedSubviews: [label("One"), label("Two")])
      stack.axis = UIScreen.main.bounds.width > 700 ? .horizontal : .vertical
      controller.view.put(stack, 20, 100, 200, 100)
    }
    #expect(faults.map(\.detail) == ["axis"])
  }

  final class Edge: UITableViewHeaderFooterView {}

  final class Edges: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { Edge() }
    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { Edge() }
  }

  @Test("a header and a footer of one class are told apart, whichever lies before the other")
  func edges() throws {
    let source = Edges()
    let names = try onScreen { controller in
      let list = UITableView(frame: .zero, style: .grouped)
      list.dataSource = source
      list.delegate = source
      fill(controller.view, with: list)
    } asking: { _, _ in
      ScreenSketch(UIApplication.shared.windows).order.compactMap { path in
        path.split(separator: "/").last.map(String.init)
      }
    }
    let edges = names.filter { $0.contains("Edge") }
    #expect(edges.count { $0.hasSuffix("(header 0)") } == 1, "\(edges)")
    #expect(edges.count { $0.hasSuffix("(footer 0)") } == 1, "\(edges)")
  }

  /// Answers with a quarter of the height that it found first.
  final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate {
    private lazy var height = UIScreen.main.bounds.height / 4

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
  }

  @Test("a delegate that keeps its first answer is named")
  func keptAnswer() throws {
    var keepers: [Keeper] = []
    let faults = try turned { controller in
      let list = UITableView()
      let keeper = Keeper()
      keepers.append(keeper)
      list.dataSource = keeper
      list.delegate = keeper
      fill(controller.view, with: list)
    }
    let reasons = faults.map { $0.words().reason }
    #expect(
      reasons.contains { $0.contains("Keeper.tableView(_:heightForRowAt:) still answers 203.") },
      "\(reasons)")
  }

  @Test("a constant that holds the size is the line to look at")
  func constant() throws {
    let faults = try turned { controller in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width),
        view.heightAnchor.constraint(equalToConstant: 40),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      ])
    }
    #expect(faults.first?.words().reason.contains("A constraint holds it at 375 pt.") == true)
  }
}
