// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Metatypes of which the text says no type (Documentation/SourceLowering.md §4.5).
@Suite("Metatypes from anywhere", .serialized, .enabled(if: TrialApp.isInstalled))
struct UnknownMetatypeTests {
  @Test("metatypes that come from anywhere make views and controllers")
  func fromAnywhere() throws {
    let text =
      MetatypeTests.declarations + """

        final class Item {
          let title = "item"
          let screen: UIViewController.Type?
          init(_ screen: UIViewController.Type? = nil) { self.screen = screen }
        }
        enum Page {
          case shows(UIViewController.Type), nothing
          var screen: UIViewController.Type? { if case .shows(let type) = self { type } else { nil } }
        }
        struct Menu {
          let rows: [(name: String, screen: UIViewController.Type)] = [("own", Own.self)]
          let items = [Item(), Item(Own.self)]
          let byName: [String: Item] = ["nibbed": Item(Nibbed.self)]
          func screen(for index: Int) -> UIViewController.Type { index == 0 ? Own.self : Plain.self }
          func badge(_ name: String) -> UIView.Type? { name == "badge" ? Badge.self : nil }
        }
        struct Blank { var word = "blank" }
        func word(_ made: UIViewController?) -> String {
          (made as? Own)?.word ?? (made as? Nibbed)?.word ?? (made == nil ? "none" : "plain")
        }
        @main struct Program {
          @MainActor static func main() {
            let menu = Menu()
            if let type = menu.items[1].screen { print(word(type.init())) }
            guard let screen = menu.byName["nibbed"]?.screen else { return }
            print(word(screen.init()), word(screen.init(nibName: nil, bundle: nil)))
            if case .shows(let type) = Page.shows(Plain.self) { print(word(type.init())) }
            switch Page.shows(Own.self) {
            case .shows(let type): print(word(type.init()))
            case .nothing: break
            }
            for (name, type) in menu.rows { print(name, word(type.init())) }
            for row in menu.rows { print(word(row.screen.init()), word(row.1.init())) }
            print(menu.items.compactMap { $0.screen?.init() }.map { word($0) })
            print(menu.items.compactMap(\\.screen).map { word($0.init()) })
            print(word(menu.screen(for: 0).init()), word(menu.screen(for: 1).init()))
            print(menu.badge("badge")?.init().frame.width ?? 0, menu.badge("x") == nil)
            print(word(Page.shows(Nibbed.self).screen?.init()), word(Page.nothing.screen?.init()))
            let blank = Blank()
            print(type(of: blank).init().word)
          }
        }
        """
    #expect(
      try MetatypeTests.output(text) == [
        "own", "nibbed nibbed", "plain", "own", "own own", "own own", "[\"own\"]", "[\"own\"]",
        "own plain", "7.0 true", "nibbed none", "blank",
      ])
  }

  @Test("a metatype of a protocol that asks for the initialiser is left alone")
  func protocolMetatype() throws {
    let text = """
      import UIKit
      protocol Step { init(); var word: String { get } }
      struct First: Step { var word: String { "first" } }
      final class Last: Step { init() {}; var word: String { "last" } }
      struct Plan { var step: Step.Type? }
      @main struct Program {
        @MainActor static func main() {
          for plan in [Plan(step: First.self), Plan(step: Last.self), Plan()] {
            if let step = plan.step { print(step.init().word) }
          }
        }
      }
      """
    #expect(try MetatypeTests.output(text) == ["first", "last"])
  }
}
