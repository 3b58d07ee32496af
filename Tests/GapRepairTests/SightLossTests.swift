// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// What is missing only where an object of its class is in sight (Documentation/Gaps.md §6.15).
@Suite("What goes and hands nothing on")
struct SightLossTests {
  /// Plans a statement of a controller's method.
  private static func planned(
    _ statement: String, at place: String, _ says: String, members: String = "",
    type: String = "Page: UIViewController", function: String = "func f(_ given: UILabel)"
  ) -> String {
    let text = PlannedFile(
      """
      class \(type) {
        let label = UILabel()
        let map = MKMapView()
        \(members)
        \(function) {
          \(statement)
          print(1)
        }
      }
      """
    ).plan((place, says))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[5].trimmingPrefix { $0 == " " }.description
  }

  private static let inSight = "snugLacks(Page.self, \"X\")"
  private static let anywhere = "snugLeftOut(\"X\")"
  private static let noColour = "cannot find 'Palette' in scope"

  @Test(
    "what a class's own views look like is missing of its objects",
    arguments: [
      "label.textColor = Palette.text", "self.label.font = Palette.font(of: 3)",
      "label.layer.borderColor = Palette.line.cgColor", "view.backgroundColor = Palette.ground",
      "view.addSubview(Palette.ground)",
      "label.topAnchor.constraint(equalTo: view.topAnchor, constant: Palette.gap).isActive = true",
    ])
  func looks(statement: String) {
    #expect(Self.planned(statement, at: "Palette", Self.noColour) == Self.inSight)
  }

  @Test(
    "what a library would tell of a view later has not happened yet, what it does at once is lost")
  func events() {
    let lacks = "value of type 'UILabel' has no member 'kit'"
    for later in [
      "label.kit.addPull { self.done() }", "label.kit.header = Header { self.done() }",
      "label.kit.onTap(self)",
    ] {
      #expect(Self.planned(later, at: "kit", lacks) == Self.inSight, "\(later)")
    }
    for now in ["label.kit.apply { self.done() }", "given.kit.onTap { self.done() }"] {
      #expect(Self.planned(now, at: "kit", lacks) == Self.anywhere, "\(now)")
    }
  }

  @Test(
    "content, other objects' views and what is handed on are missing of all screens",
    arguments: [
      "label.text = Palette.name", "given.textColor = Palette.text",
      "view.window?.tintColor = Palette.text", "Palette.start()", "present(Palette.page())",
      "label.textColor = Palette.text { self.done() }",
      "label.textColor = store.next(Palette.text)",
      "title = Palette.name", "view.backgroundColor = Palette.ground(of: self)",
      "UIView.appearance().tintColor = Palette.text", "run { label.textColor = Palette.text }",
    ])
  func handedOn(statement: String) {
    let text = Self.planned(statement, at: "Palette", Self.noColour)
    #expect(!text.contains("snugLacks"), "\(text)")
  }

  @Test("a missing member of a framework's view that is only set", arguments: [true, false])
  func setting(isPlain: Bool) {
    let value = isPlain ? "false" : "store.points"
    #expect(
      Self.planned(
        "map.showsHeat = \(value)", at: "showsHeat",
        "value of type 'MKMapView' has no member 'showsHeat'")
        == (isPlain ? Self.inSight : Self.anywhere))
  }

  @Test(
    "a missing view of its own goes with all that is done to it, unless it is given away",
    arguments: [
      ("badge.show(label.text)", Self.inSight), ("badge.delegate = self", Self.anywhere),
      ("badge.onTap = { }", Self.anywhere), ("badge.load(makeRows())", Self.anywhere),
    ])
  func missingView(statement: String, mark: String) {
    let planned = PlannedFile(
      """
      class Page: UIViewController {
        func makeRows() -> [Int] { [] }
        func f() {
          let badge = StarView(stars: 3)
          view.addSubview(badge)
          \(statement)
          print(1)
        }
      }
      """)
    let text = planned.plan(("StarView", "cannot find 'StarView' in scope"))
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " }.description }
    #expect(lines[3...5] == [Self.inSight, Self.inSight, mark])
    let given = PlannedFile(
      """
      class Page: UIViewController {
        func f() {
          let badge = StarView(stars: 3)
          badge.alpha = 0.5
          Shelf.badge = badge
        }
      }
      """
    ).plan(("StarView", "cannot find 'StarView' in scope"))
    #expect(given.contains("    \(Self.anywhere)\n    \(Self.anywhere)\n"), "\(given)")
  }

  @Test(
    "only where each object makes the view or a document does",
    arguments: [
      ("@IBOutlet var other: UILabel!", true), ("lazy var other: UILabel = { UILabel() }()", true),
      ("static let other = UILabel()", false), ("weak var other: UILabel?", false),
      ("let other = Shelf.shared.label", false), ("var other = Row()", false),
    ])
  func owned(member: String, isOwn: Bool) {
    #expect(
      Self.planned(
        "other.textColor = Palette.text", at: "Palette", Self.noColour, members: member)
        == (isOwn ? Self.inSight : Self.anywhere))
  }

  @Test(
    "only in methods of views and controllers",
    arguments: [
      ("Page: UIViewController", "override func f()", true), ("Page: UIView", "init()", true),
      ("Page: NSObject", "func f()", false), ("Page: UIView", "static func f()", false),
    ])
  func owners(type: String, function: String, isOfSight: Bool) {
    #expect(
      Self.planned(
        "label.textColor = Palette.text", at: "Palette", Self.noColour, type: type,
        function: function) == (isOfSight ? Self.inSight : Self.anywhere))
  }

  @Test(
    "a member that went is missing of its objects where it only sets up what it is given",
    arguments: [
      ("func f(_ badge: Gone) {}", true),
      ("func f(_ badge: Gone) { label.alpha = 0.5 }", true),
      ("override func f(_ badge: Gone) { super.f(badge) }", true),
      ("func f(_ badge: Gone) { Store.shared.load() }", false),
      ("func f(_ badge: Gone) { count = 3 }", false),
      ("func f(_ badge: Gone) { if count > 3 { label.alpha = 0 } }", false),
      ("static func f(_ badge: Gone) {}", false), ("var badge: Gone?", true),
      ("@Injected var badge: Gone", false), ("override var badge: Gone { .none }", false),
      ("init(_ badge: Gone) {}", false),
    ])
  func members(member: String, isOfSight: Bool) {
    let planned = PlannedFile(
      "class Page: UIViewController {\n  let label = UILabel()\n  \(member)\n}\n")
    let text = planned.plan((at: "Gone", says: "'Gone' is not a member type of struct 'S'"))
    #expect(text.contains(" = snugLacks(Page.self, \"X\", line: 3);") == isOfSight, "\(text)")
    #expect(text.contains(" = snugLeftOut(\"X\", line: 3);") != isOfSight, "\(text)")
  }
}
