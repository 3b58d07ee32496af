// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing

@testable import CLI

/// Which classes coverage counts (Documentation/Exploration.md §10).
@Suite("The view controllers that sources declare")
struct ControllerClassesTests {
  private let classes = ControllerClasses([
    (
      "A.swift",
      """
      import UIKit
      class Base: UIViewController {}
      final class Feed: Base, UITableViewDataSource {}
      // class Old: UIViewController {}
      @objc(Tabs) public class Tabs: UITabBarController {}
      class Model: NSObject {}
      """
    ),
    (
      "B.swift",
      """
      open class Generic<T>: UIKit.UITableViewController {}
        class Inner: Generic<Int> {}
      class Transition: UIPresentationController {}
      let host = UIHostingController(rootView: ProfileView(name: ""))
      """
    ),
  ])

  @Test("those that come from UIKit's controllers, through others of the app too")
  func names() {
    #expect(classes.entries.map(\.name) == ["Base", "Feed", "Tabs", "Generic", "Inner"])
    #expect(classes.isBase("Base"))
    #expect(!classes.isBase("Feed"))
  }

  @Test("what the app calls a controller, and is a plain class of its own, is no view controller")
  func plainClasses() {
    let text = """
      class FlowController {
        class var shared: FlowController? { nil }
      }
      class MapFlow: FlowController {}
      class Library: DrawerController {}
      class BaseFlow {}
      class HomeViewController: BaseFlow {}
      """
    #expect(ControllerClasses([("A.swift", text)]).entries.map(\.name) == ["Library"])
  }

  @Test("places are those of the names")
  func places() {
    #expect(classes.entries.map(\.place.description).first == "A.swift:2:7")
    #expect(classes.entries.last?.place.description == "B.swift:2:9")
  }

  @Test(
    "who names a class: types around it, files and documents; not itself and not its subclasses")
  func makers() {
    let classes = ControllerClasses(
      [
        (
          "Menu.swift",
          """
          class Menu: UIViewController {
            struct Item { let leads = Detail.self }
            func edit() { present(Editor(), animated: true) }
          }
          extension Menu { func again() -> Editor { Editor() } }
          class Detail: UIViewController { let me = Detail.self }
          class Editor: UIViewController {}
          """
        ),
        ("Rest.swift", "class Special: Editor {}\nlet start = Menu()\n// Lost()"),
        ("Lost.swift", "class Lost: UIViewController {}"),
      ], documents: [("Main.storyboard", #"<viewController customClass="Special"/>"#)])
    #expect(classes.mentions(of: "Detail") == ["Menu"])
    #expect(classes.mentions(of: "Editor") == ["Menu"])
    #expect(classes.mentions(of: "Menu") == ["Rest.swift"])
    #expect(classes.mentions(of: "Special") == ["Main.storyboard"])
    #expect(classes.mentions(of: "Lost").isEmpty)
  }

  @Test("why a class was missed: who would lead there, and what ended the search")
  func reasons() throws {
    let classes = ControllerClasses([
      (
        "A.swift",
        """
        class Menu: UIViewController { let next = [Detail.self] }
        class Detail: UIViewController { let next = Deep() }
        class Deep: UIViewController {}
        """
      )
    ])
    func reason(_ name: String, _ ending: ExplorationSummary.Ending) throws -> String {
      MissedReasons(
        classes: classes, seen: ["Menu"],
        exploration: ExplorationSummary(steps: 40, screens: 2, ending: ending), screens: [],
        needs: [:]
      ).reason(for: try #require(classes.entries.first { $0.name == name }))
    }
    #expect(try reason("Detail", .complete) == "no step from Menu led there")
    #expect(
      try reason("Deep", .steps)
        == "behind Detail, which was not reached; not within 40 steps of exploring")
  }

  @Test("why a class was missed: what its build or its maker's lacks, and fields that stay invalid")
  func needsAndFields() throws {
    let classes = ControllerClasses([
      ("Menu.swift", "class Menu: UIViewController { let next = [Detail.self, Inside.self] }"),
      ("Detail.swift", "class Detail: UIViewController {}"),
      ("Inside.swift", "class Inside: UIViewController {}"),
    ])
    func reason(_ name: String, _ needs: [String: String], _ stuck: [String]) throws -> String {
      MissedReasons(
        classes: classes, seen: ["Menu"],
        exploration: ExplorationSummary(steps: 40, screens: 2, ending: .complete), screens: [],
        needs: needs, stuckButtons: { $0 == "Menu" ? stuck : [] }
      ).reason(for: try #require(classes.entries.first { $0.name == name }))
    }
    #expect(
      try reason("Detail", ["Detail.swift": "CoreData"], [])
        == "needs CoreData (Detail.swift); no step from Menu led there")
    #expect(
      try reason("Detail", ["Menu.swift": "AVKit"], [])
        == "needs AVKit (Menu.swift); no step from Menu led there")
    #expect(
      try reason("Inside", [:], ["Log In"])
        == "Menu: fields stay invalid: 'Log In' is disabled when they are filled; give texts in "
        + "snug.json; no step from Menu led there")
  }

  @Test("hosted SwiftUI views are named, however the host is spelled")
  func hosted() {
    #expect(classes.hosted.map(\.name) == ["ProfileView"])
    let spelled = ControllerClasses([
      (
        "C.swift",
        """
        import SwiftUI
        class Host: UIHostingController<TileView> {
          init() { super.init(rootView: TileView()) }
          init(rootView: Other) { super.init(rootView: rootView) }
        }
        class Any<Content: View>: UIHostingController<Content> {}
        let a = UIHostingController<CardView>(rootView: card)
        let b: UIHostingController<AnyView> = .init(rootView: AnyView(MenuView().bold()))
        let c = UIHostingController(rootView: model.screen)
        let d = UIHostingController(rootView: .init())
        let e = UIHostingController(rootView: self)
        let f = UIHostingController(rootView: style.content.rootView)
        cell.contentConfiguration = UIHostingConfiguration { [weak self] in
          RowView(text: "")
        }
        func show(rootView: UIView) {}
        """
      )
    ])
    #expect(
      spelled.hosted.map(\.name)
        == ["TileView", "TileView", "CardView", "card", "MenuView", "model.screen", "RowView"])
    #expect(spelled.entries.map(\.name) == ["Host", "Any"])
    #expect(spelled.entries.map(\.hostsSwiftUI) == [true, true])
  }

  @Test("controllers of aliases, of libraries, of Objective-C, and whatever was in sight")
  func others() {
    let classes = ControllerClasses(
      [
        (
          "A.swift",
          """
          typealias Screen = UIKit.UIViewController & Themed
          class Start: Screen {}
          class Pages: PagingController {}
          class LoginViewController: ScreenKit.Form {}
          class Old: LegacyList {}
          class Shown: Sheet {}
          class Cards: NSFetchedResultsController {}
          class Store: StateMachine {}
          protocol Presenting {}
          class FakeViewController: Presenting {}
          """
        )
      ],
      foreign: [
        (
          "Old.h",
          "// @interface Gone : UIViewController\n@interface LegacyList : UITableViewController"
        ),
        (
          "Old.m",
          "@interface LegacyList () <UISearchBarDelegate>\n@end\n@interface Model : NSObject"
        ),
      ], seen: ["Shown"])
    #expect(
      classes.entries.map(\.name)
        == ["Start", "Pages", "LoginViewController", "Old", "Shown", "LegacyList"])
    #expect(classes.entries.filter(\.isForeign).map(\.place.description) == ["Old.h:2:12"])
    #expect(classes.isBase("LegacyList"))
  }
}
