// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@testable import Inspection

@Suite("what is not there, or in the way of others")
@MainActor
struct MissedTests {
  // MARK: Labels without room

  /// A row of two labels, 300 wide; the second keeps its width by force.
  ///
  /// - Parameter closing: How strongly the app asks the first to be 0 wide.
  private func squeezed(
    _ greedy: CGFloat, closing: UILayoutPriority? = nil
  ) throws -> [Finding] {
    try findings { controller in
      let (name, value) = (label("Name of the thing"), label("Value"))
      let row = UIView()
      for view in [row, name, value] { view.translatesAutoresizingMaskIntoConstraints = false }
      controller.view.addSubview(row)
      row.addSubview(name)
      row.addSubview(value)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        row.widthAnchor.constraint(equalToConstant: 300),
        name.topAnchor.constraint(equalTo: row.topAnchor),
        name.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        value.topAnchor.constraint(equalTo: row.topAnchor),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        value.widthAnchor.constraint(equalToConstant: greedy),
      ])
      if let closing {
        let closed = name.widthAnchor.constraint(equalToConstant: 0)
        closed.priority = closing
        closed.isActive = true
      }
    }.of(.textWithoutRoom)
  }

  @Test("a label of which its neighbour leaves nothing is an error")
  func emptyLabel() throws {
    let found = try squeezed(300)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("Name of the thing") == true)
    #expect(try squeezed(100).isEmpty)
  }

  @Test("a label that the app closes itself is meant; a wish that content overrides closes nothing")
  func closedLabel() throws {
    #expect(try squeezed(300, closing: .required).isEmpty)
    #expect(try squeezed(300, closing: .defaultLow).count == 1)
  }

  // MARK: Boxes

  @Test(
    "a text that grows out of its painted box is told; out of a box that paints nothing it is not",
    arguments: [(true, 1), (false, 0)])
  func box(paints: Bool, count: Int) throws {
    func found(_ height: CGFloat) throws -> [Finding] {
      try findings { controller in
        let box = controller.view.put(UIView(), 20, 100, 200, height)
        if paints { box.backgroundColor = .systemTeal }
        let text = label("Several words that take more than one line in here", lines: 0)
        let needed = text.sizeThatFits(CGSize(width: 180, height: 1000)).height
        box.put(text, 10, 8, 180, needed)
      }.of(.overflowingContent)
    }
    #expect(try found(30).count == count)
    #expect(try found(120).isEmpty)
  }

  @Test("a badge on the edge of a box is meant")
  func badge() throws {
    let found = try findings { controller in
      let box = controller.view.put(UIView(), 20, 100, 60, 60)
      box.backgroundColor = .systemTeal
      box.put(label("3"), 55, -10, 20, 22)
    }
    #expect(found.of(.overflowingContent).isEmpty)
  }

  // MARK: Rows

  final class Rows: NSObject, UITableViewDataSource {
    let hangs: Bool
    init(hangs: Bool) { self.hangs = hangs }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let text = label("Three lines of text in a row that has room for one only", lines: 0)
      cell.contentView.put(text, 10, 10, 150, hangs ? 70 : 22)
      return cell
    }
  }

  @Test("a text that hangs out of its row over the next is told", arguments: [true, false])
  func neighbour(hangs: Bool) throws {
    let rows = Rows(hangs: hangs)
    let found = try findings { controller in
      let table = UITableView(frame: controller.view.bounds)
      table.rowHeight = 44
      table.dataSource = rows
      controller.view.addSubview(table)
    }.of(.overlappingViews)
    #expect(found.contains { $0.message.contains("out of its cell") } == hangs)
  }

  @Test("rows are read through a bar that paints nothing", arguments: [true, false])
  func clearBar(isClear: Bool) throws {
    let rows = Rows(hangs: false)
    let found = try onScreen(
      in: { controller in
        let navigation = UINavigationController(rootViewController: controller)
        let appearance = UINavigationBarAppearance()
        isClear
          ? appearance.configureWithTransparentBackground()
          : appearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        controller.title = "Three lines"
        return navigation
      },
      { controller in
        let table = UITableView(frame: controller.view.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = rows
        controller.view.addSubview(table)
      }
    ) { configuration, _ in
      var number = 0
      return FaultBook(screen: "Test").look(
        at: UIApplication.shared.windows, in: configuration, next: &number
      ).written.map(\.finding.finding)
    }.of(.outsideSafeArea)
    #expect(found.contains { $0.message.contains("paints nothing") } == isClear)
  }

  @Test(
    "rows behind a screen that lies over them are not read through its bar",
    arguments: [true, false])
  func coveredRows(isOpaque: Bool) throws {
    let rows = Rows(hangs: false)
    let found = try findings { controller in
      let menu = UITableView(frame: controller.view.bounds)
      menu.contentInsetAdjustmentBehavior = .never
      menu.rowHeight = 44
      menu.dataSource = rows
      controller.view.addSubview(menu)
      let home = UIViewController()
      home.title = "Three lines"
      home.view.backgroundColor = isOpaque ? .white : nil
      let navigation = UINavigationController(rootViewController: home)
      controller.addChild(navigation)
      controller.view.addSubview(navigation.view)
      navigation.didMove(toParent: controller)
    }.of(.outsideSafeArea)
    #expect(found.contains { $0.message.contains("paints nothing") } == !isOpaque)
  }

  // MARK: Images

  @Test(
    "an image that is not there is told; a symbol nobody knows is for a person to judge",
    arguments: [
      (false, Severity?.none, "no image named 'x'"), (true, .needsReview, "symbol named"),
    ])
  func missing(isSymbol: Bool, severity: Severity?, words: String) throws {
    let issue = LayoutIssue(.missingImage(name: "x", isSymbol: isSymbol, text: ""), view: nil)
    let fault = try #require(ConsoleFault(issue)).fault
    #expect(fault.kind == .missingImage && fault.severity == severity)
    #expect(fault.words().message.contains(words))
  }

  @Test("a font that cannot be shown is told once for all screens")
  func unusable() throws {
    let issue = LayoutIssue(
      .unusableResource(name: "font 'A.ttf'", reason: "it is no font file", remedy: "", text: ""),
      view: nil)
    let fault = try #require(ConsoleFault(issue)).fault
    #expect(fault.kind == .unusableResource && fault.severity == nil)
    #expect(fault.words().message == "font 'A.ttf': it is no font file")
    #expect(fault.words().cause == "font 'A.ttf'")
  }

  @Test("a length without end is told with its source and the method that answers it")
  func large() throws {
    let issue = LayoutIssue(
      .largeNumber(.infinity, source: "rowHeight"), view: nil,
      origin: .answer(type: "Feed", word: "rowHeight"))
    let fault = try #require(ConsoleFault(issue)).fault
    #expect(fault.kind == .largeNumber && fault.severity == nil)
    let words = fault.words()
    #expect(words.message == "rowHeight gives inf points")
    #expect(words.place == SourcePlace(file: "override:Feed:rowHeight", line: 0))
  }

  @Test(
    "a number that UIKit raises for is told without addresses; of a screen alone it needs review")
  func refused() throws {
    let issue = LayoutIssue(
      .refusedNumber(
        exception: "CALayerInvalidGeometry",
        text: "CALayer position contains NaN: [nan 1]. Layer: <CALayer:0x1234>"),
      view: nil, origin: .answer(type: "Feed", word: "rowHeight"))
    let fault = try #require(ConsoleFault(issue)).fault
    #expect(fault.kind == .refusedNumber && fault.severity == nil)
    #expect(
      fault.words().message == "CALayerInvalidGeometry: CALayer position contains NaN: [nan 1]")
    #expect(fault.words().place == SourcePlace(file: "override:Feed:rowHeight", line: 0))
    #expect(ConsoleFault(issue, isOnOwnWay: false)?.fault.severity == .needsReview)
  }

  @Test("a view of no end is told, one that is only measured without end and a hidden one are not")
  func endlessViews() throws {
    func found(_ length: CGFloat, isHidden: Bool = false) throws -> [String] {
      try findings { controller in
        let view = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: length))
        view.isHidden = isHidden
        controller.view.addSubview(view)
      }.of(.largeNumber).map(\.message)
    }
    #expect(try found(.infinity) == ["the view is inf points long or away"])
    #expect(try found(2e9) == ["the view is 2000000000.0 points long or away"])
    #expect(try found(9e8).isEmpty)
    #expect(try found(.infinity, isHidden: true).isEmpty)
  }

  @Test("a number is said however large it is")
  func numbers() {
    #expect(short(1.26) == "1.3" && short(2) == "2")
    #expect(whole(-3.7) == "-3" && whole(1e12) == "1000000000000")
    #expect(short(1e300) == "1e+300" && whole(.infinity) == "inf" && whole(.nan) == "nan")
  }

  @Test("an empty name asks for nothing")
  func noName() {
    let issue = LayoutIssue(.missingImage(name: "", isSymbol: false, text: ""), view: nil)
    #expect(ConsoleFault(issue)?.fault.kind == nil)
  }
}
