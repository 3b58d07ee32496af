// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("layout work that is repeated without need")
@MainActor
struct RepeatedWorkTests {
  /// What was done too often while `body` ran in a window.
  private func excess(_ body: (UIViewController) -> Void) throws -> [LayoutWork.Excess] {
    var found: [LayoutWork.Excess] = []
    _ = try findings { controller in
      Runtime.current.turn()
      let work = LayoutWork()
      LayoutWork.current = work
      body(controller)
      Runtime.current.turn()
      LayoutWork.current = nil
      found = work.take()
    }
    return found
  }

  @Test(
    "equal passes of a turn count from the fourth on",
    arguments: [
      (passes: 3, isFound: false), (passes: 4, isFound: true), (passes: 9, isFound: true),
    ])
  func passes(passes: Int, isFound: Bool) throws {
    let view = UIView()
    let found = try excess { controller in
      controller.view.put(view, 0, 100, 100, 100)
      for _ in 0..<passes {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }.filter { $0.kind == .passes }
    #expect(found.map(\.times) == (isFound ? [passes] : []))
    #expect(found.allSatisfy { $0.view === view })
  }

  @Test("passes that lead to something else are work that was needed")
  func changingPasses() throws {
    let view = UIView()
    let found = try excess { controller in
      controller.view.put(view, 0, 100, 100, 100)
      for step in 0..<9 {
        view.put(UIView(), 0, CGFloat(step), 10, 1)
        view.layoutIfNeeded()
      }
    }
    #expect(found.isEmpty)
  }

  final class TwiceCell: UITableViewCell {
    static let words = "Some words"
    var isChanged = false

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let text = label(Self.words, lines: 0)
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      _ = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if isChanged, let text = contentView.subviews.first as? UILabel {
        text.text = text.text == Self.words ? "Other words" : Self.words
      }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  final class Source: NSObject, UITableViewDataSource {
    var isChanged = false
    var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard cells.isEmpty else { return cells[indexPath.row] }
      let cell = TwiceCell(style: .default, reuseIdentifier: nil)
      cell.isChanged = isChanged
      return cell
    }
  }

  @Test(
    "a cell that is measured twice for one answer, with nothing changed between",
    arguments: [false, true])
  func measurements(isChanged: Bool) throws {
    let source = Source()
    source.isChanged = isChanged
    let found = try excess { controller in
      let table = controller.view.put(UITableView(), 0, 100, 300, 400)
      table.estimatedRowHeight = 60
      table.dataSource = source
    }
    #expect(found.map(\.kind) == (isChanged ? [] : Array(repeating: .measurements, count: 3)))
    #expect(found.allSatisfy { $0.times == 2 })
  }

  final class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test(
    "rows of a table that is reloaded and laid out in between are measured again",
    arguments: [1, 2, 3])
  func rows(times: Int) throws {
    let source = PlainSource()
    let found = try excess { controller in
      let table = controller.view.put(UITableView(), 0, 100, 300, 400)
      table.dataSource = source
      for _ in 0..<times {
        table.reloadData()
        table.layoutIfNeeded()
      }
    }.filter { $0.kind == .rows }
    #expect(found.map(\.times) == (times > 1 ? [times] : []))
    #expect(found.map(\.count) == (times > 1 ? [3] : []))
  }

  @Test("a finding names the work, its number and where it was asked for")
  func words() throws {
    let view = UIView()
    let found = try excess { controller in
      controller.view.put(view, 0, 100, 100, 100)
      for _ in 0..<6 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    let fault = try #require(found.first.map { ConsoleFault($0).fault })
    #expect(fault.kind == .repeatedLayout && fault.measure == 6)
    #expect(
      fault.words().message == "it is laid out 6 times in one turn, with the same result each time")
  }
}
